import { DEMO_ORGANIZATIONS, DEMO_PASSWORD } from '../../../server/demo/installation.ts'
import { COOKIE } from '../../../server/authentication/cookie.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined where it is no JSON. */
  readonly json: unknown
  /** The code of a refusal. */
  readonly message: string | undefined
}

export interface Asking {
  readonly method?: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messageOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'message' in json && typeof json.message === 'string' ? json.message : undefined

/** The whole text of an answer; of a stream that never ends the first piece. */
const textOf = async (response: Response): Promise<string> => {
  if (!(response.headers.get('content-type') ?? '').startsWith('text/event-stream') || response.body === null) return response.text()
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

/** One request, as anybody can send it. */
export const ask = async (url: string, { method = 'GET', path, body, headers = {} }: Asking): Promise<Answer> => {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' ? body : body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const text = await textOf(response)
  const json = parsed(text)
  return { status: response.status, headers: response.headers, text, json, message: messageOf(json) }
}

/** Somebody signed in. */
export interface Person {
  /** Of the server. */
  readonly url: string
  readonly token: string
  readonly refreshToken: string
  readonly sessionId: string
  readonly userId: string
  readonly organizationId: string
  /** `name=value`, for the addresses below the session's path. */
  readonly cookie: string
  /** A call with the bearer token. */
  ask(asking: Asking): Promise<Answer>
  /** A call with the cookie, at an address of the session. */
  fetch(asking: Asking): Promise<Answer>
}

interface TokenClaims {
  readonly sessionId: string
  readonly user: { readonly id: string }
  readonly organization: { readonly id: string }
}

export const claimsOf = (token: string): TokenClaims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as TokenClaims

/** Milliseconds after which somebody's sign-in is renewed: well before it ends, which a long file of tests lives to see on a busy machine. */
const RENEWED_AFTER = 240_000

// The sign-in also leaves cookies by which the browser is known again.
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie().find((each) => each.startsWith(`${COOKIE}=`))?.split(';')[0] ?? ''

export const personOf = (url: string, answer: Answer): Person => {
  const { token, refreshToken } = answer.json as { readonly token: string; readonly refreshToken: string }
  const { sessionId, user, organization } = claimsOf(token)
  const held = { token, refreshToken, cookie: cookieOf(answer) }
  let [since, renewal] = [Date.now(), Promise.resolve()]
  const renew = async (): Promise<void> => {
    const renewed = await ask(url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: held.refreshToken } })
    // Who is signed out stays so.
    if (renewed.status === 200) Object.assign(held, { cookie: cookieOf(renewed) || held.cookie }, renewed.json)
  }
  const current = async (): Promise<typeof held> => {
    if (Date.now() - since > RENEWED_AFTER) [since, renewal] = [Date.now(), renew()]
    await renewal
    return held
  }
  return {
    url,
    get token() {
      return held.token
    },
    get refreshToken() {
      return held.refreshToken
    },
    sessionId,
    userId: user.id,
    organizationId: organization.id,
    get cookie() {
      return held.cookie
    },
    ask: async (asking) => ask(url, { ...asking, headers: { authorization: `Bearer ${(await current()).token}`, ...asking.headers } }),
    fetch: async (asking) => ask(url, { ...asking, headers: { cookie: (await current()).cookie, ...asking.headers } }),
  }
}

interface Credentials {
  readonly email: string
  readonly organization: string
  readonly password: string
  readonly rememberMe: boolean
}

/** What a demo user signs in with. */
export const credentialsOf = (email: string): Credentials => {
  const organization = DEMO_ORGANIZATIONS.find(({ users }) => users.some((user) => user.email === email))
  if (organization === undefined) throw new Error(`${email} is no demo user`)
  return { email, organization: organization.name, password: DEMO_PASSWORD, rememberMe: false }
}

export const logIn = (url: string, credentials: Partial<Credentials> & { readonly email: string }): Promise<Answer> =>
  ask(url, { method: 'POST', path: '/v1/auth/login', body: { organization: '', password: '', rememberMe: false, ...credentials } })

/** Signs a demo user in. */
export const signIn = async (url: string, email: string): Promise<Person> => {
  const answer = await logIn(url, credentialsOf(email))
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
  return personOf(url, answer)
}
