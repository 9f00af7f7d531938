import { DEMO_LOGIN } from '../product.ts'

export interface ApiSession {
  readonly url: string
  /** What the web app sends with every call (specification section 7). */
  readonly headers: Readonly<Record<string, string>>
  /** For addresses below `/v1/s/{sessionId}`. */
  readonly cookie: string
  readonly sessionId: string
  get<Body>(path: string): Promise<Body>
  /** Throws where it is refused. */
  send<Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Body>
}

type Login = typeof DEMO_LOGIN

const signIn = async (url: string, login: Login): Promise<Response> => {
  const answer = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(login) })
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`)
  return answer
}

const bearerOf = async (answer: Response): Promise<string> => `Bearer ${((await answer.json()) as { readonly token: string }).token}`

/** Signs somebody of the demo in, without a browser: the administrator of its museum, unless another is named; again where a figure takes longer than a token lasts. */
export const apiSession = async (url: string, login: Login = DEMO_LOGIN): Promise<ApiSession> => {
  const answer = await signIn(url, login)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const path = answer.headers.getSetCookie().map((cookie) => /;\s*path=\/v1\/s\/([^;]+)/i.exec(cookie)?.[1])
  const sessionId = path.find((found) => found !== undefined)
  if (sessionId === undefined) throw new Error('The session set no cookie for its files.')
  const headers: Record<string, string> = { authorization: await bearerOf(answer), 'x-resource-type': 'RECORDS', 'accept-language': 'en-US' }
  const ask = async (call: string, init: RequestInit = {}): Promise<Response> => {
    const asked = () => fetch(`${url}${call}`, { ...init, headers: { ...headers, ...(init.body === undefined ? {} : { 'content-type': 'application/json' }) } })
    const first = await asked()
    if (first.status !== 401) return first
    headers['authorization'] = await bearerOf(await signIn(url, login))
    return asked()
  }
  return {
    url,
    headers,
    cookie: cookies.join('; '),
    sessionId,
    get: async <Body>(call: string) => {
      const got = await ask(call)
      if (!got.ok) throw new Error(`${call} answered ${got.status}.`)
      return (await got.json()) as Body
    },
    send: async <Body>(method: string, call: string, body?: object) => {
      const got = await ask(call, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
      if (!got.ok) throw new Error(`${call} answered ${got.status}: ${await got.text()}`)
      return (await got.json()) as Body
    },
  }
}
