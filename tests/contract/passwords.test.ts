import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PasswordGateway } from '../../src/application/session/PasswordGateway.ts'
import type { SetupGateway } from '../../src/application/setup/SetupGateway.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpPasswordGateway } from '../../src/infrastructure/session/HttpPasswordGateway.ts'
import { HttpSetupGateway } from '../../src/infrastructure/setup/HttpSetupGateway.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { linkIn, mailTo } from '../support/server/outbox.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { EMAIL, ORGANIZATION } from './ports.ts'

const PASSWORD = 'Another-one-2'

interface Side {
  readonly passwords: PasswordGateway
  readonly setups: SetupGateway
  /** What a new setup link holds. */
  readonly setupToken: string
  /** The token of the link that the nth request sent. */
  readonly sentToken: (count: number) => Promise<string>
  stop(): Promise<void>
}

const inMemory = async (): Promise<Side> => {
  const { passwords, setups } = inMemoryPorts()
  return { passwords, setups, setupToken: 'setup-link', sentToken: async (count) => `token-${count}`, stop: async () => undefined }
}

const overHttp = async (): Promise<Side> => {
  const [server, empty] = [await startTestServer(), await startTestServer({ template: 'empty' })]
  return {
    passwords: new HttpPasswordGateway(new HttpCaller(server.url), () => 'en-US'),
    setups: new HttpSetupGateway(new HttpCaller(empty.url), () => 'en-US'),
    setupToken: empty.setupLink?.split('#')[1] ?? '',
    sentToken: async (count) => linkIn(await mailTo(server.dataDirectory, EMAIL, count)).token,
    stop: async () => {
      await server.stop()
      await empty.stop()
    },
  }
}

describe.each([
  ['in memory', inMemory],
  ['over HTTP on a real server', overHttp],
] as const)('passwords %s', (_, open) => {
  let side: Side
  beforeAll(async () => {
    side = await open()
  })
  afterAll(() => side.stop())

  const set = (token: string, password = PASSWORD, repeat = password) => side.passwords.set({ token, password, repeat }, signal())

  it('are set by a link that was sent, once', async () => {
    expect(value(await side.passwords.requestLink({ email: EMAIL, organization: ORGANIZATION }, signal()))).toEqual({ outbox: false })
    const token = await side.sentToken(1)
    expect(value(await side.passwords.read(token, signal()))).toEqual({ purpose: 'reset', email: EMAIL, organization: ORGANIZATION })
    expect(codeOf(await set(token, 'weak'))).toBe('VALIDATION_FAILED')
    expect(await set(token, 'Password-1')).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { password: { code: 'passwordCommon' } } } })
    value(await set(token))
    expect([codeOf(await set(token)), codeOf(await side.passwords.read(token, signal()))]).toEqual([
      'PASSWORD_TOKEN_ALREADY_USED',
      'PASSWORD_TOKEN_ALREADY_USED',
    ])
  })

  it('are asked for in the same way where there is no account', async () => {
    const answer = await side.passwords.requestLink({ email: 'nobody@harbour.example', organization: ORGANIZATION }, signal())
    expect(value(answer)).toEqual({ outbox: false })
    expect(codeOf(await side.passwords.requestLink({ email: 'nobody', organization: '' }, signal()))).toBe('VALIDATION_FAILED')
  })

  it('are not set by what is no link', async () => {
    expect([codeOf(await side.passwords.read('nonsense', signal())), codeOf(await set('nonsense'))]).toEqual([
      'PASSWORD_TOKEN_INVALID',
      'PASSWORD_TOKEN_INVALID',
    ])
  })

  it('begin with the first administrator, who is made once', async () => {
    const form = { organization: 'The Gallery', email: 'ada@gallery.example', firstName: 'Ada', lastName: 'Holm', password: PASSWORD, repeat: PASSWORD }
    expect(codeOf(await side.setups.create({ token: 'nonsense', ...form }, signal()))).toBe('SETUP_LINK_INVALID')
    expect(codeOf(await side.setups.create({ token: side.setupToken, ...form, email: '' }, signal()))).toBe('VALIDATION_FAILED')
    const common = { ...form, password: 'Password-1', repeat: 'Password-1' }
    expect(codeOf(await side.setups.create({ token: side.setupToken, ...common }, signal()))).toBe('VALIDATION_FAILED')
    value(await side.setups.create({ token: side.setupToken, ...form }, signal()))
    expect(codeOf(await side.setups.create({ token: side.setupToken, ...form }, signal()))).toBe('SETUP_LINK_INVALID')
  })
})
