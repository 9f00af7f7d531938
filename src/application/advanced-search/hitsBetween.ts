import * as Result from 'effect/Result'
import type { SearchHit } from '../search/SearchGateway.ts'
import type { AdvancedSearchGateway, ResultList } from './AdvancedSearchGateway.ts'
import { RESULT_PAGE } from './searchResults.machine.ts'

/** Hits of a result from one place to another, both included, read in their order; undefined: they could not be read. */
export type HitsBetween = (list: ResultList, from: number, to: number, signal: AbortSignal) => Promise<readonly SearchHit[] | undefined>

export const hitsBetween =
  (advancedSearches: Pick<AdvancedSearchGateway, 'results'>): HitsBetween =>
  async (list, from, to, signal) => {
    const hits: SearchHit[] = []
    for (let at = from; at <= to; at += RESULT_PAGE) {
      const page = await advancedSearches.results({ ...list, from: at, limit: Math.min(RESULT_PAGE, to - at + 1) }, signal)
      if (Result.isFailure(page)) return undefined
      hits.push(...page.success.items)
    }
    return hits
  }
