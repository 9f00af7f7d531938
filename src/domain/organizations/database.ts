import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { line } from '../validation/rules.ts'
import { passwordGiven } from '../session/login.ts'

/** A database given to an organization (specification sections 3 and 5). "Under 30" is at most 29 code points. */
export interface DatabaseForm {
  readonly loginName: string
  readonly host: string
  readonly username: string
  readonly password: string
  readonly name: string
}

/** All of it must be given, since the connection is tested. A host with its domain has 253 characters at most (RFC 1035). */
export const databaseProblems = (form: DatabaseForm): FieldProblems =>
  problemsIn(form, {
    loginName: line(1, 29),
    host: line(1, 253),
    username: line(1, 99),
    password: passwordGiven,
    name: line(1, 29),
  })
