import type { AssetDecision, Conflict, Decisions } from './conflictPlan.ts'

/** What a person decided about taken names. */
export interface Decided {
  readonly decided: ReadonlyMap<string, AssetDecision>
  /** For those that are not told one by one. */
  readonly others: AssetDecision | undefined
}

export const UNDECIDED: Decided = { decided: new Map(), others: undefined }

/** One decision about all; what cannot replace anything is renamed instead. */
export const decideAll = (conflicts: readonly Conflict[], decision: AssetDecision): Decided => ({
  others: decision,
  decided: new Map(conflicts.map(({ id, kind, canReplace }) => [id, decision === 'replace' && (kind === 'folder' || !canReplace) ? 'rename' : decision])),
})

/** Whether nothing is left to decide; `total` counts also those that are not told. */
export const isDecided = (conflicts: readonly Conflict[], total: number, { decided, others }: Decided): boolean =>
  others !== undefined || (total === conflicts.length && conflicts.every(({ id }) => decided.has(id)))

/** A folder that should replace another is renamed instead: two folders never become one unseen. */
export const decisionsOf = ({ decided, others }: Decided): Decisions => ({
  items: [...decided].map(([id, decision]) => ({ id, decision })),
  ...(others === undefined ? {} : { assets: others, folders: others === 'replace' ? 'rename' : others }),
})
