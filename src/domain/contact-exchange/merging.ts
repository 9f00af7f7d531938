import { type Contact, CONTACT_FIELDS, type ContactField, type ContactForm, type ContactSummary, formOf } from '../contacts/contact.ts'
import { areSame, personKeys, type PersonKeys } from '../contacts/sameness.ts'

/** Contacts that are merged by one call, at most. */
export const MOST_MERGED = 10

/** Groups of contacts that seem to be one person, at most. */
export const MOST_GROUPS = 100

/** By what contacts seem to be one person, the surest first. */
export const LIKENESSES = ['email', 'phone', 'name'] as const
type Likeness = (typeof LIKENESSES)[number]

/** Contacts that seem to be one person, the one that was there first first. */
export interface AlikeContacts {
  readonly by: readonly Likeness[]
  readonly contacts: readonly ContactSummary[]
}

type Compared = Pick<ContactForm, 'firstName' | 'lastName' | 'email' | 'phone'> & { readonly id: string }

/** Digits of a phone number below which it tells nobody apart. */
const SHORTEST_PHONE = 5

const isTelling = (phone: string): boolean => phone.replace(/[^0-9]/g, '').length >= SHORTEST_PHONE

/** By what two contacts seem to be one person; undefined: by nothing. */
const likeness = (one: PersonKeys, other: PersonKeys): Likeness | undefined => {
  if (one.email !== '' && one.email === other.email) return 'email'
  if (isTelling(one.phone) && one.phone === other.phone) return 'phone'
  return areSame(one, other) ? 'name' : undefined
}

/** What is worth comparing: contacts that share any of these. */
const sharedBy = ({ name, email, phone }: PersonKeys): readonly string[] => [
  `name ${name}`,
  ...(email === '' ? [] : [`email ${email}`]),
  ...(isTelling(phone) ? [`phone ${phone}`] : []),
]

/** Contacts in groups that seem to be one person each, in their order; a contact is in one group at most. */
export const alikeAmong = <Of extends Compared>(contacts: readonly Of[]): readonly { readonly by: readonly Likeness[]; readonly contacts: readonly Of[] }[] => {
  const all = contacts.map((contact, place) => ({ contact, place, keys: personKeys(contact) }))
  type One = (typeof all)[number]
  const sharing = Map.groupBy(all.flatMap((one) => sharedBy(one.keys).map((key) => ({ key, one }))), ({ key }) => key)
  const groups: { readonly by: Set<Likeness>; readonly members: One[] }[] = []
  const grouped = new Set<One>()
  for (const first of all) {
    if (grouped.has(first)) continue
    const group = { by: new Set<Likeness>(), members: [first] }
    grouped.add(first)
    // Whoever joins brings those that are like them.
    for (const member of group.members)
      for (const { one: other } of sharedBy(member.keys).flatMap((key) => sharing.get(key) ?? [])) {
        const by = group.members.length >= MOST_MERGED || grouped.has(other) ? undefined : likeness(member.keys, other.keys)
        if (by === undefined) continue
        group.by.add(by)
        group.members.push(other)
        grouped.add(other)
      }
    if (group.members.length > 1) groups.push(group)
  }
  return groups.map(({ by, members }) => ({
    by: LIKENESSES.filter((one) => by.has(one)),
    contacts: members.toSorted((one, other) => one.place - other.place).map(({ contact }) => contact),
  }))
}

/** What each field of the merged contact is taken from, by the contact's identifier. */
export type Choices = Readonly<Partial<Record<ContactField | 'picture', string>>>

type Merged = Pick<Contact, 'id' | 'pictureVersion'> & ContactForm

/** The values that merged contacts have in a field, each once, with the first that has it; without those that have none. */
export const valuesIn = (contacts: readonly Merged[], field: ContactField): readonly { readonly id: string; readonly value: string }[] =>
  contacts
    .map((contact) => ({ id: contact.id, value: contact[field] }))
    .filter(({ value }, at, all) => value !== '' && all.findIndex((other) => other.value === value) === at)

/** Fields in which merged contacts differ, so that somebody chooses. */
export const disputedFields = (contacts: readonly Merged[]): readonly ContactField[] => CONTACT_FIELDS.filter((field) => valuesIn(contacts, field).length > 1)

/** Of each field what was chosen, else the first that says something. */
export const mergedForm = (contacts: readonly Merged[], choices: Choices): ContactForm => {
  const entries = CONTACT_FIELDS.map((field) => {
    const values = valuesIn(contacts, field)
    return [field, (values.find(({ id }) => id === choices[field]) ?? values[0])?.value ?? ''] as const
  })
  const [first] = contacts
  return first === undefined ? (Object.fromEntries(entries) as unknown as ContactForm) : { ...formOf(first), ...Object.fromEntries(entries) }
}

/** Whose picture the merged contact has; undefined: nobody has one. */
export const pictureOf = (contacts: readonly Merged[], { picture }: Choices): string | undefined => {
  const pictured = contacts.filter(({ pictureVersion }) => pictureVersion !== null)
  return (pictured.find(({ id }) => id === picture) ?? pictured[0])?.id
}
