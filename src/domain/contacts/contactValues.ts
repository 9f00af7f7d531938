import type { Names } from '../metadata/names.ts'
import { contactName, type ContactForm } from './contact.ts'
import { foldedName } from './folding.ts'
import { contactNameKey } from './sameness.ts'

/** A contact as a value of an asset names it. */
export interface NamedContact extends Pick<ContactForm, 'firstName' | 'lastName' | 'email'> {
  readonly id: string
}

/** The keys ({@link contactNameKey}) under which a whole name may be kept: wherever its first name ends. */
export const wholeNameKeys = (name: string): readonly string[] => {
  const words = foldedName(name).split(' ')
  return words.slice(1).map((_, at) => contactNameKey({ firstName: words.slice(0, at + 1).join(' '), lastName: words.slice(at + 1).join(' ') }))
}

/** Which contacts texts mean: by the whole name, the e-mail or the identifier, without case and accents. */
export const contactNames = (contacts: readonly NamedContact[]): Names => {
  const names = new Map(contacts.map((contact) => [contact.id, contactName(contact)]))
  const keys = contacts.flatMap((contact) => [contactName(contact), contact.email, contact.id].filter((text) => text !== '').map((text) => [foldedName(text), contact.id] as const))
  const ids = Map.groupBy(keys, ([key]) => key)
  const idsOf = (text: string): readonly string[] => [...new Set((ids.get(foldedName(text)) ?? []).map(([, id]) => id))]
  return {
    nameOf: (id) => names.get(id),
    idsOf,
    idOf: (text) => {
      const [found, ...more] = idsOf(text)
      return more.length === 0 ? found : undefined
    },
  }
}
