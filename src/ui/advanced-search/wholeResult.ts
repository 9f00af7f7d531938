import type { ResultList, ResultSummary } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { HitsBetween } from '../../application/advanced-search/hitsBetween.ts'
import { firstUnread, indexAt, placeAt, type Runs } from '../../application/lists/runs.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { listedItem, type ShownList } from '../../application/selection/selectableRows.ts'
import { resourceOf } from '../../domain/items/item.ts'
import { countOf } from '../../domain/items/moduleCounts.ts'
import type { LongList } from '../items/useItemPicks.ts'

/** A result as it is acted on as a whole, read or not; undefined: with what lies in the trash among it, or a part of the query that is not understood, that cannot be. */
export const wholeResult = (q: string, total: number, { modules, problems }: ResultSummary): ShownList['found'] =>
  problems.length === 0 && countOf(modules) === total ? { q, modules } : undefined

interface Read {
  readonly hits: readonly SearchHit[]
  readonly runs: Runs
  readonly total: number
  readonly found: ShownList['found']
}

/** A result as it is selected in: rows of a range that have not been read are read for it. */
export const longList = (list: ResultList, { hits, runs, total, found }: Read, hitsBetween: HitsBetween): LongList => {
  const itemAt = (row: number) => {
    const index = indexAt(runs, row)
    return index === undefined ? undefined : hits[index]
  }
  return {
    ...(found === undefined ? {} : { found }),
    total,
    itemAt,
    rowOf: (id) => placeAt(runs, hits.findIndex((hit) => resourceOf(hit).id === id)),
    read: async (from, to, signal) => {
      const first = firstUnread(runs, from, to) === undefined ? indexAt(runs, from) : undefined
      const rows = first === undefined ? await hitsBetween(list, from, to, signal) : hits.slice(first, first + to - from + 1)
      return rows?.map(listedItem)
    },
  }
}
