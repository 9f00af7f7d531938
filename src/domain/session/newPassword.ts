import { alsoAt, problemsIn } from '../validation/form.ts'
import type { FieldProblems, ProblemCode } from '../validation/problem.ts'
import { inOrder, type Rule } from '../validation/rules.ts'
import { codePoints, isCleanLine, nfc } from '../validation/text.ts'
import { emailAddress, organizationName, passwordGiven } from './login.ts'

/** Code points (specification section 5). */
const MIN_PASSWORD_LENGTH = 8

/** A password as it is hashed: keyboards differ in how they compose letters. */
export const normalizePassword = (password: string): string => nfc(password)

const needs =
  (pattern: RegExp, code: ProblemCode): Rule =>
  (value) =>
    pattern.test(value) ? undefined : { code }

/** "At least 8 characters with one uppercase, one lowercase, one number, one special character" (specification section 5). */
export const newPassword: Rule = inOrder(
  passwordGiven,
  (value) => (isCleanLine(value) ? undefined : { code: 'invalidCharacters' }),
  (value) => (codePoints(nfc(value)).length < MIN_PASSWORD_LENGTH ? { code: 'passwordTooShort', limit: MIN_PASSWORD_LENGTH } : undefined),
  needs(/\p{Lu}/u, 'passwordNeedsUppercase'),
  needs(/\p{Ll}/u, 'passwordNeedsLowercase'),
  needs(/\p{Nd}/u, 'passwordNeedsNumber'),
  needs(/[^\p{L}\p{M}\p{N}\s]/u, 'passwordNeedsSpecial'),
)

export interface NewPasswordForm {
  readonly password: string
  readonly repeat: string
}

export const newPasswordProblems = (form: NewPasswordForm): FieldProblems =>
  alsoAt(
    problemsIn(form, { password: newPassword, repeat: passwordGiven }),
    'repeat',
    normalizePassword(form.password) === normalizePassword(form.repeat) ? undefined : { code: 'passwordsDiffer' },
  )

/** Whose password is to be set anew: an account is an address at an organization. */
export interface ResetPasswordForm {
  readonly email: string
  readonly organization: string
}

export const resetPasswordProblems = (form: ResetPasswordForm): FieldProblems =>
  problemsIn(form, { email: emailAddress, organization: organizationName })
