import type { ShownList } from '../../application/selection/selectableRows.ts'
import { countOf, type ModuleCount } from '../../domain/items/moduleCounts.ts'

/** A result as it is acted on as a whole, read or not; undefined: with what lies in the trash among it, that cannot be. */
export const wholeResult = (q: string, total: number, modules: readonly ModuleCount[]): ShownList['found'] => (countOf(modules) === total ? { q, modules } : undefined)
