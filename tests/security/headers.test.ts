import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from '../../server/launch/compress.ts'
import { ask, credentialsOf, logIn, type Asking } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

const SCRIPT = `console.log(${JSON.stringify('vitrine '.repeat(200))})`
const PAGE = `<!doctype html><html><head>
<meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script></head></html>`

let server: TestServer
let web: string

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await mkdir(join(web, 'assets'))
  await writeFile(join(web, 'index.html'), PAGE)
  await writeFile(join(web, 'theme.js'), 'document')
  await writeFile(join(web, 'assets', 'main-a1B2c3D4.js'), SCRIPT)
  await compressFiles(web)
  server = await startTestServer({
    webDirectory: web,
    environment: { PUBLIC_URL: 'https://vitrine.example', STREAM_URL: 'https://streams.vitrine.example' },
  })
})

afterAll(async () => {
  await server.stop()
  await rm(web, { recursive: true, force: true })
})

const RESPONSES: readonly (readonly [string, Asking])[] = [
  ['the page', { path: '/' }],
  ['a page of the app', { path: '/records/folders' }],
  ['a script', { path: '/assets/main-a1B2c3D4.js' }],
  ['a script that is not there', { path: '/assets/other-a1B2c3D4.js' }],
  ['the API without a token', { path: '/v1/organizations/current/usage' }],
  ['an unknown address of the API', { path: '/v1/nothing' }],
  ['a wrong method', { method: 'DELETE', path: '/v1/auth/login' }],
  ['a refused body', { method: 'POST', path: '/v1/auth/login', body: '{' }],
  ['too large a body', { method: 'POST', path: '/v1/auth/login', body: ' '.repeat(2 ** 21 + 1) }],
  ['an address that cannot be read', { path: '/v1/%ff' }],
  ['the OpenAPI document', { path: '/v1/openapi.json' }],
]

describe.each(RESPONSES)('%s', (_what, asking) => {
  it('carries every security header, and none of what runs here', async () => {
    const { headers } = await ask(server.url, { headers: { origin: 'https://evil.example' }, ...asking })
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).toContain(`base-uri 'none'`)
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|http:/)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })
})

it('what cannot even be parsed carries them too', async () => {
  const { port } = new URL(server.url)
  const text = await new Promise<string>((settle, fail) => {
    let received = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('close', () => settle(received)).on('error', fail)
  })
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text.toLowerCase()).toContain('content-security-policy: ')
})

it('a preflight from another site gets no leave', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const answer = await ask(server.url, { method: 'OPTIONS', path: '/v1/auth/login', headers })
  expect(answer.status).toBe(405)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

describe('the web app', () => {
  it('has a nonce of its own in each page, the same in page and policy', async () => {
    const pages = await Promise.all([ask(server.url, { path: '/' }), ask(server.url, { path: '/login?next=/x' })])
    const nonces = pages.map(({ headers, text }) => {
      const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
      expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/)
      expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
      expect(text).toContain(`<script nonce="${nonce}">`)
      expect(text).toContain('<meta name="stream-origin" content="https://streams.vitrine.example">')
      expect(headers.get('cache-control')).toBe('no-cache')
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
  })

  it.each([
    ['br', 'br, gzip'],
    ['br', 'gzip;q=1.0, br'],
    ['gzip', 'gzip, br;q=0'],
    ['gzip', 'GZIP'],
    ['br', 'gzip, deflate, br, zstd'],
    // What the browser would rather have goes before what is smaller (RFC 9110, 12.5.3).
    ['gzip', 'br;q=0.1, gzip'],
    [null, 'br; q=0.000, gzip;q=0'],
    [null, 'brotli'],
    [null, 'identity'],
  ])('sends a script as %s to whom takes "%s", to be kept for ever', async (encoding, accepted) => {
    const response = await fetch(`${server.url}/assets/main-a1B2c3D4.js`, { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.text()).toBe(SCRIPT)
  })

  it('sends what was not made smaller as it is', async () => {
    const response = await fetch(`${server.url}/theme.js`, { headers: { 'accept-encoding': 'br, gzip' } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'document'])
  })

  it('answers HEAD with the size alone', async () => {
    const response = await fetch(`${server.url}/theme.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '8', ''])
  })

  it('sends no bytes to whom has them', async () => {
    const first = await ask(server.url, { path: '/theme.js' })
    const again = await fetch(`${server.url}/theme.js`, { headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' } })
    expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([304, 'no-cache', ''])
  })

  it.each(['/assets/main-a1B2c3D4.js.br', '/assets/main-a1B2c3D4.js.gz', '/assets/', '/assets/main'])('has nothing at %s', async (path) => {
    expect((await ask(server.url, { path })).status).toBe(404)
  })

  it('asks again for what has no name of its own', async () => {
    const { headers, text } = await ask(server.url, { path: '/theme.js' })
    expect([headers.get('cache-control'), headers.get('content-type'), text]).toEqual([
      'no-cache',
      'text/javascript; charset=utf-8',
      'document',
    ])
  })

  it.each(['/../secret', '/..%2fsecret', '/assets/../../secret', '/.env', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    'shows no file at %s',
    async (path) => {
      const { port } = new URL(server.url)
      const text = await new Promise<string>((settle, fail) => {
        let received = ''
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        )
        socket.on('data', (chunk) => (received += chunk.toString()))
        socket.on('close', () => settle(received)).on('error', fail)
      })
      expect(text).toMatch(/^HTTP\/1\.1 (200|404) /)
      expect(text).not.toContain('root:')
      expect(text.includes('csp-nonce') || text.includes('NOT_FOUND')).toBe(true)
    },
  )
})

it('over https the cookie is Secure, and goes to the host of streams', async () => {
  const answer = await logIn(server.url, { ...credentialsOf('admin@harbour.example'), rememberMe: true })
  expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('vitrine_session='))).toMatch(
    /^vitrine_session=[\w-]{36}\.[\w-]{43}; Path=\/v1\/s\/[\w-]{36}; HttpOnly; SameSite=Strict; Secure; Domain=vitrine\.example; Expires=/,
  )
})
