import { isCommonPassword } from '../../src/domain/session/commonPassword.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'

let list: Promise<ReadonlySet<string>> | undefined

/** The 49,000 that were found most often in what was stolen elsewhere; loaded with the first password that is chosen. */
const listed = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** What is wrong with a password that keeps all other rules: it is among those that are guessed first. */
export const commonPasswordProblems = async (password: string): Promise<FieldProblems> => {
  const known = await (list ??= listed())
  return isCommonPassword(password, (text) => known.has(text)) ? { password: { code: 'passwordCommon' } } : {}
}
