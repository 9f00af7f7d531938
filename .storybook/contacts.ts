import { contactName, EMPTY_CONTACT, type ContactForm } from '../src/domain/contacts/contact.ts'
import type { ShownContacts } from '../src/application/contacts/readingContacts.ts'
import type { Stage } from './library.ts'

/** The contact of the sample with this name. */
export const contactNamed = ({ contacts }: Stage['ports']['keptContacts'], name: string) => {
  const found = [...contacts.values()].find((contact) => contactName(contact) === name)
  if (found === undefined) throw new RangeError(`Nobody is called ${name}`)
  return found
}

/** The id of a category that every organization starts with. */
export const categoryOf = ({ categories }: Stage['ports']['keptContacts'], name: string): string =>
  [...categories.values()].find((category) => category.name === name)?.id ?? ''

export const openContacts = ({ shell }: Pick<Stage, 'shell'>, list: Partial<ShownContacts> = {}): void =>
  shell.contacts.send({ type: 'contacts.opened', list: { inTrash: false, sort: 'lastName', direction: 'asc', ...list } })

/** A form that lacks nothing. */
export const filled = ({ ports }: Pick<Stage, 'ports'>, form: Partial<ContactForm>): ContactForm => ({
  ...EMPTY_CONTACT,
  categoryId: categoryOf(ports.keptContacts, 'Collectors'),
  ...form,
})

/** More contacts than a page holds. */
export const manyContacts = (stage: Pick<Stage, 'ports'>): void => {
  for (let number = 10; number < 70; number += 1) stage.ports.keptContacts.add(filled(stage, { firstName: `Visitor ${number}`, lastName: 'Zimmer' }))
}
