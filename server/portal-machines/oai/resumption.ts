import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { OaiSelection } from '../../../src/domain/portal-machines/oai.ts'
import { CANONICAL_UUID } from '../../../src/domain/validation/uuid.ts'

/** Where a list of records goes on. */
export interface RecordsPlace {
  readonly verb: 'ListIdentifiers' | 'ListRecords'
  readonly selection: OaiSelection
  /** The last record before: when it was changed, and of which asset. */
  readonly after: { readonly at: number; readonly id: string }
  /** How many came before, of how many. */
  readonly cursor: number
  readonly size: number
}

const Id = Schema.String.check(Schema.isPattern(CANONICAL_UUID))
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))
/** Milliseconds, of the years from 1970 to 9999. */
const Time = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 253_402_300_799_999 }))
const Name = Schema.String.check(Schema.isMaxLength(100))

const Records = Schema.Tuple([
  Schema.Literals(['ListIdentifiers', 'ListRecords']),
  Schema.NullOr(Time),
  Schema.NullOr(Time),
  Schema.NullOr(Schema.Array(Name)),
  Time,
  Id,
  Count,
  Count,
])
const Sets = Schema.Tuple([Schema.Literal('ListSets'), Count])

const decodeRecords = Schema.decodeUnknownResult(Records)
const decodeSets = Schema.decodeUnknownResult(Sets)

const written = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const readJson = (token: string): unknown => {
  if (token.length > 4000 || !/^[\w-]+$/.test(token)) return undefined
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown
  } catch {
    return undefined
  }
}

/** A token holds all that the next call needs, and gives no right: whoever makes one up reads what everybody may. */
export const recordsToken = ({ verb, selection: { from, before, set }, after, cursor, size }: RecordsPlace): string =>
  written([verb, from ?? null, before ?? null, set ?? null, after.at, after.id, cursor, size])

export const readRecordsToken = (token: string, verb: RecordsPlace['verb']): RecordsPlace | undefined => {
  const read = decodeRecords(readJson(token))
  if (Result.isFailure(read)) return undefined
  const [of, from, before, set, at, id, cursor, size] = read.success
  if (of !== verb) return undefined
  return { verb, selection: { from: from ?? undefined, before: before ?? undefined, set: set ?? undefined }, after: { at, id }, cursor, size }
}

/** Of folders: how many came before. */
export const setsToken = (cursor: number): string => written(['ListSets', cursor])
export const readSetsToken = (token: string): number | undefined => {
  const read = decodeSets(readJson(token))
  return Result.isSuccess(read) ? read.success[1] : undefined
}
