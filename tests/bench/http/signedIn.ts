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
  send<Body>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Body>
}

/** Signs the demo's administrator in, without a browser. */
export const apiSession = async (url: string): Promise<ApiSession> => {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  })
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`)
  const { token } = (await answer.json()) as { readonly token: string }
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const path = answer.headers.getSetCookie().map((cookie) => /;\s*path=\/v1\/s\/([^;]+)/i.exec(cookie)?.[1])
  const sessionId = path.find((found) => found !== undefined)
  if (sessionId === undefined) throw new Error('The session set no cookie for its files.')
  const headers = { authorization: `Bearer ${token}`, 'x-resource-type': 'RECORDS', 'accept-language': 'en-US' }
  return {
    url,
    headers,
    cookie: cookies.join('; '),
    sessionId,
    get: async <Body>(path: string) => {
      const got = await fetch(`${url}${path}`, { headers })
      if (!got.ok) throw new Error(`${path} answered ${got.status}.`)
      return (await got.json()) as Body
    },
    send: async <Body>(method: string, path: string, body?: object) => {
      const content = body === undefined ? {} : { body: JSON.stringify(body) }
      const got = await fetch(`${url}${path}`, { method, headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }, ...content })
      if (!got.ok) throw new Error(`${path} answered ${got.status}: ${await got.text()}`)
      return (await got.json()) as Body
    },
  }
}
