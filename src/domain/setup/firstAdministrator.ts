import { personName } from '../organizations/organization.ts'
import { problemsIn } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { line } from '../validation/rules.ts'
import { emailAddress } from '../session/login.ts'
import { newPasswordProblems, type NewPasswordForm } from '../session/newPassword.ts'

/** The organization that runs an installation, and its first super administrator. */
export interface FirstAdministratorForm extends NewPasswordForm {
  readonly organization: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export const firstAdministratorProblems = ({ password, repeat, ...form }: FirstAdministratorForm): FieldProblems => ({
  ...problemsIn(form, { organization: line(2, 200), email: emailAddress, firstName: personName, lastName: personName }),
  ...newPasswordProblems({ password, repeat }),
})
