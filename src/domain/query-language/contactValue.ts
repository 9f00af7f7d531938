import { CONTACT_RELATION_KINDS, type ContactRelationKind } from '../contact-relations/contactRelation.ts'
import { UUID } from '../validation/uuid.ts'
import { fieldKey } from './fields.ts'

const ID = new RegExp(`^id:(${UUID})$`, 'i')

/** The identifier that a value names in place of a name, as `folder:id:…`, in small letters. */
export const idIn = (value: string): string | undefined => ID.exec(value)?.[1]?.toLowerCase()

/** What kinds of relations are typed as, in any language; as a value of `contact:` they stand before a slash. The first is how it is written. */
const NAMES: Readonly<Record<ContactRelationKind, readonly string[]>> = {
  donor: ['donor', 'giver', 'donante'],
  maker: ['maker', 'produsent', 'creador'],
  lender: ['lender', 'utlåner', 'prestador'],
  depicted: ['depicted', 'avbildet', 'retratado'],
  rightsHolder: ['rights holder', 'rightsholder', 'rettighetshaver', 'titular de los derechos'],
  seller: ['seller', 'selger', 'vendedor'],
  formerOwner: ['former owner', 'formerowner', 'tidligere eier', 'propietario anterior'],
  author: ['author', 'forfatter', 'autor'],
  subject: ['subject', 'omhandlet', 'tema'],
  other: ['other', 'annet', 'otro'],
}

const BY_NAME: ReadonlyMap<string, ContactRelationKind> = new Map(CONTACT_RELATION_KINDS.flatMap((kind) => NAMES[kind].map((name) => [fieldKey(name), kind] as const)))

export interface ContactValue {
  /** Undefined: whatever the contact is. */
  readonly of: ContactRelationKind | undefined
  /** A name, or `id:` and an identifier; empty: whoever it is. */
  readonly name: string
}

/** A value of `contact:`, as "Ada Berg", "donor/Ada Berg" or "donor/". */
export const contactValueOf = (value: string): ContactValue => {
  const at = value.indexOf('/')
  const of = at === -1 ? undefined : BY_NAME.get(fieldKey(value.slice(0, at)))
  return of === undefined ? { of, name: value } : { of, name: value.slice(at + 1).trim() }
}

export const contactValue = ({ of, name }: ContactValue): string => (of === undefined ? name : `${NAMES[of][0] ?? of}/${name}`)
