import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as Config from 'effect/Config'
import * as ConfigProvider from 'effect/ConfigProvider'
import * as Effect from 'effect/Effect'
import * as Option from 'effect/Option'
import type * as Redacted from 'effect/Redacted'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { AssistantModel } from './assistant.ts'

/** What the environment says, decoded once at start. docs/operations.md tells of every variable. */
export interface Configuration {
  /** 0: any free one, for tests. */
  readonly port: number
  readonly host: string
  /** Without a closing slash. Undefined: the address that the browser came by. */
  readonly publicUrl: URL | undefined
  readonly dataDirectory: string
  /** At least 32 characters. Undefined: the one made in the data directory. */
  readonly secret: Redacted.Redacted | undefined
  /** Undefined: the embedded PostgreSQL in the data directory. */
  readonly databaseUrl: Redacted.Redacted | undefined
  readonly databasePool: number
  /** Addresses and networks whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[]
  /** Where browsers open event streams, when not at `publicUrl`. */
  readonly streamUrl: URL | undefined
  /** The mail server. Undefined: mails go to the outbox in the data directory. */
  readonly smtpUrl: Redacted.Redacted<URL> | undefined
  /** Whom mails are from. Undefined: an address at the host of `publicUrl`. */
  readonly mailFrom: string | undefined
  /** Whom custom domains of portals are looked up with. Empty: the machine's own name servers. */
  readonly nameServers: readonly string[]
  /** Undefined: the assistant answers by what is built in alone. */
  readonly assistantModel: AssistantModel | undefined
  readonly demo: boolean
  readonly production: boolean
  readonly logLevel: LogLevel
}

/** A demo without a mail server shows its mails in the browser; where accounts are real, nobody may read another's. */
export const hasOutbox = ({ demo, smtpUrl }: Configuration): boolean => demo && smtpUrl === undefined

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The server does not start: all that is wrong with its environment, one line each. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** What of it is nobody's but the server's own. */
const SECRET_VARIABLES: ReadonlySet<string> = new Set(['VITRINE_SECRET', 'DATABASE_URL', 'SMTP_URL', 'ASSISTANT_KEY'])

/** An environment for programs that open strangers' files. */
export const withoutSecrets = (environment: Environment): Environment => Object.fromEntries(Object.entries(environment).filter(([name]) => !SECRET_VARIABLES.has(name)))

const SHORTEST_SECRET = 32
const LARGEST_POOL = 100

/** Reads variables and gathers what is wrong with them, without their values. An empty variable counts as absent. */
class Reader {
  readonly problems: string[] = []
  readonly #provider: ConfigProvider.ConfigProvider

  constructor(environment: Environment) {
    const said = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const)
    this.#provider = ConfigProvider.fromUnknown(Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== '')))
  }

  /** Undefined where it is absent, or wrong. */
  read<Value>(name: string, expected: string, codec: Schema.ConstraintCodec<Value, unknown>): Value | undefined {
    const found = Effect.runSync(Effect.result(Config.option(Config.schema(codec, name)).parse(this.#provider)))
    if (Result.isSuccess(found)) return Option.getOrUndefined(found.success)
    this.problems.push(`${name} must be ${expected}`)
    return undefined
  }

  text(name: string): string | undefined {
    return this.read(name, 'a text', Schema.String)
  }

  integer(name: string, minimum: number, maximum: number): number | undefined {
    return this.read(name, `a whole number from ${minimum} to ${maximum}`, Whole.check(Schema.isBetween({ minimum, maximum })))
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    return this.read(name, `one of ${choices.join(', ')}`, Schema.Literals(choices))
  }
}

const Whole = Schema.String.check(Schema.isPattern(/^\d{1,9}$/)).pipe(Schema.decodeTo(Schema.FiniteFromString))

const Secret = Schema.Redacted(Schema.String.check(Schema.isMinLength(SHORTEST_SECRET)))

const Origin = Schema.URL.check(
  Schema.makeFilter(
    ({ protocol, pathname, search, hash, username }) =>
      ['http:', 'https:'].includes(protocol) && pathname === '/' && search === '' && hash === '' && username === '',
  ),
)

const DatabaseAddress = Schema.Redacted(
  Schema.String.check(Schema.makeFilter((text) => URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol))),
)

/** A `%` that means itself is written `%25`. */
const isPercentEncoded = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const MailServer = Schema.Redacted(
  Schema.URL.check(
    Schema.makeFilter(
      ({ protocol, hostname, pathname, search, hash, username, password }) =>
        ['smtp:', 'smtps:'].includes(protocol) && hostname !== '' && ['', '/'].includes(pathname) && search === '' && hash === '' && isPercentEncoded(username) && isPercentEncoded(password),
    ),
  ),
)

/** `name@host`, or `Name <name@host>`; nothing that could begin another header. */
const Sender = Schema.String.check(
  Schema.isPattern(/^(?:[^\p{Cc}<>"@,;]{1,100} <[^\s<>"@,;]{1,64}@[^\s<>"@,;]{1,255}>|[^\s<>"@,;]{1,64}@[^\s<>"@,;]{1,255})$/u),
)

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  )
}

const separated = (text: string): readonly string[] => text.split(',').map((part) => part.trim())

const Networks = Schema.String.check(Schema.makeFilter((text) => separated(text).every(isNetwork)))

const isNameServer = (text: string): boolean => isIP(text) > 0 || (/:\d{1,5}$/.test(text) && isIP(text.replace(/:\d{1,5}$/, '').replace(/^\[|\]$/g, '')) > 0)

const NameServers = Schema.String.check(Schema.makeFilter((text) => separated(text).every(isNameServer)))

const ModelAddress = Schema.URL.check(Schema.makeFilter(({ protocol, search, hash, username }) => ['http:', 'https:'].includes(protocol) && search === '' && hash === '' && username === ''))

const MOST_TOKENS = 100_000
const MOST_DAILY_TOKENS = 999_999_999

const readModel = (reader: Reader): AssistantModel | undefined => {
  const url = reader.read('ASSISTANT_URL', 'an address such as https://models.example/v1', ModelAddress)
  const model = reader.text('ASSISTANT_MODEL')
  const limits = {
    key: reader.read('ASSISTANT_KEY', 'a text', Schema.Redacted(Schema.String)),
    timeout: reader.integer('ASSISTANT_TIMEOUT', 1, 600) ?? 60,
    maxTokens: reader.integer('ASSISTANT_MAX_TOKENS', 16, MOST_TOKENS) ?? 1024,
    dailyTokens: reader.integer('ASSISTANT_DAILY_TOKENS', 0, MOST_DAILY_TOKENS) ?? 500_000,
  }
  if ((reader.text('ASSISTANT_URL') === undefined) !== (model === undefined)) reader.problems.push('ASSISTANT_URL and ASSISTANT_MODEL go together')
  return url === undefined || model === undefined ? undefined : { url, model, ...limits }
}

const lies = (url: URL, within: URL): boolean => url.hostname === within.hostname || url.hostname.endsWith(`.${within.hostname}`)

/** Decodes the environment; throws {@link WrongConfiguration} with everything that is wrong. Relative paths are the working directory's. */
export const decodeConfiguration = (environment: Environment): Configuration => {
  const reader = new Reader(environment)
  const production = reader.text('NODE_ENV') === 'production'
  const demo = reader.oneOf('VITRINE_DEMO', ['on', 'off'])
  const publicUrl = reader.read('PUBLIC_URL', 'an address such as https://vitrine.example, without a path', Origin)
  const streamUrl = reader.read('STREAM_URL', 'an address such as https://streams.vitrine.example, without a path', Origin)
  if (streamUrl !== undefined && (publicUrl === undefined || !lies(streamUrl, publicUrl))) {
    reader.problems.push('STREAM_URL must have the host of PUBLIC_URL or one below it: the cookie that authorises streams goes no further')
  }
  const configuration: Configuration = {
    port: reader.integer('PORT', 0, 65_535) ?? 3000,
    host: reader.text('HOST') ?? '127.0.0.1',
    publicUrl,
    dataDirectory: resolve(reader.text('VITRINE_DATA_DIR') ?? '.data'),
    secret: reader.read('VITRINE_SECRET', `at least ${SHORTEST_SECRET} characters`, Secret),
    databaseUrl: reader.read('DATABASE_URL', 'an address such as postgresql://user:password@host:5432/database', DatabaseAddress),
    databasePool: reader.integer('DATABASE_POOL', 1, LARGEST_POOL) ?? 6,
    trustedProxies: separated(reader.read('TRUSTED_PROXIES', 'addresses or networks such as 10.0.0.0/8, separated by commas', Networks) ?? '').filter(
      (network) => network !== '',
    ),
    streamUrl,
    smtpUrl: reader.read('SMTP_URL', 'an address such as smtps://user:password@mail.example:465, with special signs of user and password percent-encoded', MailServer),
    mailFrom: reader.read('MAIL_FROM', 'an address such as Vitrine <vitrine@museum.example>', Sender),
    nameServers: separated(reader.read('NAME_SERVERS', 'addresses such as 10.0.0.2 or 10.0.0.2:5353, separated by commas', NameServers) ?? '').filter((server) => server !== ''),
    assistantModel: readModel(reader),
    demo: demo === undefined ? !production : demo === 'on' && !production,
    production,
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
  }
  if (reader.problems.length > 0) throw new WrongConfiguration(reader.problems)
  return configuration
}
