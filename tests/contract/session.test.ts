import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokensIn } from '../../src/application/session/SecondStep.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { EMAIL, ORGANIZATION, SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('the session %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const tried = (form = {}) =>
    ports.sessions.logIn({ email: EMAIL, organization: ORGANIZATION, password: ports.password, rememberMe: false, ...form }, signal())
  const logIn = async (form = {}) => tokensIn(value(await tried(form))) ?? expect.unreachable('A second step was asked for')

  it('is opened by e-mail, organization and password, whatever their case', async () => {
    const tokens = await logIn({ email: 'Admin@Harbour.example', organization: 'harbour museum' })
    expect([tokens.token, tokens.refreshToken].every((token) => token.length > 0)).toBe(true)
  })

  it.each([{ password: 'wrong' }, { organization: 'Fjord Archive' }, { email: 'nobody@harbour.example' }])(
    'is not opened with %j',
    async (form) => {
      expect(codeOf(await tried(form))).toBe('INVALID_CREDENTIALS')
    },
  )

  it('is renewed by its refresh token', async () => {
    const opened = await logIn()
    const renewed = value(await ports.sessions.refresh(opened.refreshToken, signal()))
    const again = value(await ports.sessions.refresh(renewed.refreshToken, signal()))
    expect(new Set([opened, renewed, again].map(({ refreshToken }) => refreshToken)).size).toBe(3)
  })

  it('is over after signing out, which can be said twice', async () => {
    const { refreshToken } = await logIn()
    value(await ports.sessions.logOut(refreshToken, signal()))
    value(await ports.sessions.logOut(refreshToken, signal()))
    expect(codeOf(await ports.sessions.refresh(refreshToken, signal()))).toBe('NOT_SIGNED_IN')
  })

  it('is not renewed by what is no refresh token', async () => {
    expect(codeOf(await ports.sessions.refresh('nonsense', signal()))).toBe('NOT_SIGNED_IN')
  })
})
