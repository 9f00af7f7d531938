import { FILTERS_OF } from '../metadata-table/cellFilter.ts'
import { fieldKey, fieldNamed, type Field } from '../query-language/fields.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import type { Operator } from './condition.ts'

/** An attribute by the name that it is asked for by, of a template that whoever searches is in. */
export interface SearchField {
  readonly field: string
  readonly name: string
  readonly template: string
  readonly type: AttributeType
  /** Of a number, the unit in which a bare one is read. */
  readonly unit: string | null
}

/** What sort of thing is compared: by it operators are named. `words` are looked for in a text, a `text` is compared as a whole, a `place` is near to another. */
export type ConditionKind = 'words' | 'text' | 'name' | 'day' | 'amount' | 'place'
/** How a value is entered: one of a few, one of those that there are, a day, a place with a distance, or as text. */
type ValueEntry = 'choice' | 'found' | 'day' | 'place' | 'text'

export interface ConditionField {
  readonly kind: ConditionKind
  readonly entry: ValueEntry
  /** The first is what a new condition begins with. */
  readonly operators: readonly Operator[]
}

const PRESENCE = ['any', 'none'] as const
const DAYS = ['equals', 'between', '>=', '<=', '>', '<'] as const
const AMOUNTS = ['>=', '<=', 'between', '>', '<', 'equals'] as const
const inWords = (operators: readonly Operator[]): ConditionField => ({ kind: 'words', entry: 'text', operators })
const named = (operators: readonly Operator[]): ConditionField => ({ kind: 'name', entry: 'found', operators })
const CHOICE: ConditionField = { kind: 'name', entry: 'choice', operators: ['equals'] }
const DAY: ConditionField = { kind: 'day', entry: 'day', operators: DAYS }

/** Words wherever something has them. */
export const ANYWHERE: ConditionField = inWords(['equals', 'exact', 'prefix'])

const OF_FIELD: Readonly<Record<Field, ConditionField>> = {
  type: named(['equals']),
  in: CHOICE,
  ready: CHOICE,
  is: { ...CHOICE, operators: ['equals', ...PRESENCE] },
  embargo: { ...DAY, operators: ['any', ...DAYS, 'none'] },
  rights: { ...CHOICE, operators: ['equals', 'prefix', ...PRESENCE] },
  unread: { ...CHOICE, operators: ['any', 'equals', 'none'] },
  folder: named(['equals', ...PRESENCE]),
  tag: named(['equals', 'prefix', ...PRESENCE]),
  person: named(['equals', 'prefix', ...PRESENCE]),
  contact: named(['equals', 'prefix', ...PRESENCE]),
  repository: named(['equals', 'prefix', ...PRESENCE]),
  by: named(['equals', 'prefix']),
  added: DAY,
  changed: DAY,
  size: { kind: 'amount', entry: 'text', operators: AMOUNTS },
  name: inWords(['equals', 'prefix']),
  number: inWords(['equals', 'prefix', ...PRESENCE]),
  description: inWords(['equals', 'prefix', ...PRESENCE]),
  content: inWords(['equals', 'prefix', ...PRESENCE]),
}

const OF_TYPE: Readonly<Record<AttributeType, Omit<ConditionField, 'operators'>>> = {
  text: { kind: 'text', entry: 'found' },
  longText: { kind: 'words', entry: 'text' },
  integer: { kind: 'amount', entry: 'text' },
  number: { kind: 'amount', entry: 'text' },
  price: { kind: 'amount', entry: 'text' },
  date: { kind: 'day', entry: 'day' },
  time: { kind: 'amount', entry: 'text' },
  edtf: { kind: 'day', entry: 'text' },
  yesNo: { kind: 'name', entry: 'choice' },
  dropDown: { kind: 'name', entry: 'found' },
  multipleChoice: { kind: 'name', entry: 'found' },
  coordinates: { kind: 'place', entry: 'place' },
  webAddress: { kind: 'text', entry: 'text' },
  asset: { kind: 'name', entry: 'text' },
  contact: { kind: 'name', entry: 'found' },
}

const ofAttribute = (type: AttributeType): ConditionField => {
  const { kind, entry } = OF_TYPE[type]
  const compared = FILTERS_OF[type].includes('between') ? (kind === 'day' ? DAYS : AMOUNTS) : ['equals' as const]
  // In a long text, what is equal is contained already.
  const part = FILTERS_OF[type].includes('contains') && type !== 'longText' ? (['prefix'] as const) : []
  return { kind, entry, operators: [...compared, ...part, ...PRESENCE] }
}

/** What nobody knows is looked for as words. */
const UNKNOWN: ConditionField = { kind: 'text', entry: 'text', operators: ['equals', 'prefix', ...PRESENCE] }

/** The attribute that a field of a query means; none for a field of the language. */
export const attributeIn = (field: string, attributes: readonly SearchField[]): SearchField | undefined => {
  if (fieldNamed(field) !== undefined) return undefined
  const key = fieldKey(field)
  return attributes.find((attribute) => fieldKey(attribute.field) === key) ?? attributes.find(({ name }) => fieldKey(name) === key)
}

/** How a condition on this field is made. */
export const conditionField = (field: string, attributes: readonly SearchField[]): ConditionField => {
  const own = fieldNamed(field)
  if (own !== undefined) return OF_FIELD[own]
  const attribute = attributeIn(field, attributes)
  return attribute === undefined ? UNKNOWN : ofAttribute(attribute.type)
}
