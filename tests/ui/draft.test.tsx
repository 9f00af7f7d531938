import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editMany } from '../../.storybook/bulk.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { ShellLife } from '../../src/infrastructure/composition/ShellLife.ts'
import { inMemoryUpdate } from '../../src/infrastructure/updates/InMemoryDeployment.ts'
import { inMemoryAccounts, inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { App, createRouter } from '../../src/ui/App.tsx'
import { asInBrowser } from './browser.ts'

vi.setConfig({ testTimeout: 90_000 })

const claims = claimsWith({ permissions: ROLE_PERMISSIONS.Publisher, modules: ['RECORDS', 'CONTACTS'] })

type Ports = ReturnType<typeof inMemoryPorts>

/** The application at an address, signed in. */
const openedAt = async (addressIn: (ports: Ports) => string, permissions = claims.permissions) => {
  const ports = inMemoryPorts({ claims: { ...claims, permissions } })
  window.history.replaceState(null, '', addressIn(ports))
  const actors = inMemoryEntry(ports)
  const shell = inMemoryShell(ports, actors)
  const shells = new ShellLife(actors.session, async () => ({ actors: shell, events: ports.events, endCapabilities: () => undefined }))
  const router = createRouter({ actors, update: inMemoryUpdate(), loadShell: () => shells.load(), loadAccounts: async () => inMemoryAccounts(ports, actors), loadTexts: async () => undefined })
  render(<App actors={actors} router={router} />)
  await signIn()
  const endSession = async () => {
    const { token, refreshToken } = actors.session.getSnapshot().context.session?.tokens ?? { token: '', refreshToken: '' }
    await ports.sessions.logOut(refreshToken, AbortSignal.timeout(1000))
    actors.session.send({ type: 'session.challenged', token })
    expect(await screen.findByText(/session has ended/)).toBeDefined()
    expect(window.location.pathname).toBe('/login')
  }
  return { ports, shell, endSession }
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
  const { ports, endSession } = await openedAt(({ sample }) => `/records/assets/${sample.pictures[0]?.id}/detail/details?edit`)
  const id = ports.sample.pictures[0]?.id ?? ''
  fireEvent.change(await screen.findByLabelText('Description'), { target: { value: 'The quay before the fire' } })
  await endSession()
  await signIn()
  const again = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  expect([again.value, window.location.pathname]).toEqual(['The quay before the fire', `/records/assets/${id}/detail/details`])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(ports.sample.library.assets.get(id)?.description).toBe('The quay before the fire'))
})

test('so is what was filled in for many assets', async () => {
  const { ports, shell, endSession } = await openedAt(({ sample }) => `/records/folders/${sample.folders.papers.id}`)
  await waitFor(() => expect(shell.folder.getSnapshot().hasTag('shown')).toBe(true))
  editMany({ ports, shell }, 3)
  const [append] = await screen.findAllByLabelText('Append')
  if (append !== undefined) fireEvent.click(append)
  fireEvent.change(await screen.findByLabelText('Text to append'), { target: { value: 'Lent in 1998.' } })
  await endSession()
  await signIn()
  expect(await screen.findByLabelText('Text to append')).toHaveProperty('value', 'Lent in 1998.')
  fireEvent.click(screen.getByText('Review changes'))
  fireEvent.click(await screen.findByText('Save'))
  const first = () => ports.sample.library.assets.get(ports.sample.pictures[0]?.id ?? '')?.description
  await waitFor(() => expect(first()).toMatch(/Lent in 1998.$/))
})

test.each([
  ['a new contact', '/contacts/general/create', 'Last name', 'Marisdotter'],
  ['a new role', '/admin-panel/user-roles/create/o1/new/details', 'Name', 'Registrar'],
])('so is what was filled in of %s', async (_, address, field, typed) => {
  const { endSession } = await openedAt(() => address, PERMISSIONS)
  fireEvent.change(await screen.findByLabelText(field), { target: { value: typed } })
  await endSession()
  await signIn()
  expect(await screen.findByLabelText(field)).toHaveProperty('value', typed)
})
