import 'effect/schema/SchemaJITCompiler/enable'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type * as SchemaIssue from 'effect/SchemaIssue'
import { STATUS } from '../../src/domain/failures/status.ts'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { FieldProblems, ProblemCode } from '../../src/domain/validation/problem.ts'
import type { AnyEndpoint } from '../../src/infrastructure/contract/endpoint.ts'

/** The most fields that one refusal names. */
const MOST_FIELDS = 50

const OPTIONS = { errors: 'all', onExcessProperty: 'error' } as const

/** The verdicts of a schema, as the fields of VALIDATION_FAILED. A field's name is its path, with dots. */
const fieldsOf = (issue: SchemaIssue.Issue): FieldProblems => {
  const fields = new Map<string, { readonly code: ProblemCode }>()
  const note = (path: readonly PropertyKey[], code: ProblemCode): void => {
    const field = path.map(String).join('.').slice(0, 200)
    if (fields.size < MOST_FIELDS && !fields.has(field)) fields.set(field, { code })
  }
  const walk = (at: SchemaIssue.Issue, path: readonly PropertyKey[]): void => {
    switch (at._tag) {
      case 'Pointer':
        return walk(at.issue, [...path, ...at.path])
      case 'Composite':
        return at.issues.forEach((one) => walk(one, path))
      case 'Encoding':
        return walk(at.issue, path)
      case 'MissingKey':
        return note(path, 'required')
      case 'UnexpectedKey':
        return note(path, 'unknownField')
      default:
        return note(path, 'notAnOption')
    }
  }
  walk(issue, [])
  return Object.fromEntries(fields)
}

/** A request as it came: strings from the address, and the parsed body. */
interface Raw {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

interface Decoded {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An identifier that cannot be one is answered like one that is nobody's: with the endpoint's own "not found". */
const notFoundOf = (endpoint: AnyEndpoint): ServerCode => endpoint.failures.find((code) => STATUS[code] === 404) ?? 'NOT_FOUND'

type Refused = Failure<ServerCode>
type Decode = (input: unknown) => Result.Result<unknown, FieldProblems>

const takesNothing = (schema: object): boolean => 'fields' in schema && Object.keys(schema.fields as object).length === 0

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** To a schema without fields anything is right; here it means that nothing may come. */
const nothing: Decode = (input) => {
  if (!isRecord(input)) return Result.fail({})
  const unknown = Object.keys(input).slice(0, MOST_FIELDS)
  return unknown.length === 0
    ? Result.succeed({})
    : Result.fail(Object.fromEntries(unknown.map((field) => [field, { code: 'unknownField' }])))
}

const strictly = (schema: Schema.Codec<unknown, unknown>): Decode => {
  if (takesNothing(schema)) return nothing
  const decode = Schema.decodeUnknownResult(schema, OPTIONS)
  return (input) => Result.mapError(decode(input), ({ issue }) => fieldsOf(issue))
}

/** Compiles what an endpoint accepts. A field that the contract does not name is refused, wherever it stands. */
export const decoderOf = (endpoint: AnyEndpoint): ((raw: Raw) => Result.Result<Decoded, Refused>) => {
  const [params, query, body] = [strictly(endpoint.params), strictly(endpoint.query), strictly(endpoint.body)]
  const notFound = { code: notFoundOf(endpoint) } as Refused
  return (raw) => {
    const decoded = { params: params(raw.params), query: query(raw.query), body: body(raw.body === undefined ? {} : raw.body) }
    if (Result.isFailure(decoded.params)) return Result.fail(notFound)
    if (Result.isFailure(decoded.query)) return Result.fail({ code: 'VALIDATION_FAILED', fields: decoded.query.failure })
    if (Result.isFailure(decoded.body)) return Result.fail({ code: 'VALIDATION_FAILED', fields: decoded.body.failure })
    return Result.succeed({ params: decoded.params.success, query: decoded.query.success, body: decoded.body.success })
  }
}
