import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SessionGateway } from '../../src/application/session/SessionGateway.ts'
import { stepIn } from '../../src/application/session/SecondStep.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpSessionGateway } from '../../src/infrastructure/session/HttpSessionGateway.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { credentialsOf, signIn } from '../support/server/person.ts'
import { appCode, enrol, otherThan } from '../support/server/secondStep.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { codeOf, signal, value } from './outcomes.ts'

const EMAIL = 'admin@harbour.example'

interface Side {
  readonly sessions: SessionGateway
  /** What the authenticator shows. */
  readonly code: () => string
  stop(): Promise<void>
}

const inMemory = async (): Promise<Side> => {
  const { sessions } = inMemoryPorts()
  sessions.askFor('app', 'email', 'recovery')
  return { sessions, code: () => sessions.code, stop: async () => undefined }
}

/** Node keeps no cookies, by which a second step is bound to its browser. */
const withCookies = (send: typeof fetch): typeof fetch => {
  let cookie = ''
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookie !== '') headers.set('cookie', cookie)
    const response = await send(input, { ...init, headers })
    cookie = response.headers.getSetCookie().find((each) => each.startsWith('vitrine_step='))?.split(';')[0] ?? cookie
    return response
  }
}

const overHttp = async (): Promise<Side> => {
  const server = await startTestServer()
  const admin = await signIn(server.url, EMAIL)
  const { secret } = await enrol(admin, DEMO_PASSWORD)
  await admin.ask({ method: 'PATCH', path: `/v1/organizations/${admin.organizationId}/two-factor`, body: { byMail: true } })
  vi.stubGlobal('fetch', withCookies(fetch))
  const stop = async () => {
    vi.unstubAllGlobals()
    await server.stop()
  }
  return { sessions: new HttpSessionGateway(new HttpCaller(server.url), () => 'en-US'), code: () => appCode(secret), stop }
}

describe.each([
  ['in memory', inMemory],
  ['over HTTP on a real server', overHttp],
] as const)('the second step of a sign-in %s', (_, open) => {
  let side: Side
  beforeAll(async () => {
    side = await open()
  })
  afterAll(() => side.stop())

  const asked = async () =>
    stepIn(value(await side.sessions.logIn(credentialsOf(EMAIL), signal()))) ?? expect.unreachable('No second step was asked for')

  it('is asked for by the right password, and taken once', async () => {
    const { challenge, ...rest } = await asked()
    expect(rest).toEqual({ methods: ['app', 'email', 'recovery'], expiresIn: 1200, resendAfter: null })
    const right = side.code()
    const give = (code: string) => side.sessions.confirmStep({ challenge, method: 'app', code }, signal())
    expect(codeOf(await give(otherThan(right, 1000)))).toBe('TWO_FA_CODE_INVALID')
    expect(value(await give(right))).toMatchObject({ token: expect.stringMatching(/./) })
    expect(codeOf(await give(right))).toBe('TWO_FA_CODE_INVALID')
  })

  it('can be taken by a mailed code instead', async () => {
    const { challenge } = await asked()
    expect(value(await side.sessions.mailCode(challenge, signal()))).toEqual({ resendAfter: 30 })
  })

  it('is over where nobody was asked for it', async () => {
    const given = { challenge: 'nonsense', method: 'app', code: side.code() } as const
    expect(codeOf(await side.sessions.confirmStep(given, signal()))).toBe('NOT_SIGNED_IN')
    expect(codeOf(await side.sessions.mailCode('nonsense', signal()))).toBe('NOT_SIGNED_IN')
  })
})
