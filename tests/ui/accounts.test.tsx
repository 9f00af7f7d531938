import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { inMemoryUpdate } from '../../src/infrastructure/updates/InMemoryDeployment.ts'
import { inMemoryAccounts, inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { App, createRouter } from '../../src/ui/App.tsx'
import { asInBrowser } from './browser.ts'

vi.setConfig({ testTimeout: 30_000 })

const EMAIL = 'admin@harbour.example'
const PASSWORD = 'Another-one-2'

/** The application in the page, at an address; nobody is signed in. */
const open = (address: string, ports = inMemoryPorts()) => {
  window.history.replaceState(null, '', address)
  const actors = inMemoryEntry(ports)
  const accounts = inMemoryAccounts(ports, actors)
  const loading = {
    loadShell: async () => inMemoryShell(ports, actors),
    loadAccounts: async () => accounts,
    loadTexts: async () => undefined,
  }
  const router = createRouter({ actors, update: inMemoryUpdate(), ...loading })
  render(<App actors={actors} router={router} />)
  return ports
}

const at = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a forgotten password: the form, then the notice, which leads to the outbox where there is one', async () => {
  const ports = inMemoryPorts()
  ports.passwords.outbox = true
  open('/reset-password', ports)
  await userEvent.type(await screen.findByLabelText('E-mail'), EMAIL)
  await userEvent.type(screen.getByLabelText('Organization'), 'Harbour Museum')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeDefined()
  expect([at(), screen.getByRole('link', { name: 'Open the outbox' }).getAttribute('href')]).toEqual(['/reset-password/email-sent', '/outbox'])
  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
})

test('a link sets a password; its token leaves the address at once', async () => {
  const ports = inMemoryPorts()
  open(`/account/new-password#${ports.passwords.issue('reset')}`, ports)
  await userEvent.type(await screen.findByLabelText('New password'), PASSWORD)
  expect(at()).toBe('/account/new-password')
  await userEvent.type(screen.getByLabelText('Repeat the new password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeDefined()
  expect([at(), screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')]).toEqual(['/account/new-password/changed', '/login'])
})

test('an invitation welcomes, then asks for the password', async () => {
  const ports = inMemoryPorts()
  open(`/password-not-set#${ports.passwords.issue('invitation')}`, ports)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Harbour Museum' })).toBeDefined()
  expect(at()).toBe('/password-not-set')
  await userEvent.click(screen.getByRole('link', { name: 'Set a password' }))
  expect(await screen.findByLabelText('New password')).toBeDefined()
})

test('whoever sets the first password is in', async () => {
  const ports = inMemoryPorts()
  open(`/account/new-password#${ports.passwords.issue('invitation')}`, ports)
  await userEvent.type(await screen.findByLabelText('New password'), SAMPLE_PASSWORD)
  await userEvent.type(screen.getByLabelText('Repeat the new password'), SAMPLE_PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })).toBeDefined()
})

test('a link that is no good says so, and leads to another', async () => {
  open('/account/new-password#nothing')
  expect((await screen.findByRole('alert')).textContent).toBe('This link is not valid. Request a new one.')
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Reset password' })).toBeDefined()
})

test('signing in without ever having had a password leads to the page that sends the link', async () => {
  const ports = inMemoryPorts()
  ports.faults.fail('session.logIn', { code: 'PASSWORD_NOT_SET' }, 1)
  open('/login', ports)
  await userEvent.type(await screen.findByLabelText('E-mail'), EMAIL)
  await userEvent.type(screen.getByLabelText('Organization'), 'Harbour Museum')
  await userEvent.type(screen.getByLabelText('Password'), 'whatever')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'No password yet' })).toBeDefined()
  expect([at(), await screen.findByDisplayValue(EMAIL)]).toEqual(['/password-not-set', screen.getByLabelText('E-mail')])
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeDefined()
})

test('the setup link makes the first administrator', async () => {
  open('/setup#setup-link')
  const typed = { Organization: 'The Gallery', 'First name': 'Ada', 'Last name': 'Holm', 'E-mail': 'ada@gallery.example' }
  for (const [label, value] of Object.entries(typed)) await userEvent.type(await screen.findByLabelText(label), value)
  expect(at()).toBe('/setup')
  for (const label of ['Password', 'Repeat the password']) await userEvent.type(screen.getByLabelText(label), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Create and finish' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Vitrine is ready' })).toBeDefined()
})
