import { emailKey } from '../validation/patterns.ts'
import { tidy } from '../validation/text.ts'
import type { ContactForm } from './contact.ts'
import { foldedName } from './folding.ts'

type Named = Pick<ContactForm, 'firstName' | 'lastName'>
type Person = Named & Pick<ContactForm, 'email' | 'phone'>

/** Neither can stand in a name. */
const BETWEEN = '\u001F'

/** What the names of two contacts are compared by: first and last name without case, accents and doubled blanks. */
export const contactNameKey = ({ firstName, lastName }: Named): string => `${foldedName(firstName)}${BETWEEN}${foldedName(lastName)}`

/** A phone number without what only makes it readable. 00 in front is a plus. */
const phoneKey = (phone: string): string => tidy(phone).replace(/[^0-9+]/g, '').replace(/^00/, '+')

const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other

/** What persons are compared by, folded once. */
export interface PersonKeys {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export const personKeys = (person: Person): PersonKeys => ({ name: contactNameKey(person), email: emailKey(person.email), phone: phoneKey(person.phone) })

/** Whether two contacts are the same person: of the same name, unless both have an e-mail or both have a phone that tells them apart. */
export const areSame = (one: PersonKeys, other: PersonKeys): boolean => one.name === other.name && !differ(one.email, other.email) && !differ(one.phone, other.phone)

export const isSamePerson = (one: Person, other: Person): boolean => areSame(personKeys(one), personKeys(other))
