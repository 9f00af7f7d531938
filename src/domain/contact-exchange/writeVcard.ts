import type { Contact } from '../contacts/contact.ts'
import { contactName } from '../contacts/contact.ts'
import { websiteHref } from '../portal/website.ts'

/** A contact on its way out of the house. */
export interface Leaving {
  readonly contact: Omit<Contact, 'createdBy' | 'updatedBy'>
  /** As the reader's language has them. */
  readonly category: string
  readonly country: string
  /** JPEG, in base64. */
  readonly picture: string | undefined
}

/** Bytes of a line (RFC 6350, section 3.2). */
const LINE = 75

/** A line in pieces of so many bytes, no letter cut. */
const folded = (line: string): string => {
  if (line.length * 3 <= LINE) return `${line}\r\n`
  const pieces: string[] = []
  let [piece, bytes] = ['', 0]
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    // What goes on begins with a blank.
    if (bytes + size > (pieces.length === 0 ? LINE : LINE - 1)) {
      pieces.push(piece)
      ;[piece, bytes] = ['', 0]
    }
    piece += letter
    bytes += size
  }
  return `${[...pieces, piece].join('\r\n ')}\r\n`
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const structured = (...parts: readonly string[]): string => parts.map(escaped).join(';')

/** A vCard 4.0 (RFC 6350); what is not known is left out. */
export const writeVcard = ({ contact, category, country, picture }: Leaving): string => {
  const { id, firstName, lastName, phone, email, organization, street, city, state, zipCode, website, notes, updatedAt } = contact
  const hasAddress = [street, city, state, zipCode, country].some((part) => part !== '')
  const lines: readonly (readonly [property: string, value: string])[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['UID', `urn:uuid:${id}`],
    ['FN', escaped(contactName(contact))],
    ['N', `${structured(lastName, firstName)};;;`],
    ['ORG', escaped(organization)],
    ['TEL', escaped(phone)],
    ['EMAIL', escaped(email)],
    ['ADR', hasAddress ? structured('', '', street, city, state, zipCode, country) : ''],
    ['URL', website === '' ? '' : (websiteHref(website) ?? '')],
    ['CATEGORIES', escaped(category)],
    ['NOTE', escaped(notes)],
    ['PHOTO', picture === undefined ? '' : `data:image/jpeg;base64,${picture}`],
    ['REV', updatedAt.replace(/\.\d+/, '').replace(/[-:]/g, '')],
    ['END', 'VCARD'],
  ]
  return lines.map(([property, value]) => (value === '' ? '' : folded(`${property}:${value}`))).join('')
}
