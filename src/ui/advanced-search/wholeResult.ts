import type { ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { HitsBetween } from '../../application/advanced-search/hitsBetween.ts'
import type { Runs } from '../../application/lists/runs.ts'
import { listedItem, type ShownList } from '../../application/selection/selectableRows.ts'
import { countOf, type ModuleCount } from '../../domain/items/moduleCounts.ts'
import type { LongList } from '../items/useItemPicks.ts'

/** A result as it is acted on as a whole, read or not; undefined: with what lies in the trash among it, that cannot be. */
export const wholeResult = (q: string, total: number, modules: readonly ModuleCount[]): ShownList['found'] => (countOf(modules) === total ? { q, modules } : undefined)

/** A result as it is selected in: rows that have not been read are read for a range. */
export const longList = (list: ResultList, { runs, found }: { readonly runs: Runs; readonly found: ShownList['found'] }, hitsBetween: HitsBetween): LongList => ({
  ...(found === undefined ? {} : { found }),
  runs,
  read: async (from, to, signal) => (await hitsBetween(list, from, to, signal))?.map(listedItem),
})
