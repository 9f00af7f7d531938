import { isLookedUp, textsInFile, valuesInFile, wordsInFile } from '../metadata/fromFile.ts'
import type { MetadataGroup } from '../embedded-metadata/metadata.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { conceptNamed, elementOf } from './concepts.ts'
import type { AutofillAttribute } from './finders.ts'
import { validValues, type ValueProposal } from './proposal.ts'

/** What programs write where nobody wrote anything. */
const NOBODY_WROTE = /^(?:microsoft (?:word|excel|powerpoint)\b.*|untitled.*|uten navn.*|sin título.*|(?:document|dokument|documento|presentation|presentasjon|book|scan|image|img|dsc[nf]?|picture|olympus digital camera|sony dsc|default)[ _-]*\d*|(?:windows )?user|bruker|usuario|admin(?:istrator)?|owner|author|unknown|ukjent|anonymous|n\/?a|none|-+)$/iu

const SURE = 0.9
/** When the file was made is not when what it shows was made. */
const FILE_MADE = 0.45

const valueIn = (groups: readonly MetadataGroup[], group: string, field: string): string | undefined =>
  groups.find((one) => one.group === group)?.fields.find((one) => one.field === field)?.value

/** What files say for attributes that stand for no element which a file knows. */
const OWN_FIELDS: Readonly<Record<string, readonly [group: string, field: string]>> = { pages: ['document', 'pages'] }

const looked = (attribute: AutofillAttribute, groups: readonly MetadataGroup[]): readonly MetadataValue[] =>
  wordsInFile(attribute, groups).flatMap((word) => attribute.names?.idOf(word) ?? [])

/** Whether all that the file says of when it was made is when it was written to a disk. */
const isOfDisk = (groups: readonly MetadataGroup[], text: string): boolean => valueIn(groups, 'document', 'createdAt') === text

/** The names that a file has for contacts: they are looked up. */
export const namesInFile = (attribute: AutofillAttribute, groups: readonly MetadataGroup[]): readonly string[] =>
  attribute.type === 'contact' ? wordsInFile({ ...attribute, element: elementOf(attribute) }, groups) : []

/** What a file says of itself for an attribute, by the standard element that it, or its name, stands for. */
export const fromFileItself = (attribute: AutofillAttribute, groups: readonly MetadataGroup[]): readonly ValueProposal[] => {
  const meant = { ...attribute, element: elementOf(attribute) }
  const own = OWN_FIELDS[conceptNamed(attribute) ?? '']
  const field = own === undefined || attribute.type !== 'integer' ? undefined : valueIn(groups, ...own)
  const texts = field === undefined ? textsInFile(meant, groups) : [field]
  const [first] = texts
  if (first === undefined || texts.every((text) => NOBODY_WROTE.test(text.trim()))) return []
  const found = field === undefined ? (isLookedUp(meant) ? looked(meant, groups) : valuesInFile(meant, groups, [], 'en-US')) : [field]
  const values = validValues(attribute, found.filter((value) => !NOBODY_WROTE.test(value)))
  if (values.length === 0) return []
  const passage = texts.join(', ')
  return [{ attributeId: attribute.id, values, confidence: isOfDisk(groups, first) ? FILE_MADE : SURE, source: 'EmbeddedMetadata', passage, words: passage.slice(0, 200).toWellFormed() }]
}
