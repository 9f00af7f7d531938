import { expect, it } from 'vitest'
import { openBrowser, settle, tokensIn, type Tab } from '../../../tests/support/browser.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { InMemoryStorage } from '../../infrastructure/memory/InMemoryStorage.ts'

const holding = ({ storage, session }: Tab) => [session.getSnapshot().value, tokensIn(storage)]

/** A tab with a session of its own. */
const openOwn = () => {
  const browser = openBrowser()
  const first = browser.openTab()
  const tokens = browser.server.issue()
  first.session.send({ type: 'session.opened', tokens, remember: false })
  return { ...browser, first, tokens }
}

it('is handed over to a new tab while one is open, and kept for that tab alone', async () => {
  const { openTab, tokens, local } = openOwn()
  const other = openTab()
  await settle()
  expect([holding(other), tokensIn(local)]).toEqual([[{ signedIn: 'fresh' }, tokens], undefined])
})

it('ends with the last tab that has it', async () => {
  const { openTab, first } = openOwn()
  first.session.stop()
  const other = openTab()
  await settle()
  expect(holding(other)).toEqual(['signedOut', undefined])
})

it.each([0, 1])('ends in all tabs when one signs out (tab %i), which is not signed in again by another session', async (at) => {
  const { openTab, first, server } = openOwn()
  const tabs = [first, openTab()]
  await settle()
  tabs[at]?.session.send({ type: 'signOut' })
  await settle()
  expect(tabs.map(holding)).toEqual(tabs.map(() => ['signedOut', undefined]))
  first.session.send({ type: 'session.opened', tokens: server.issue('session-2'), remember: false })
  openTab()
  await settle()
  expect(tabs[1]?.session.getSnapshot().value).toBe('signedOut')
})

it('is renewed in all tabs by one refresh', async () => {
  const { openTab, first, server, tokens } = openOwn()
  const other = openTab()
  await settle()
  await first.credentials.renew(tokens.token)
  await settle()
  expect([holding(other), server.calls.refresh]).toEqual([[{ signedIn: 'fresh' }, tokensIn(first.storage)], 1])
  expect(tokensIn(other.storage)).not.toEqual(tokens)
})

it('is brought up to date in a tab that comes back with older tokens', async () => {
  const { openTab, first, server, tokens } = openOwn()
  const later = server.issue(undefined, SAMPLE_CLAIMS.expiresAt + 60)
  first.session.send({ type: 'elsewhere.rotated', sessionId: SAMPLE_CLAIMS.sessionId, tokens: later })
  const back = new InMemoryStorage()
  back.setItem('authToken', tokens.token)
  back.setItem('refreshToken', tokens.refreshToken)
  const reopened = openTab(back)
  await settle()
  expect(holding(reopened)).toEqual([{ signedIn: 'fresh' }, later])
})
