import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credentials } from '../../src/application/session/Credentials.ts'
import { tokensIn } from '../../src/application/session/SecondStep.ts'
import type { TwoFactorGateway } from '../../src/application/two-factor/TwoFactorGateway.ts'
import { HttpCaller } from '../../src/infrastructure/http/HttpCaller.ts'
import { HttpClient } from '../../src/infrastructure/http/HttpClient.ts'
import { HttpSessionGateway } from '../../src/infrastructure/session/HttpSessionGateway.ts'
import { HttpTwoFactorGateway } from '../../src/infrastructure/two-factor/HttpTwoFactorGateway.ts'
import { Faults } from '../../src/infrastructure/memory/Faults.ts'
import { InMemoryTwoFactorGateway } from '../../src/infrastructure/two-factor/InMemoryTwoFactorGateway.ts'
import { decodeToken } from '../../src/infrastructure/session/decodeToken.ts'
import { DEMO_PASSWORD } from '../../server/demo/installation.ts'
import { credentialsOf } from '../support/server/person.ts'
import { mailTo } from '../support/server/outbox.ts'
import { appCode, codeIn, otherThan } from '../support/server/secondStep.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { codeOf, signal, value } from './outcomes.ts'

interface Side {
  readonly twoFactor: TwoFactorGateway
  /** What the authenticator shows that was set up with this key. */
  readonly codeFor: (secret: string) => string
  /** Has a code mailed. */
  readonly mailedCode: () => Promise<string>
  stop(): Promise<void>
}

const inMemory = async (): Promise<Side> => {
  const twoFactor = new InMemoryTwoFactorGateway(DEMO_PASSWORD, new Faults())
  const mailedCode = async () => {
    value(await twoFactor.mailCode(signal()))
    return twoFactor.mailedCode
  }
  return { twoFactor, codeFor: () => twoFactor.code, mailedCode, stop: async () => undefined }
}

const overHttp = async (): Promise<Side> => {
  const server = await startTestServer()
  const caller = new HttpCaller(server.url)
  const answer = await new HttpSessionGateway(caller, () => 'en-US').logIn(credentialsOf(ADMIN), signal())
  const tokens = tokensIn(Result.getOrThrow(answer))
  const claims = decodeToken(tokens?.token ?? '')
  if (tokens === undefined || claims === undefined) throw new Error('Nobody is signed in')
  const held = { token: tokens.token, organizationId: claims.organization.id, sessionId: claims.sessionId }
  const credentials: Credentials = { held: () => held, current: async () => held, renew: async () => 'refused' }
  const twoFactor = new HttpTwoFactorGateway(new HttpClient(caller, credentials, () => 'en-US'), () => claims)
  const mailedCode = async () => {
    value(await twoFactor.mailCode(signal()))
    return codeIn(await mailTo(server.dataDirectory, ADMIN, 2))
  }
  return { twoFactor, codeFor: appCode, mailedCode, stop: () => server.stop() }
}

const ADMIN = 'admin@harbour.example'
const OWN = { password: DEMO_PASSWORD }

describe.each([
  ['in memory', inMemory],
  ['over HTTP on a real server', overHttp],
] as const)('the second step of the own sign-in %s', (_, open) => {
  let side: Side
  beforeAll(async () => {
    side = await open()
  })
  afterAll(() => side.stop())

  it('is chosen with the password: by mail, by authenticator, with new recovery codes, and not at all', async () => {
    const { twoFactor, codeFor, mailedCode } = side
    expect(value(await twoFactor.read(signal()))).toEqual({ choice: 'off', required: false, recoveryCodesLeft: 0, passkeys: [] })
    expect(codeOf(await twoFactor.confirm('123456', signal()))).toBe('TWO_FA_CODE_EXPIRED')
    expect(codeOf(await twoFactor.renewCodes(OWN, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await twoFactor.mailCode(signal()))).toBe('NOT_FOUND')
    expect(value(await twoFactor.chooseMail(OWN, signal())).choice).toBe('email')
    expect(codeOf(await twoFactor.begin(OWN, signal()))).toBe('TWO_FA_CODE_INVALID')
    const code = await mailedCode()
    expect(codeOf(await twoFactor.mailCode(signal()))).toBe('RATE_LIMITED')
    expect(codeOf(await twoFactor.turnOff({ ...OWN, code: otherThan(code) }, signal()))).toBe('TWO_FA_CODE_INVALID')
    const { secret, uri } = value(await twoFactor.begin({ ...OWN, code }, signal()))
    expect(uri).toContain(`secret=${secret}`)
    expect(codeOf(await twoFactor.confirm(otherThan(codeFor(secret), 1000), signal()))).toBe('TWO_FA_CODE_INVALID')
    expect(value(await twoFactor.read(signal())).choice).toBe('email')
    const { state, recoveryCodes } = value(await twoFactor.confirm(codeFor(secret), signal()))
    expect([state, new Set(recoveryCodes).size]).toEqual([{ choice: 'app', required: false, recoveryCodesLeft: 10, passkeys: [] }, 10])
    expect(codeOf(await twoFactor.renewCodes(OWN, signal()))).toBe('TWO_FA_CODE_INVALID')
    const renewed = value(await twoFactor.renewCodes({ ...OWN, code: recoveryCodes[0] ?? '' }, signal()))
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([])
    expect(codeOf(await twoFactor.turnOff({ ...OWN, code: otherThan(codeFor(secret), 1000) }, signal()))).toBe('TWO_FA_CODE_INVALID')
    expect(value(await twoFactor.turnOff({ ...OWN, code: renewed.recoveryCodes[0] ?? '' }, signal()))).toEqual({ choice: 'off', required: false, recoveryCodesLeft: 0, passkeys: [] })
  })

  it('stays as it is with another password', async () => {
    const { twoFactor } = side
    const refused = await Promise.all([
      twoFactor.begin({ password: 'wrong' }, signal()),
      twoFactor.chooseMail({ password: 'wrong' }, signal()),
      twoFactor.renewCodes({ password: 'wrong' }, signal()),
      twoFactor.turnOff({ password: 'wrong' }, signal()),
    ])
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'INVALID_CREDENTIALS'))
    expect(value(await twoFactor.read(signal())).choice).toBe('off')
  })
})
