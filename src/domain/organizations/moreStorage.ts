import { problemsOf } from '../validation/form.ts'
import { atLeast, atMost, integer } from '../validation/numbers.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { inOrder, required } from '../validation/rules.ts'
import { MAX_STORAGE, STORAGE_UNITS } from './storage.ts'

/** Whole gigabytes that an organization of this capacity (bytes) can still be given. */
export const storageRoom = (capacity: number): number => Math.max(0, Math.floor((MAX_STORAGE - capacity) / STORAGE_UNITS.GB))

/** Of the capacity: a quarter, half and as much again. */
const SHARES = [0.25, 0.5, 1]

/** How much more (gigabytes) is offered to ask for: rounded up to whole ones, and no more than can be given. */
export const storageChoices = (capacity: number): readonly number[] => {
  const room = storageRoom(capacity)
  const offered = SHARES.map((share) => Math.min(room, Math.ceil((share * capacity) / STORAGE_UNITS.GB)))
  return room === 0 ? [] : [...new Set(offered)]
}

/** The wish for more storage: whole gigabytes in plain decimal writing. */
export interface StorageWish {
  readonly gigabytes: string
}

export const wishProblems = ({ gigabytes }: StorageWish, capacity: number): FieldProblems =>
  problemsOf({ gigabytes: inOrder(required, integer, atLeast(1), atMost(storageRoom(capacity)))(gigabytes) })
