import { isBlank, tidy } from '../validation/text.ts'
import { type CardProperty, cardProperty, componentsOf, isBase64, isPreferred, plainValue, textOf } from './cardProperty.ts'
import { foldedLines } from './foldedLines.ts'
import { type ImportedContact, type ImportedRow, NOTHING_IMPORTED } from './importedContact.ts'

/** Whether a file is of vCards: its first line that is not blank begins one. */
export const isVcardFile = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD[ \t]*[\r\n]/i.test(text.slice(0, 1000))

type Properties = ReadonlyMap<string, readonly CardProperty[]>

/** The one that is to be used, else the first that says something. */
const bestOf = (properties: Properties, name: string): CardProperty | undefined => {
  const given = (properties.get(name) ?? []).filter((one) => !isBlank(one.value))
  return given.find(isPreferred) ?? given[0]
}

const valueOf = (properties: Properties, name: string): string => {
  const best = bestOf(properties, name)
  return best === undefined ? '' : textOf(best)
}

const partsOf = (properties: Properties, name: string): readonly string[] => {
  const best = bestOf(properties, name)
  return best === undefined ? [] : componentsOf(plainValue(best), ';').map((part) => tidy(part.replace(/\s+/g, ' ')))
}

const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by)

/** First and last name; of a card that only says how both are written, the last word is the last name. */
const namesOf = (properties: Properties): Pick<ImportedContact, 'firstName' | 'lastName'> => {
  const [family = '', given = '', additional = ''] = partsOf(properties, 'N')
  const firstName = joined([given, additional], ' ')
  if (family !== '' && firstName !== '') return { firstName, lastName: family }
  const words = tidy(valueOf(properties, 'FN')).split(/\s+/)
  const [lastName = ''] = words.slice(-1)
  return words.length < 2 ? { firstName, lastName: family } : { firstName: words.slice(0, -1).join(' '), lastName }
}

/** As numbers are typed: dots, slashes and blanks of any width separate, and what only addresses have is left out. */
export const typedPhone = (text: string): string => tidy(text.replace(/^tel:/i, '').replace(/;.*$/s, '').replace(/[./\u00A0\u202F\u2009]+/g, ' ').replace(/[\u2010-\u2013]/g, '-'))

/** The host of an address has no case. */
export const typedEmail = (text: string): string => {
  const address = tidy(text.replace(/^mailto:/i, ''))
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + address.slice(at).toLowerCase()
}

const pictureOf = (property: CardProperty | undefined): string | undefined => {
  if (property === undefined) return undefined
  const data = /^data:[^,]{0,200};base64,/i.exec(property.value)?.[0]
  if (data !== undefined) return property.value.slice(data.length).replace(/\s+/g, '')
  // What lies elsewhere is not fetched.
  return isBase64(property) ? property.value.replace(/\s+/g, '') : undefined
}

const rowOf = (line: number, properties: Properties): ImportedRow => {
  const [box = '', extended = '', street = '', city = '', state = '', zipCode = '', country = ''] = partsOf(properties, 'ADR')
  const category = bestOf(properties, 'CATEGORIES')
  const contact: ImportedContact = {
    ...NOTHING_IMPORTED,
    ...namesOf(properties),
    phone: typedPhone(valueOf(properties, 'TEL')),
    email: typedEmail(valueOf(properties, 'EMAIL')),
    organization: joined(partsOf(properties, 'ORG'), ', '),
    street: joined([box, extended, street], ', '),
    city,
    state,
    zipCode,
    country,
    website: tidy(valueOf(properties, 'URL')),
    notes: tidy(valueOf(properties, 'NOTE')),
    category: category === undefined ? '' : tidy(componentsOf(plainValue(category), ',')[0] ?? ''),
  }
  const picture = pictureOf(bestOf(properties, 'PHOTO'))
  return picture === undefined ? { line, contact } : { line, contact, picture }
}

/** Properties of one card that are kept; no card of a person has more. */
const MOST_PROPERTIES = 500

/** The contacts of a file of vCards (2.1, 3.0 or 4.0), one by one. What is no property is passed over; a card that does not end, ends with the next or the file. */
export function* readVcards(text: string): Generator<ImportedRow> {
  let begun: number | undefined
  let [properties, count] = [new Map<string, CardProperty[]>(), 0]
  for (const { line, text: folded } of foldedLines(text)) {
    const mark = folded.length > 40 ? '' : folded.replace(/^\uFEFF/, '').trim().toUpperCase()
    if (mark === 'BEGIN:VCARD' || mark === 'END:VCARD') {
      if (begun !== undefined) yield rowOf(begun, properties)
      ;[begun, properties, count] = [mark === 'BEGIN:VCARD' ? line : undefined, new Map(), 0]
    } else if (begun !== undefined && count < MOST_PROPERTIES) {
      const property = cardProperty(folded)
      if (property === undefined) continue
      count += 1
      properties.set(property.name, [...(properties.get(property.name) ?? []), property])
    }
  }
  if (begun !== undefined) yield rowOf(begun, properties)
}
