import type { ContactForm } from '../src/domain/contacts/contact.ts'
import { contactNamed, filled, openContacts } from './contacts.ts'
import { HERE } from './roles.ts'
import { libraryWith, type Stage } from './library.ts'

/** Contacts beside those of the sample, one of them there twice. */
export const TWINS: readonly Partial<ContactForm>[] = [
  { firstName: 'Ada', lastName: 'Berg-Nilsen', email: 'ada.berg@example.org', city: 'Oslo', phone: '+47 22 00 00 00', organization: 'Harbour Museum' },
]

/** The list of contacts, and what a story does before it is looked at. */
export const exchanging = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    for (const form of TWINS) stage.ports.keptContacts.add(filled(stage, form))
    openContacts(stage)
    stage.shell.contactCategories.send({ type: 'list.opened', organizationId: HERE })
    prepare(stage)
  })

export const idsOf = ({ ports }: Pick<Stage, 'ports'>, ...names: readonly string[]): readonly string[] => names.map((name) => contactNamed(ports.keptContacts, name).id)

export const TABLE = new File(
  [
    'First name,Last name,Category,City,Shoe size\n',
    'Ada,Berg,,Oslo,38\nGrete,Aune,Lenders,Trondheim,40\nHåkon,Lie,Dealers,Narvik,44\nX,Y,,,\nSolveig,Dahl,,Oslo,\n',
  ],
  'address book.csv',
  { type: 'text/csv' },
)
