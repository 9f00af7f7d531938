import * as Result from 'effect/Result'
import { MOST_VALUE, type MetadataGroup, type MetadataGroupName } from '../embedded-metadata/metadata.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { isChoice } from '../templates/attributeTypes.ts'
import type { NamedWord } from './namedWord.ts'
import { distinctLabels, type Option } from '../templates/options.ts'
import type { Language } from '../preferences/language.ts'
import { codePoints } from '../validation/text.ts'
import type { MetadataValue } from './value.ts'
import { type ListedAttribute, mostValues, sameValues, valuesProblem } from './values.ts'
import { VALUE_TYPES } from './valueTypes.ts'

type Source = readonly [group: MetadataGroupName, field: string]

const others = (...fields: readonly string[]): readonly Source[] => fields.map((field) => ['other', field])

const TITLE: readonly Source[] = [['description', 'title']]
const CREATOR: readonly Source[] = [['description', 'author'], ['description', 'artist']]
const DESCRIPTION: readonly Source[] = [['description', 'caption'], ['description', 'comment']]
const SUBJECT: readonly Source[] = [['description', 'keywords'], ['document', 'subject'], ['description', 'genre']]
const RIGHTS: readonly Source[] = [['description', 'copyright']]
const CREATED: readonly Source[] = [['camera', 'takenAt'], ...others('IPTC Date Created', 'XMP DateCreated'), ['document', 'createdAt'], ['description', 'date']]
const CITY: readonly Source[] = [['description', 'city']]
const COUNTRY: readonly Source[] = [['description', 'country']]
const CREDIT: readonly Source[] = [['description', 'credit']]

/** Which fields of a file say what an element of a standard asks, the first that is there first. */
const SOURCES: Readonly<Record<string, readonly Source[]>> = {
  'dcterms:title': TITLE,
  'dc:title': TITLE,
  'isadg:3.1.2': TITLE,
  'spectrum:title': TITLE,
  'photoshop:Headline': others('IPTC Headline', 'XMP Headline'),
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
  'spectrum:rights-note': RIGHTS,
  'dcterms:created': CREATED,
  'dcterms:date': CREATED,
  'photoshop:DateCreated': CREATED,
  'isadg:3.1.3': CREATED,
  'spectrum:object-production-date': CREATED,
  'dcterms:modified': [['document', 'modifiedAt']],
  'dcterms:publisher': [['document', 'company']],
  'dcterms:spatial': [...CITY, ...COUNTRY],
  'photoshop:City': CITY,
  'photoshop:Country': COUNTRY,
  'photoshop:State': others('IPTC Province/State', 'XMP State'),
  'Iptc4xmpCore:Location': others('IPTC Sub-location', 'XMP Location'),
  'Iptc4xmpCore:CountryCode': others('IPTC Country/Primary Location Code', 'XMP CountryCode'),
  'photoshop:Credit': CREDIT,
  'spectrum:credit-line': CREDIT,
  'photoshop:Source': others('IPTC Source', 'XMP Source'),
  'photoshop:CaptionWriter': others('IPTC Writer/Editor', 'XMP CaptionWriter'),
  'photoshop:AuthorsPosition': others('IPTC By-line Title', 'XMP AuthorsPosition'),
  'photoshop:Instructions': others('IPTC Special Instructions', 'XMP Instructions'),
  'photoshop:TransmissionReference': others('IPTC Original Transmission Reference', 'XMP TransmissionReference'),
  'xmpRights:UsageTerms': others('XMP UsageTerms'),
}

const KEYWORDS: readonly string[] = ['keywords', 'genre']

const textIn = (groups: readonly MetadataGroup[], [group, field]: Source): string | undefined => {
  const text = groups.find((one) => one.group === group)?.fields.find((one) => one.field === field)?.value
  // What was cut when it was read is not what the file says.
  return text === undefined || codePoints(text).length >= MOST_VALUE ? undefined : text
}

/** Where a position is asked for, it is where the picture was taken, whatever element it stands for. */
const positionIn = (groups: readonly MetadataGroup[]): readonly string[] => {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((field) => textIn(groups, ['location', field]))
  return latitude === undefined || longitude === undefined ? [] : [`${latitude}, ${longitude}`]
}

/** What a file says for an attribute, as it says it. */
export const textsInFile = (attribute: ListedAttribute & Pick<AttributeDefinition, 'element'>, groups: readonly MetadataGroup[]): readonly string[] => {
  if (attribute.type === 'coordinates') return positionIn(groups)
  const sources = SOURCES[attribute.element ?? ''] ?? []
  const found = sources.flatMap((source) => {
    const text = textIn(groups, source)
    return text === undefined ? [] : [{ field: source[1], text }]
  })
  if (attribute.element === 'dcterms:spatial') return found.length === 0 ? [] : [found.map(({ text }) => text).join(', ')]
  const [first] = found
  if (first === undefined) return []
  return KEYWORDS.includes(first.field) && mostValues(attribute) > 1 ? first.text.split(/[,;]/).filter((part) => part.trim() !== '') : [first.text]
}

/** A day and a time, as files give them, taken apart for what holds one of them. */
const parted = (text: string, type: string): readonly string[] => {
  const [, day, time] = /^([0-9]{2}\/[0-9]{2}\/[0-9]{4})(?: ([0-9:]+))?$/.exec(text) ?? []
  if (day === undefined) return [text]
  return [type === 'time' ? (time ?? '') : day]
}

const DATES: readonly string[] = ['date', 'edtf', 'time']

/** Words of a file mean one of what the server knows: an option, or a contact. */
export const isLookedUp = ({ type }: Pick<AttributeDefinition, 'type'>): boolean => isChoice(type) || type === 'contact'

/** What a file says for a choice or a contact, each word once: which ones they are is looked up. */
export const wordsInFile = (attribute: ListedAttribute & Pick<AttributeDefinition, 'element'>, groups: readonly MetadataGroup[]): readonly string[] =>
  isLookedUp(attribute) ? distinctLabels(textsInFile(attribute, groups)) : []

/** What of a file's words an attribute can take over, unless it has just these, what of them is no option or contact, and what several contacts are called. */
export const choicesInFile = (attribute: ListedAttribute, words: readonly NamedWord[], has: readonly MetadataValue[]): { readonly values: readonly Option[]; readonly unknown: readonly string[]; readonly several: readonly string[] } => {
  const options = words.flatMap(({ option }) => option ?? [])
  const values = [...new Map(options.map((option) => [option.id, option])).values()].slice(0, mostValues(attribute))
  const isThere = sameValues(values.map(({ id }) => id), has, attribute)
  return {
    values: isThere ? [] : values,
    unknown: words.flatMap(({ word, option, namesakes }) => (option === null && namesakes === undefined ? [word] : [])),
    several: words.flatMap(({ word, namesakes }) => (namesakes === undefined ? [] : [word])),
  }
}

/**
 * The values that a file itself has for an attribute, found by the standard element that it stands for; none where it says nothing, what it
 * says does not fit, or the attribute has these already. Of choices and contacts: see {@link wordsInFile}.
 */
export const valuesInFile = (
  attribute: ListedAttribute & Pick<AttributeDefinition, 'element'>,
  groups: readonly MetadataGroup[],
  has: readonly MetadataValue[],
  language: Language,
): readonly MetadataValue[] => {
  if (isLookedUp(attribute)) return []
  const texts = textsInFile(attribute, groups).flatMap((text) => (DATES.includes(attribute.type) ? parted(text, attribute.type) : [text]))
  const values = texts.flatMap((text) => {
    const value = VALUE_TYPES[attribute.type].parse(text, attribute, language)
    return Result.isSuccess(value) ? [value.success] : []
  })
  const fits = values.length === texts.length && values.length > 0 && valuesProblem(values, attribute) === undefined
  return fits && !sameValues(values, has, attribute) ? values : []
}
