import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { inMemoryAccounts, inMemoryEntry, inMemoryPorts, inMemoryShell, SAMPLE_PASSWORD } from '../../src/infrastructure/memory/inMemoryApplication.ts'
import { App, createRouter } from '../../src/ui/App.tsx'

configure({ asyncUtilTimeout: 10_000 })

class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NeverResized)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const keeper = claimsWith({ permissions: ROLE_PERMISSIONS.Publisher, modules: ['RECORDS'] })

const signIn = async (isKnown = false) => {
  if (!isKnown) {
    await userEvent.type(await screen.findByLabelText('E-mail'), keeper.user.email)
    await userEvent.type(screen.getByLabelText('Organization'), keeper.organization.name)
  }
  await userEvent.type(await screen.findByLabelText('Password'), SAMPLE_PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('what was typed is still there when a session expired and its user signed in again', async () => {
  const ports = inMemoryPorts({ claims: keeper })
  const actors = inMemoryEntry(ports)
  const shell = inMemoryShell(ports, actors)
  const [picture] = ports.sample.pictures
  window.history.replaceState(null, '', `/records/assets/${picture?.id}/detail/details`)
  const router = createRouter({ actors, loadShell: async () => shell, loadAccounts: async () => inMemoryAccounts(ports), loadTexts: async () => undefined })
  render(<App actors={actors} router={router} />)
  await signIn()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.type(await screen.findByLabelText('Description'), 'Half typed')

  const { token, refreshToken } = actors.session.getSnapshot().context.session?.tokens ?? { token: '', refreshToken: '' }
  await ports.sessions.logOut(refreshToken, AbortSignal.timeout(1000))
  actors.session.send({ type: 'session.challenged', token })
  await screen.findByText(/session has ended/)
  await signIn(true)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Description')).value).toBe('Half typed')
})
