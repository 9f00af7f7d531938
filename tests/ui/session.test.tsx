import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import type { SessionClaims } from '../../src/domain/access/claims.ts'
import { inMemoryUpdate } from '../../src/infrastructure/updates/InMemoryDeployment.ts'
import { inMemoryAccounts, inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { App, createRouter } from '../../src/ui/App.tsx'
import { asInBrowser } from './browser.ts'

vi.setConfig({ testTimeout: 30_000 })

const administrator = claimsWith({ permissions: ['MANAGE_ROLES'] })

/** The application in the page, at an address; nobody is signed in. */
const open = (address: string, claims: SessionClaims = administrator, ports = inMemoryPorts({ claims })) => {
  window.history.replaceState(null, '', address)
  const actors = inMemoryEntry(ports)
  const router = createRouter({ actors, update: inMemoryUpdate(), loadShell: async () => inMemoryShell(ports, actors), loadAccounts: async () => inMemoryAccounts(ports, actors), loadTexts: async () => undefined })
  render(<App actors={actors} router={router} />)
  return { ...actors, ports, router }
}

const signIn = async () => {
  await userEvent.type(await screen.findByLabelText('E-mail'), administrator.user.email)
  await userEvent.type(screen.getByLabelText('Organization'), administrator.organization.name)
  await userEvent.type(screen.getByLabelText('Password'), SAMPLE_PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('signing in leads to the page that was asked for', async () => {
  open('/admin-panel/metadata-templates')
  await signIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'Error 401. You do not have access to this page.' })).toBeDefined()
  expect(window.location.pathname).toBe('/admin-panel/metadata-templates')
})

test('the 401 page has its hint, one step back and the home page', async () => {
  open('/')
  await signIn()
  expect(await screen.findByRole('heading', { level: 1, name: 'User Roles' })).toBeDefined()
  window.history.pushState(null, '', '/admin-panel/metadata-templates')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByText('Please request the administrator to grant you access.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'User Roles' })).toBeDefined()
})

test('a session that the server ended leads to the sign-in form, which says so', async () => {
  const { session, ports } = open('/')
  await signIn()
  await screen.findByRole('heading', { level: 1, name: 'User Roles' })
  const { token, refreshToken } = session.getSnapshot().context.session?.tokens ?? { token: '', refreshToken: '' }
  await ports.sessions.logOut(refreshToken, AbortSignal.timeout(1000))
  session.send({ type: 'session.challenged', token })
  expect(await screen.findByText('Your session has ended. Sign in to go on where you were.')).toBeDefined()
  expect(window.location.pathname).toBe('/login')
  // Who it was is still there; the password is asked for again.
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(administrator.user.email)
  await userEvent.type(screen.getByLabelText('Password'), SAMPLE_PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'User Roles' })).toBeDefined()
})

test('a session that ends leads to /login once, and whoever is there already is not led again', async () => {
  const { session, ports, router } = open('/')
  await signIn()
  await screen.findByRole('heading', { level: 1, name: 'User Roles' })
  const held = session.getSnapshot().context.session
  const { token, refreshToken } = held?.tokens ?? { token: '', refreshToken: '' }
  await ports.sessions.logOut(refreshToken, AbortSignal.timeout(1000))
  const arrivals: string[] = []
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle' && arrivals.at(-1) !== location.key) arrivals.push(location.key)
  })
  session.send({ type: 'session.challenged', token })
  await screen.findByText(/session has ended/)
  const there = router.state.location
  expect([there.pathname, arrivals.at(-1)]).toEqual(['/login', there.key])
  const count = arrivals.length
  await userEvent.type(screen.getByLabelText('Password'), 'half typed')

  // Calls of the ended session that are refused late, and another tab that tells of its end.
  session.send({ type: 'session.challenged', token })
  session.send({ type: 'elsewhere.ended', sessionId: held?.claims.sessionId ?? '', refusal: undefined })
  await router.revalidate()
  expect(router.state.location).toEqual(there)
  expect(arrivals).toHaveLength(count)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('half typed')
  expect(session.getSnapshot().context.wanted).toBe('/admin-panel/user-roles')
})

test('signing out leads to the sign-in form, which does not complain', async () => {
  open('/')
  await signIn()
  await screen.findByRole('heading', { level: 1, name: 'User Roles' })
  await userEvent.click(screen.getByRole('button', { name: /Account/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('the page wears the chosen theme and language', async () => {
  const { preferences } = open('/login')
  await screen.findByLabelText('E-mail')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  preferences.send({ type: 'language.chosen', language: 'no' })
  expect(document.documentElement.lang).toBe('no')
})

test('signing out at once in a new tab ends the session that the other tabs have', async () => {
  const ports = inMemoryPorts({ claims: administrator })
  const tokens = ports.sessions.issue()
  const answer = Promise.withResolvers<typeof tokens>()
  const ask = vi.spyOn(ports.channel, 'ask').mockReturnValue(answer.promise)
  const { session } = open('/logout', administrator, ports)
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  await import('../../src/ui/session/SignInPage.tsx')
  answer.resolve(tokens)
  expect(await screen.findByLabelText('E-mail')).toBeDefined()
  expect([session.getSnapshot().value, window.location.pathname, ports.sessions.calls.logOut]).toEqual(['signedOut', '/login', 1])
})
