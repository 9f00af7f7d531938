import { describe, expect, it, vi } from 'vitest'
import { openBrowser, settle, tokensIn, type Tab } from '../../../tests/support/browser.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'

const signIn = ({ session }: Tab, server: ReturnType<typeof openBrowser>['server'], remember = true) => {
  const tokens = server.issue()
  session.send({ type: 'session.opened', tokens, remember })
  return tokens
}

describe('a session', () => {
  it('is signed out where nothing is stored and no tab is open', async () => {
    const { session } = openBrowser().openTab()
    await settle()
    expect(session.getSnapshot().value).toBe('signedOut')
  })

  it('is there again after a reload', () => {
    const { openTab, server } = openBrowser()
    signIn(openTab(), server)
    const { session } = openTab()
    expect([session.getSnapshot().value, session.getSnapshot().context.session?.claims]).toEqual([{ signedIn: 'fresh' }, SAMPLE_CLAIMS])
  })

  it('ignores tokens that cannot be read', async () => {
    const { session } = openBrowser().openTab()
    await settle()
    session.send({ type: 'session.opened', tokens: { token: 'nonsense', refreshToken: 'r' }, remember: true })
    expect(session.getSnapshot().value).toBe('signedOut')
  })

  it('refreshes at once when the stored token is past its time', async () => {
    const { openTab, server, passTime } = openBrowser()
    signIn(openTab(), server)
    passTime(SAMPLE_CLAIMS.expiresAt)
    const { session } = openTab()
    expect(session.getSnapshot().value).toEqual({ signedIn: 'refreshing' })
    await settle()
    expect([session.getSnapshot().value, server.calls.refresh]).toEqual([{ signedIn: 'fresh' }, 1])
  })

  it('is known to a call at once, and to one that comes during a refresh after it', async () => {
    const { openTab, server, passTime } = openBrowser()
    const tab = openTab()
    const { token } = signIn(tab, server)
    expect(tab.credentials.current()).toMatchObject({ token })
    passTime(SAMPLE_CLAIMS.expiresAt)
    const { credentials, session } = openTab()
    const current = credentials.current()
    expect([current instanceof Promise, session.getSnapshot().value]).toEqual([true, { signedIn: 'refreshing' }])
    const renewed = await current
    expect([renewed?.token === token, renewed]).toEqual([false, credentials.held()])
  })

  it('outlives a refresh that broke off, and is tried again with the next call', async () => {
    const { openTab, server } = openBrowser()
    const tab = openTab()
    const { token } = signIn(tab, server)
    vi.spyOn(server, 'refresh').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect([await tab.credentials.renew(token), tab.session.getSnapshot().value]).toEqual(['unreachable', { signedIn: 'unreached' }])
    expect(await tab.credentials.renew(token)).toBe('renewed')
  })

  it('ends when it is signed out of, also where the server cannot be told', async () => {
    const { openTab, server } = openBrowser()
    const tab = openTab()
    signIn(tab, server)
    vi.spyOn(server, 'logOut').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    tab.session.send({ type: 'signOut' })
    await settle()
    expect([tab.session.getSnapshot().value, tab.credentials.held()]).toEqual(['signedOut', undefined])
    signIn(tab, server)
    expect(tab.session.getSnapshot().value).toEqual({ signedIn: 'fresh' })
  })

  it('can be opened again after one that was refused, also where the server cannot be told', async () => {
    const { openTab, server, faults } = openBrowser()
    const tab = openTab()
    const { token } = signIn(tab, server)
    faults.fail('session.refresh', { code: 'NOT_SIGNED_IN' }, 1)
    vi.spyOn(server, 'logOut').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await tab.credentials.renew(token)
    await settle()
    expect(tab.session.getSnapshot().value).toBe('expired')
    signIn(tab, server)
    expect(tab.session.getSnapshot().value).toEqual({ signedIn: 'fresh' })
  })

  it('makes one refresh for 20 refused calls, and all of them may be repeated', async () => {
    const { openTab, server } = openBrowser()
    const tab = openTab()
    const { token } = signIn(tab, server)
    const renewals = await Promise.all(Array.from({ length: 20 }, () => tab.credentials.renew(token)))
    expect([server.calls.refresh, new Set(renewals)]).toEqual([1, new Set(['renewed'])])
    expect(tab.credentials.held()?.token).not.toBe(token)
  })

  it('makes one refresh for five tabs that expire together, and signs nobody out', async () => {
    const { openTab, server } = openBrowser()
    const first = openTab()
    const { token } = signIn(first, server)
    const tabs = [first, openTab(), openTab(), openTab(), openTab()]
    const renewals = await Promise.all(tabs.map(({ credentials }) => credentials.renew(token)))
    await settle()
    expect([server.calls, renewals]).toEqual([{ logIn: 0, refresh: 1, logOut: 0 }, Array.from({ length: 5 }, () => 'renewed')])
    expect(new Set(tabs.map(({ credentials }) => credentials.held()?.token)).size).toBe(1)
    expect(tabs.map(({ session }) => session.getSnapshot().value)).toEqual(tabs.map(() => ({ signedIn: 'fresh' })))
  })

  it.each([true, false])('stores the refreshed token where the old one was (remembered: %s)', async (remember) => {
    const { openTab, server, local } = openBrowser()
    const tab = openTab()
    const { token } = signIn(tab, server, remember)
    await tab.credentials.renew(token)
    const held = { token: tab.credentials.held()?.token, refreshToken: 'refresh-2' }
    expect([tokensIn(local), tokensIn(tab.storage)]).toEqual(remember ? [held, undefined] : [undefined, held])
  })

  it('ends when the refresh is refused: tokens removed, one logout call', async () => {
    const { openTab, server, local, faults } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    const { token } = signIn(one, server)
    await settle()
    faults.fail('session.refresh', { code: 'NOT_SIGNED_IN' })
    const renewals = await Promise.all([one.credentials.renew(token), one.credentials.renew(token), other.credentials.renew(token)])
    await settle()
    expect([renewals, server.calls, tokensIn(local)]).toEqual([
      ['refused', 'refused', 'refused'],
      { logIn: 0, refresh: 1, logOut: 1 },
      undefined,
    ])
    expect([one.session.getSnapshot().value, other.session.getSnapshot().value]).toEqual(['expired', 'expired'])
  })

  it('tells every tab as what the server ended it', async () => {
    const { openTab, server, faults } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    const { token } = signIn(one, server)
    await settle()
    faults.fail('session.refresh', { code: 'USER_BLOCKED' }, 1)
    await one.credentials.renew(token)
    await settle()
    expect([one, other].map(({ session }) => session.getSnapshot().context.refusal)).toEqual(['USER_BLOCKED', 'USER_BLOCKED'])
    expect([other.session.getSnapshot().value, server.calls.logOut]).toEqual(['expired', 1])
  })

  it.each(['NOT_SIGNED_IN', 'USER_BLOCKED', 'ORGANIZATION_BLOCKED'] as const)('remembers that it ended as %s, until it ends again', async (code) => {
    const { openTab, server, faults } = openBrowser()
    const tab = openTab()
    for (const each of [code, 'NOT_SIGNED_IN'] as const) {
      const { token } = signIn(tab, server)
      faults.fail('session.refresh', { code: each }, 1)
      await tab.credentials.renew(token)
      expect([tab.session.getSnapshot().value, tab.session.getSnapshot().context.refusal]).toEqual(['expired', each])
      await settle()
    }
  })

  it('survives a refresh that does not reach the server, and tries again with the next refused call', async () => {
    const { openTab, server, faults } = openBrowser()
    const tab = openTab()
    const { token } = signIn(tab, server)
    faults.fail('session.refresh', { code: 'UNREACHABLE' }, 1)
    expect([await tab.credentials.renew(token), tab.session.getSnapshot().value]).toEqual(['unreachable', { signedIn: 'unreached' }])
    expect([await tab.credentials.renew(token), tab.session.getSnapshot().value]).toEqual(['renewed', { signedIn: 'fresh' }])
  })

  it('signs out in every tab of the session, with one call', async () => {
    const { openTab, server, local } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    signIn(one, server)
    await settle()
    one.session.send({ type: 'signOut' })
    await settle()
    expect([one.session.getSnapshot().value, other.session.getSnapshot().value]).toEqual(['signedOut', 'signedOut'])
    expect([server.calls.logOut, tokensIn(local)]).toEqual([1, undefined])
  })

  it('follows a sign-in that is remembered into the other tabs, and not one that is the tab’s own', async () => {
    const { openTab, server } = openBrowser()
    const [one, other] = [openTab(), openTab()]
    await settle()
    signIn(one, server, false)
    await settle()
    expect(other.session.getSnapshot().value).toBe('signedOut')
    signIn(one, server, true)
    await settle()
    expect(other.session.getSnapshot().value).toEqual({ signedIn: 'fresh' })
  })

  it('does not wait for a server that does not answer the logout', async () => {
    const { openTab, server, faults, local } = openBrowser()
    const tab = openTab()
    signIn(tab, server)
    faults.hold('session.logOut')
    tab.session.send({ type: 'signOut' })
    expect([tab.session.getSnapshot().value, tokensIn(local), tab.credentials.held()]).toEqual(['signingOut', undefined, undefined])
  })

  it('remembers the address somebody wanted until they sign out', () => {
    const { openTab, server } = openBrowser()
    const tab = openTab()
    tab.session.send({ type: 'signIn.required', address: '/records/folders' })
    signIn(tab, server)
    expect(tab.session.getSnapshot().context.wanted).toBe('/records/folders')
    tab.session.send({ type: 'signOut' })
    expect(tab.session.getSnapshot().context.wanted).toBeUndefined()
  })
})
