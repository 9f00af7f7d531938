import * as Result from 'effect/Result'
import type { MetadataGroupName } from '../embedded-metadata/metadata.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { type ListedAttribute, valuesProblem } from '../metadata/values.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import { canRepeat } from '../templates/attributeTypes.ts'
import type { Problem } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'

/** A field of what a file says of itself: of the group, by its name there. */
export type EmbeddedField = `${MetadataGroupName}.${string}`

const TITLE: readonly EmbeddedField[] = ['description.title']
const CREATOR: readonly EmbeddedField[] = ['description.author', 'description.artist']
const DESCRIPTION: readonly EmbeddedField[] = ['description.caption', 'document.subject', 'description.comment']
const SUBJECT: readonly EmbeddedField[] = ['description.keywords']
const RIGHTS: readonly EmbeddedField[] = ['description.copyright']
const CREATED: readonly EmbeddedField[] = ['camera.takenAt', 'document.createdAt', 'description.date']
const CITY: readonly EmbeddedField[] = ['description.city']

/** Where the elements of the standards stand in files; the first field that a file has counts. */
const FIELDS: Readonly<Record<string, readonly EmbeddedField[]>> = {
  'dcterms:title': TITLE,
  'dc:title': TITLE,
  'isadg:3.1.2': TITLE,
  'spectrum:title': TITLE,
  'dcterms:creator': CREATOR,
  'dc:creator': CREATOR,
  'dcterms:description': DESCRIPTION,
  'dc:description': DESCRIPTION,
  'isadg:3.3.1': DESCRIPTION,
  'spectrum:brief-description': DESCRIPTION,
  'dcterms:subject': SUBJECT,
  'dc:subject': SUBJECT,
  'dcterms:rights': RIGHTS,
  'dc:rights': RIGHTS,
  'photoshop:Credit': ['description.credit'],
  'dcterms:created': CREATED,
  'dcterms:date': CREATED,
  'photoshop:DateCreated': CREATED,
  'isadg:3.1.3': CREATED,
  'dcterms:modified': ['document.modifiedAt'],
  'dcterms:spatial': CITY,
  'photoshop:City': CITY,
  'photoshop:Country': ['description.country'],
}

const PLACE: readonly EmbeddedField[] = ['location.latitude', 'location.longitude']

/** What of an attribute decides where its values stand in files. */
export interface EmbeddedIn {
  readonly type: AttributeType
  readonly element: string | null
}

/** The fields that an attribute could be filled from; none where no standard element says so. */
export const embeddedFieldsOf = ({ type, element }: EmbeddedIn): readonly EmbeddedField[] => {
  const fields = FIELDS[element ?? ''] ?? []
  return type === 'coordinates' && fields === CITY ? PLACE : fields
}

/** Dates stand there as MM/dd/yyyy, mostly with a time. */
const DATED = /^(\d{2}\/\d{2}\/\d{4})(?: \d{2}:\d{2}|$)/

const textsOf = (text: string, { type, repeatable }: ListedAttribute): readonly string[] => {
  if (type === 'date' || type === 'edtf') return [DATED.exec(text)?.[1] ?? text]
  const isList = type === 'multipleChoice' || ((type === 'text' || type === 'contact') && repeatable && canRepeat(type))
  return isList ? text.split(/[,;]/).filter((part) => !isBlank(part)) : [text]
}

/** A whole day is a date of the calendar, which is read a hundred times as fast as the format that has it among much else. */
const parserOf = (text: string, { type }: ListedAttribute) => VALUE_TYPES[type === 'edtf' && DATED.test(text) ? 'date' : type].parse

/** What a file says of an attribute. */
interface EmbeddedText {
  /** As the file says it. */
  readonly text: string
  /** Those of the values. */
  readonly parts: readonly string[]
}

/** What a file says of an attribute; `textOf` tells a field of it. Undefined: nothing. */
export const embeddedTextOf = (attribute: ListedAttribute & EmbeddedIn, textOf: (field: EmbeddedField) => string | undefined): EmbeddedText | undefined => {
  const found = embeddedFieldsOf(attribute).flatMap((field) => textOf(field) ?? [])
  const [first] = found
  if (first === undefined) return undefined
  if (attribute.type !== 'coordinates') return { text: first, parts: textsOf(first, attribute) }
  const text = found.join(', ')
  return found.length < 2 ? undefined : { text, parts: [text] }
}

/** The values that texts are, read as a person's own writing, or why they cannot be. */
export const embeddedValues = (parts: readonly string[], attribute: ListedAttribute): Result.Result<readonly MetadataValue[], Problem> => {
  const values: MetadataValue[] = []
  for (const part of parts) {
    const value = parserOf(part, attribute)(part, attribute, 'en-US')
    if (Result.isFailure(value)) return Result.fail(value.failure)
    values.push(value.success)
  }
  const problem = valuesProblem(values, attribute)
  return problem === undefined ? Result.succeed(values) : Result.fail(problem)
}
