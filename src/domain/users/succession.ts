import type { FieldProblems } from '../validation/problem.ts'
import type { Account } from './account.ts'
import type { VerdictOnMany } from './many.ts'

/** What users leave when they are deleted: what somebody else can look after, and what ends with them. */
export interface Leavings {
  /** What they added, or look after for somebody deleted before; what is in the trash counts. */
  readonly folders: number
  readonly assets: number
  /** Moves, copies and the like that wait for their turn: they are not carried out any more. What is under way already is. */
  readonly jobs: number
  /** Zips that nobody else can fetch. */
  readonly zips: number
  /** Files on their way, which do not arrive. */
  readonly uploads: number
}

export interface VerdictOnDeletion extends VerdictOnMany {
  readonly leaves: Leavings
}

export const leavesHoldings = ({ folders, assets }: Leavings): boolean => folders + assets > 0

/**
 * Why somebody cannot look after what others leave; `candidate` is undefined where the organization has no such user. Who is invited may never
 * come, and who is blocked can do nothing about it.
 */
export const successorProblems = (candidate: Pick<Account, 'id' | 'state'> | undefined, leaving: readonly string[]): FieldProblems =>
  candidate?.state === 'active' && !leaving.includes(candidate.id) ? {} : { successorId: { code: 'notAnOption' } }

/** Who looks after whose things, once `leaving` are gone as well. Flat: nobody who is gone looks after anything. */
export const successionAfter = (before: ReadonlyMap<string, string>, leaving: readonly string[], successorId: string | null): ReadonlyMap<string, string> => {
  const orphans = [...before].filter(([, successor]) => leaving.includes(successor)).map(([id]) => id)
  const after = new Map(before)
  for (const id of [...leaving, ...orphans]) {
    if (successorId === null) after.delete(id)
    else after.set(id, successorId)
  }
  return after
}
