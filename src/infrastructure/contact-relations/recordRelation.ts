import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { ContactRelationForm } from '../../domain/contact-relations/contactRelation.ts'
import { contactName, type Contact } from '../../domain/contacts/contact.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

interface Change {
  readonly place: RelatedPlace
  readonly contact: Contact
  readonly before?: ContactRelationForm
  readonly after?: ContactRelationForm
}

const fieldsOf = ({ kind, from, until, note }: ContactRelationForm): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ contactRelation: kind, relationFrom: from, relationUntil: until, relationNote: note }).filter(([, value]) => value !== ''))

/** Into both histories, where each names the other side; and lists hear of it. */
export const recordRelation = (library: InMemoryLibrary, { place: { kind, id }, contact, before, after }: Change): void => {
  const item = (kind === 'asset' ? library.assets : library.folders).get(id)?.name ?? ''
  const sides = (other: Readonly<Record<string, string>>) => ({
    ...(before === undefined ? {} : { before: { ...other, ...fieldsOf(before) } }),
    ...(after === undefined ? {} : { after: { ...other, ...fieldsOf(after) } }),
  })
  const name = contactName(contact)
  library.history.record({ kind: `${kind}.updated`, resource: { id, name: item }, ...sides({ contact: name }) })
  library.history.record({ kind: 'contact.updated', resource: { id: contact.id, name }, ...sides({ relatedItem: item }) })
  library.publish({ kind: 'relations.changed', ids: [id, contact.id] })
}
