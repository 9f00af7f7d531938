import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { ShellLife } from '../../src/infrastructure/composition/ShellLife.ts'
import { inMemoryAccounts, inMemoryEntry, inMemoryPorts, inMemoryShell, SAMPLE_PASSWORD } from '../../src/infrastructure/memory/inMemoryApplication.ts'
import { App, createRouter } from '../../src/ui/App.tsx'
import { asInBrowser } from './browser.ts'

configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 90_000 })

const claims = claimsWith({ permissions: ROLE_PERMISSIONS.Publisher, modules: ['RECORDS'] })

/** The application at the form of a file, signed in. */
const editing = async () => {
  const ports = inMemoryPorts({ claims })
  const [picture] = ports.sample.pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  window.history.replaceState(null, '', `/records/assets/${picture.id}/detail/details?edit`)
  const actors = inMemoryEntry(ports)
  const shells = new ShellLife(actors.session, async () => ({ actors: inMemoryShell(ports, actors), events: ports.events }))
  const router = createRouter({ actors, loadShell: () => shells.load(), loadAccounts: async () => inMemoryAccounts(ports), loadTexts: async () => undefined })
  render(<App actors={actors} router={router} />)
  await signIn()
  return { ...actors, ports, picture, description: await screen.findByLabelText<HTMLTextAreaElement>('Description') }
}

const signIn = async () => {
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail')
  if (email.value === '') {
    await userEvent.type(email, claims.user.email)
    await userEvent.type(screen.getByLabelText('Organization'), claims.organization.name)
  }
  await userEvent.type(screen.getByLabelText('Password'), SAMPLE_PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what was typed into a form is there again after a session that ended and a new sign-in, and can be saved', async () => {
  const { session, ports, picture, description } = await editing()
  fireEvent.change(description, { target: { value: 'The quay before the fire' } })
  const { token, refreshToken } = session.getSnapshot().context.session?.tokens ?? { token: '', refreshToken: '' }
  await ports.sessions.logOut(refreshToken, AbortSignal.timeout(1000))
  session.send({ type: 'session.challenged', token })
  expect(await screen.findByText(/session has ended/)).toBeDefined()
  expect(window.location.pathname).toBe('/login')
  await signIn()
  const again = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  expect([again.value, window.location.pathname]).toEqual(['The quay before the fire', `/records/assets/${picture.id}/detail/details`])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(ports.sample.library.assets.get(picture.id)?.description).toBe('The quay before the fire'))
})
