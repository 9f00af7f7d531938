import { sameName } from '../../domain/naming/names.ts'
import type { FoundValue } from './valueFinder.machine.ts'

interface Finding {
  readonly typed: string
  readonly found: readonly FoundValue[]
  /** Null: these are all. */
  readonly next: string | null
}

/** What is meant by what is typed: what is called just so, or else the only one that was found by it. */
export const meantBy = ({ typed, found, next }: Finding): FoundValue | undefined => {
  const called = found.filter(({ label }) => sameName(label, typed))
  if (called.length > 0) return called.length === 1 ? called[0] : undefined
  return found.length === 1 && next === null ? found[0] : undefined
}
