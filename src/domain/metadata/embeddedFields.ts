import { MOST_VALUE, type MetadataGroupName } from '../embedded-metadata/metadata.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { codePoints } from '../validation/text.ts'
import { type ListedAttribute, mostValues } from './values.ts'

/** A field of what a file says of itself: of the group, by its name there. */
export type EmbeddedField = `${MetadataGroupName}.${string}`

const TITLE: readonly EmbeddedField[] = ['description.title']
const CREATOR: readonly EmbeddedField[] = ['description.author', 'description.artist']
const DESCRIPTION: readonly EmbeddedField[] = ['description.caption', 'description.comment']
const SUBJECT: readonly EmbeddedField[] = ['description.keywords', 'document.subject', 'description.genre']
const RIGHTS: readonly EmbeddedField[] = ['description.copyright']
const CREATED: readonly EmbeddedField[] = ['camera.takenAt', 'other.IPTC Date Created', 'other.XMP DateCreated', 'document.createdAt', 'description.date']
const CITY: readonly EmbeddedField[] = ['description.city']
const COUNTRY: readonly EmbeddedField[] = ['description.country']
const CREDIT: readonly EmbeddedField[] = ['description.credit']

/** Where the elements of the standards stand in files, the first that a file has first. */
const FIELDS: Readonly<Record<string, readonly EmbeddedField[]>> = {
  'dcterms:title': TITLE,
  'dc:title': TITLE,
  'isadg:3.1.2': TITLE,
  'spectrum:title': TITLE,
  'photoshop:Headline': ['other.IPTC Headline', 'other.XMP Headline'],
  'dcterms:creator': CREATOR,
  'dc:creator': CREATOR,
  'isadg:3.2.1': CREATOR,
  'spectrum:object-production-person': CREATOR,
  'dcterms:description': DESCRIPTION,
  'dc:description': DESCRIPTION,
  'isadg:3.3.1': DESCRIPTION,
  'spectrum:brief-description': DESCRIPTION,
  'dcterms:subject': SUBJECT,
  'dc:subject': SUBJECT,
  'dcterms:rights': RIGHTS,
  'dc:rights': RIGHTS,
  'spectrum:right-note': RIGHTS,
  'dcterms:created': CREATED,
  'dcterms:date': CREATED,
  'photoshop:DateCreated': CREATED,
  'isadg:3.1.3': CREATED,
  'spectrum:object-production-date': CREATED,
  'dcterms:modified': ['document.modifiedAt'],
  'dcterms:publisher': ['document.company'],
  'dcterms:spatial': [...CITY, ...COUNTRY],
  'photoshop:City': CITY,
  'photoshop:Country': COUNTRY,
  'photoshop:State': ['other.IPTC Province/State', 'other.XMP State'],
  'Iptc4xmpCore:Location': ['other.IPTC Sub-location', 'other.XMP Location'],
  'Iptc4xmpCore:CountryCode': ['other.IPTC Country/Primary Location Code', 'other.XMP CountryCode'],
  'photoshop:Credit': CREDIT,
  'spectrum:credit-line': CREDIT,
  'photoshop:Source': ['other.IPTC Source', 'other.XMP Source'],
  'photoshop:CaptionWriter': ['other.IPTC Writer/Editor', 'other.XMP CaptionWriter'],
  'photoshop:AuthorsPosition': ['other.IPTC By-line Title', 'other.XMP AuthorsPosition'],
  'photoshop:Instructions': ['other.IPTC Special Instructions', 'other.XMP Instructions'],
  'photoshop:TransmissionReference': ['other.IPTC Original Transmission Reference', 'other.XMP TransmissionReference'],
  'xmpRights:UsageTerms': ['other.XMP UsageTerms'],
}

const POSITION: readonly EmbeddedField[] = ['location.latitude', 'location.longitude']
const KEYWORDS: readonly EmbeddedField[] = ['description.keywords', 'description.genre']

/** What of an attribute decides where its values stand in files. */
export type EmbeddedIn = Pick<AttributeDefinition, 'type' | 'element'>

/** The fields that an attribute could be filled from. A position is where the picture was taken, whatever element it stands for. */
export const embeddedFieldsOf = ({ type, element }: EmbeddedIn): readonly EmbeddedField[] => (type === 'coordinates' ? POSITION : (FIELDS[element ?? ''] ?? []))

/** What a file says for an attribute, as it says it; `textOf` tells a field of it. */
export const embeddedTexts = (attribute: ListedAttribute & EmbeddedIn, textOf: (field: EmbeddedField) => string | undefined): readonly string[] => {
  const found = embeddedFieldsOf(attribute).flatMap((field) => {
    const text = textOf(field)
    // What was cut when it was read is not what the file says.
    return text === undefined || codePoints(text).length >= MOST_VALUE ? [] : [{ field, text }]
  })
  const all = found.map(({ text }) => text).join(', ')
  if (attribute.type === 'coordinates') return found.length < POSITION.length ? [] : [all]
  const [first] = found
  if (first === undefined) return []
  if (attribute.element === 'dcterms:spatial') return [all]
  const isList = KEYWORDS.includes(first.field) && mostValues(attribute) > 1
  return isList ? first.text.split(/[,;]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()])) : [first.text]
}
