import type { Problem } from '../validation/problem.ts'
import { line } from '../validation/rules.ts'

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string
  readonly name: string
  /** ISO 8601. */
  readonly createdAt: string
  /** Null until the first sign-in by it. */
  readonly usedAt: string | null
}

const rule = line(1, 60)

/** The name is for its owner: by which device it is. */
export const passkeyNameProblem = (name: string): Problem | undefined => rule(name)
