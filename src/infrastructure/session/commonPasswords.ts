import { isCommonPassword } from '../../domain/session/commonPassword.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'

/** A list as the server's, as short as can be. */
const LISTED = new Set(['password'])

export const commonPasswordProblems = (password: string): FieldProblems =>
  isCommonPassword(password, (text) => LISTED.has(text)) ? { password: { code: 'passwordCommon' } } : {}
