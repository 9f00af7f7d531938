import * as Result from 'effect/Result'
import { UUID } from '../validation/uuid.ts'

/** What harvesters ask for (OAI-PMH 2.0, section 4). */
const OAI_VERBS = ['Identify', 'ListMetadataFormats', 'ListSets', 'ListIdentifiers', 'ListRecords', 'GetRecord'] as const
type OaiVerb = (typeof OAI_VERBS)[number]

/** Section 3.6. `noMetadataFormats` is never met, since every record has Dublin Core; `noSetHierarchy` where nothing is public. */
type OaiErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noMetadataFormats'
  | 'noRecordsMatch'
  | 'noSetHierarchy'

export interface OaiError {
  readonly code: OaiErrorCode
  /** For whoever runs the harvester: in English, as the protocol is. */
  readonly message: string
}

export const METADATA_PREFIX = 'oai_dc'

/** Which records of a list are wanted. */
export interface OaiSelection {
  /** Milliseconds since 1970-01-01, the first included, the last not. */
  readonly from: number | undefined
  readonly before: number | undefined
  /** Ids of folders from the top, the last of which is the set. */
  readonly set: readonly string[] | undefined
}

export type OaiRequest =
  | { readonly verb: 'Identify' }
  | { readonly verb: 'ListMetadataFormats'; readonly identifier: string | undefined }
  | { readonly verb: 'GetRecord'; readonly identifier: string }
  | { readonly verb: 'ListSets'; readonly token: string | undefined }
  | { readonly verb: 'ListIdentifiers' | 'ListRecords'; readonly token: string }
  | { readonly verb: 'ListIdentifiers' | 'ListRecords'; readonly token: undefined; readonly selection: OaiSelection }

type Argument = readonly [name: string, value: string]
type Arguments = ReadonlyMap<string, string>

interface Allowed {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** It takes a resumption token instead of all others. */
  readonly resumes: boolean
}

const LIST: Allowed = { required: ['metadataPrefix'], optional: ['from', 'until', 'set'], resumes: true }
const ALLOWED: Readonly<Record<OaiVerb, Allowed>> = {
  Identify: { required: [], optional: [], resumes: false },
  ListMetadataFormats: { required: [], optional: ['identifier'], resumes: false },
  ListSets: { required: [], optional: [], resumes: true },
  ListIdentifiers: LIST,
  ListRecords: LIST,
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [], resumes: false },
}

const refused = (code: OaiErrorCode, message: string): Result.Result<never, OaiError> => Result.fail({ code, message })

const verbOf = (args: readonly Argument[]): OaiVerb | undefined => {
  const verbs = args.filter(([name]) => name === 'verb').map(([, value]) => value)
  return verbs.length === 1 ? OAI_VERBS.find((verb) => verb === verbs[0]) : undefined
}

const problemOf = ({ required, optional, resumes }: Allowed, args: Arguments, given: number): string | undefined => {
  if (args.size !== given) return 'An argument is repeated'
  if (resumes && args.has('resumptionToken')) return args.size === 1 ? undefined : 'resumptionToken stands alone'
  const unknown = [...args.keys()].find((name) => !required.includes(name) && !optional.includes(name))
  if (unknown !== undefined) return 'An argument is not one of this verb'
  const missing = required.find((name) => !args.has(name))
  return missing === undefined ? undefined : `${missing} is missing`
}

const DAY = 86_400_000
const SECOND = 1_000
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/

interface Stamp {
  readonly at: number
  /** Milliseconds that it covers. */
  readonly length: number
}

const stampOf = (text: string): Stamp | undefined => {
  if (!DATE.test(text)) return undefined
  const at = Date.parse(text)
  // 2026-02-30 and 24:00:00 are no dates, whatever the calendar of programs makes of them.
  const isDay = text.length === 10
  const written = Number.isNaN(at) ? '' : new Date(at).toISOString()
  return written.startsWith(isDay ? text : text.slice(0, -1)) ? { at, length: isDay ? DAY : SECOND } : undefined
}

const PREFIX = /^[A-Za-z0-9_.!~*'()-]+$/
const SET = /^[A-Za-z0-9_.!~*'()-]+(:[A-Za-z0-9_.!~*'()-]+)*$/

const formatProblem = (prefix: string): Result.Result<void, OaiError> => {
  if (!PREFIX.test(prefix)) return refused('badArgument', 'metadataPrefix is not right')
  return prefix === METADATA_PREFIX ? Result.succeed(undefined) : refused('cannotDisseminateFormat', `There is ${METADATA_PREFIX} alone`)
}

const selectionOf = (args: Arguments): Result.Result<OaiSelection, OaiError> => {
  const [from, until, set] = [args.get('from'), args.get('until'), args.get('set')]
  const [first, last] = [from === undefined ? undefined : stampOf(from), until === undefined ? undefined : stampOf(until)]
  if ((from !== undefined && first === undefined) || (until !== undefined && last === undefined)) return refused('badArgument', 'Dates are YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ')
  if (first !== undefined && last !== undefined && first.length !== last.length) return refused('badArgument', 'from and until are of different granularity')
  if (first !== undefined && last !== undefined && first.at > last.at) return refused('badArgument', 'from is later than until')
  if (set !== undefined && !SET.test(set)) return refused('badArgument', 'set is not right')
  const format = formatProblem(args.get('metadataPrefix') ?? '')
  if (Result.isFailure(format)) return Result.fail(format.failure)
  return Result.succeed({ from: first?.at, before: last && last.at + last.length, set: set?.split(':') })
}

/** What the arguments of a call ask for, or the protocol's error. */
export const readOaiRequest = (given: readonly Argument[]): Result.Result<OaiRequest, OaiError> => {
  const verb = verbOf(given)
  if (verb === undefined) return refused('badVerb', `verb is one of ${OAI_VERBS.join(', ')}, once`)
  const others = given.filter(([name]) => name !== 'verb')
  const args = new Map(others)
  const problem = problemOf(ALLOWED[verb], args, others.length)
  if (problem !== undefined) return refused('badArgument', problem)
  const token = args.get('resumptionToken')
  switch (verb) {
    case 'Identify':
      return Result.succeed({ verb })
    case 'ListMetadataFormats':
      return Result.succeed({ verb, identifier: args.get('identifier') })
    case 'ListSets':
      return Result.succeed({ verb, token })
    case 'GetRecord':
      return Result.map(formatProblem(args.get('metadataPrefix') ?? ''), () => ({ verb, identifier: args.get('identifier') ?? '' }))
    case 'ListIdentifiers':
    case 'ListRecords':
      if (token !== undefined) return Result.succeed({ verb, token })
      return Result.map(selectionOf(args), (selection) => ({ verb, token: undefined, selection }))
  }
}

const IDENTIFIER = new RegExp(`^urn:uuid:(${UUID})$`)

/** What a record is called for good, wherever the portal is. */
export const identifierOf = (assetId: string): string => `urn:uuid:${assetId}`
export const assetOf = (identifier: string): string | undefined => IDENTIFIER.exec(identifier)?.[1]

/** The time of a record, in the granularity of all of them. */
export const datestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`
