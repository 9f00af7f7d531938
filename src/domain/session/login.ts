import { problemsIn } from '../validation/form.ts'
import { email } from '../validation/patterns.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { inOrder, line, maxLength, required, type Rule } from '../validation/rules.ts'
import { codePoints, tidy } from '../validation/text.ts'

/** What somebody signs in with (specification section 2). The organization goes by its name, compared without case. */
export interface LoginForm {
  readonly email: string
  readonly organization: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Code points: of an address (RFC 5321), and of a password, whose hash takes time with its length. */
const MAX_EMAIL_LENGTH = 254
const MAX_PASSWORD_LENGTH = 256

export const emailAddress: Rule = inOrder(required, email, maxLength(MAX_EMAIL_LENGTH))

/** A password is any text, blanks included. */
export const passwordGiven: Rule = (value) => {
  if (value === '') return { code: 'required' }
  return codePoints(value).length > MAX_PASSWORD_LENGTH ? { code: 'tooLong', limit: MAX_PASSWORD_LENGTH } : undefined
}

/** An organization as it is named at the entrance. */
export const organizationName: Rule = line(1, 200)

export const loginProblems = (form: LoginForm): FieldProblems =>
  problemsIn(form, { email: emailAddress, organization: organizationName, password: passwordGiven, rememberMe: () => undefined })

const accountOf = ({ email: address, organization }: LoginForm): string => JSON.stringify([tidy(address).toLowerCase(), tidy(organization).toLowerCase()])

/** Whether two forms name the same account, however they are typed. */
export const isSameAccount = (one: LoginForm, other: LoginForm): boolean => accountOf(one) === accountOf(other)
