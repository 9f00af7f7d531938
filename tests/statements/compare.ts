import type { Column } from './describe.ts'
import type { RowType, ValueType } from './rowTypes.ts'
import type { JsonField, Value } from './value.ts'

/** What `pg` makes of a type (with the parsers of server/database/connect.ts), as TypeScript names it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  text: ['string'],
  uuid: ['string'],
  name: ['string'],
  smallint: ['number'],
  integer: ['number'],
  bigint: ['number'],
  'double precision': ['number'],
  boolean: ['boolean'],
  'timestamp with time zone': ['Date'],
  bytea: ['Buffer'],
  'text[]': ['string[]', 'null|string[]'],
  'uuid[]': ['string[]', 'null|string[]'],
  'integer[]': ['number[]'],
  json: ['object', 'object[]', 'string[]', 'string[][]', 'number[]', 'unknown'],
  jsonb: ['object', 'object[]', 'string[]', 'string[][]', 'number[]', 'unknown'],
}

const wrongType = ({ type }: Column, { kinds }: ValueType): boolean => {
  if (kinds.has('unknown')) return false
  const known = KINDS[type]
  return known === undefined || !known.some((kind) => kinds.has(kind))
}

const otherTexts = ({ texts = new Set() }: Value, reads: readonly ValueType[]): readonly string[] =>
  [...texts].filter((one) => reads.every((read) => read.texts?.has(one) === false))

/** What is wrong with a value whose type is right. `isReadByAll`: every member of a union reads it. */
const valueProblems = (name: string, value: Value, reads: readonly ValueType[], isReadByAll: boolean): readonly string[] => {
  const shown = reads.map((read) => read.shown).join(' or ')
  const texts = otherTexts(value, reads)
  return [
    ...(value.canBeNull && isReadByAll && !reads.some((read) => read.canBeNull) ? [`${name}: can be null, and is read as ${shown}`] : []),
    ...(texts.length > 0 ? [`${name}: can be ${texts.join(', ')}, and is read as ${shown}`] : []),
    ...(value.fields === undefined ? [] : fieldProblems(name, value.fields, reads.flatMap((read) => read.inside))),
  ]
}

/** The fields of JSON that a statement builds. */
const fieldProblems = (of: string, fields: ReadonlyMap<string, JsonField>, members: readonly ReadonlyMap<string, ValueType>[]): readonly string[] => {
  const missing = [...new Set(members.flatMap((member) => [...member].filter(([, { canBeMissing }]) => !canBeMissing).map(([name]) => name)))]
  return [
    ...missing.filter((name) => !fields.has(name)).map((name) => `${of}.${name}: is read, and is not built`),
    ...[...fields].flatMap(([name, value]) => {
      const reads = members.flatMap((member) => member.get(name) ?? [])
      if (reads.length === 0) return [`${of}.${name}: nobody reads it`]
      const isWrong = value.kind !== undefined && reads.every(({ kinds }) => !kinds.has(value.kind ?? '') && !kinds.has('unknown'))
      const shown = reads.map((read) => read.shown).join(' or ')
      return [
        ...(isWrong ? [`${of}.${name}: ${value.kind ?? ''} is read as ${shown}`] : []),
        ...valueProblems(`${of}.${name}`, value, reads, reads.length === members.length),
      ]
    }),
  ]
}

/** What is wrong with a column as it is read; a member of a union that does not have it reads nothing of it. */
const problemsOf = (column: Column, members: readonly ReadonlyMap<string, ValueType>[]): readonly string[] => {
  const { name, type } = column
  const reads = members.flatMap((member) => member.get(name) ?? [])
  if (reads.length === 0) return [`${name}: nobody reads it`]
  const isWrong = reads.every((read) => wrongType(column, read))
  return [
    ...(isWrong ? [`${name}: ${type} is read as ${reads.map((read) => read.shown).join(' or ')}`] : []),
    ...valueProblems(name, column, reads, reads.length === members.length),
  ]
}

/** What is wrong with the type that the rows of a statement are read as. */
export const rowProblems = (columns: readonly Column[], row: RowType): readonly string[] => {
  if (row === undefined) return []
  const names = columns.map(({ name }) => name)
  const read = [...new Set(row.flatMap((member) => [...member.keys()]))]
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name}: comes twice`),
    ...read.filter((name) => !names.includes(name)).map((name) => `${name}: is read, and is no column`),
    ...columns.flatMap((column) => problemsOf(column, row)),
  ]
}
