import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** What the environment says, decoded once at start. docs/operations.md tells of every variable. */
export interface Configuration {
  /** 0: any free one, for tests. */
  readonly port: number
  readonly host: string
  /** Without a closing slash. Undefined: the address that the browser came by. */
  readonly publicUrl: URL | undefined
  readonly dataDirectory: string
  /** At least 32 characters. Undefined: the one made in the data directory. */
  readonly secret: string | undefined
  /** Undefined: the embedded PostgreSQL in the data directory. */
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  /** Addresses and networks whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[]
  /** Where browsers open event streams, when not at `publicUrl`. */
  readonly streamUrl: URL | undefined
  /** The mail server. Undefined: mails go to the outbox in the data directory. */
  readonly smtpUrl: URL | undefined
  /** Whom mails are from. Undefined: an address at the host of `publicUrl`. */
  readonly mailFrom: string | undefined
  readonly demo: boolean
  readonly production: boolean
  readonly logLevel: LogLevel
}

/** A demo without a mail server shows its mails in the browser; where accounts are real, nobody may read another's. */
export const hasOutbox = ({ demo, smtpUrl }: Configuration): boolean => demo && smtpUrl === undefined

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
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

const SHORTEST_SECRET = 32
const LARGEST_POOL = 100

/** Reads variables and gathers what is wrong with them. An empty variable counts as absent. */
class Reader {
  readonly problems: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  read<Value>(name: string, expected: string, parse: (text: string) => Value | undefined): Value | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = parse(text)
    if (value === undefined) this.problems.push(`${name} must be ${expected}`)
    return value
  }

  integer(name: string, least: number, most: number): number | undefined {
    return this.read(name, `a whole number from ${least} to ${most}`, (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      return value >= least && value <= most ? value : undefined
    })
  }

  oneOf<const Option extends string>(name: string, options: readonly Option[]): Option | undefined {
    return this.read(name, `one of ${options.join(', ')}`, (text) => options.find((option) => option === text))
  }
}

const urlOf =
  (protocols: readonly string[]) =>
  (text: string): URL | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url !== undefined && protocols.includes(url.protocol) ? url : undefined
  }

const originOf = (text: string): URL | undefined => {
  const url = urlOf(['http:', 'https:'])(text)
  return url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' ? url : undefined
}

const smtpOf = (text: string): URL | undefined => {
  const url = urlOf(['smtp:', 'smtps:'])(text)
  return url !== undefined && url.hostname !== '' && ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '' ? url : undefined
}

/** `name@host`, or `Name <name@host>`; nothing that could begin another header. */
const senderOf = (text: string): string | undefined =>
  /^(?:[^\p{Cc}<>"@,;]{1,100} <[^\s<>"@,;]{1,64}@[^\s<>"@,;]{1,255}>|[^\s<>"@,;]{1,64}@[^\s<>"@,;]{1,255})$/u.test(text) ? text : undefined

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  )
}

const networks = (text: string): readonly string[] | undefined => {
  const all = text.split(',').map((network) => network.trim())
  return all.every(isNetwork) ? all : undefined
}

const lies = (url: URL, within: URL): boolean => url.hostname === within.hostname || url.hostname.endsWith(`.${within.hostname}`)

/** Decodes the environment; throws {@link WrongConfiguration} with everything that is wrong. Relative paths are the working directory's. */
export const decodeConfiguration = (environment: Environment): Configuration => {
  const reader = new Reader(environment)
  const production = reader.text('NODE_ENV') === 'production'
  const demo = reader.oneOf('VITRINE_DEMO', ['on', 'off'])
  const publicUrl = reader.read('PUBLIC_URL', 'an address such as https://vitrine.example, without a path', originOf)
  const streamUrl = reader.read('STREAM_URL', 'an address such as https://streams.vitrine.example, without a path', originOf)
  if (streamUrl !== undefined && (publicUrl === undefined || !lies(streamUrl, publicUrl))) {
    reader.problems.push('STREAM_URL must have the host of PUBLIC_URL or one below it: the cookie that authorises streams goes no further')
  }
  const configuration: Configuration = {
    port: reader.integer('PORT', 0, 65_535) ?? 3000,
    host: reader.text('HOST') ?? '127.0.0.1',
    publicUrl,
    dataDirectory: resolve(reader.text('VITRINE_DATA_DIR') ?? '.data'),
    secret: reader.read('VITRINE_SECRET', `at least ${SHORTEST_SECRET} characters`, (text) =>
      text.length >= SHORTEST_SECRET ? text : undefined,
    ),
    databaseUrl: reader.read('DATABASE_URL', 'an address such as postgresql://user:password@host:5432/database', (text) =>
      urlOf(['postgres:', 'postgresql:'])(text) === undefined ? undefined : text,
    ),
    databasePool: reader.integer('DATABASE_POOL', 1, LARGEST_POOL) ?? 6,
    trustedProxies: reader.read('TRUSTED_PROXIES', 'addresses or networks such as 10.0.0.0/8, separated by commas', networks) ?? [],
    streamUrl,
    smtpUrl: reader.read('SMTP_URL', 'an address such as smtps://user:password@mail.example:465', smtpOf),
    mailFrom: reader.read('MAIL_FROM', 'an address such as Vitrine <vitrine@museum.example>', senderOf),
    demo: demo === undefined ? !production : demo === 'on' && !production,
    production,
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
  }
  if (reader.problems.length > 0) throw new WrongConfiguration(reader.problems)
  return configuration
}
