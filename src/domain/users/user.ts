import { personName } from '../organizations/organization.ts'
import { LANGUAGES } from '../preferences/language.ts'
import { emailAddress } from '../session/login.ts'
import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { line, oneOf, required } from '../validation/rules.ts'

/** A user's raw fields (specification sections 3 and 5). The role is named by its id. */
export interface UserForm {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roleId: string
  /** In which they are written to. */
  readonly language: string
}

export const userProblems = (form: UserForm): FieldProblems =>
  problemsIn(form, {
    username: line(2, 255),
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    roleId: required,
    language: oneOf(LANGUAGES),
  })
