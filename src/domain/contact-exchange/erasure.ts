import { contactName, type ContactForm } from '../contacts/contact.ts'
import type { Problem } from '../validation/problem.ts'
import { isBlank, tidy } from '../validation/text.ts'

/** What is wrong with the name that is typed before a person is erased; undefined: it is theirs. */
export const erasureProblem = (contact: Pick<ContactForm, 'firstName' | 'lastName'>, typed: string): Problem | undefined => {
  if (isBlank(typed)) return { code: 'required' }
  return tidy(typed) === contactName(contact) ? undefined : { code: 'nameDiffers' }
}
