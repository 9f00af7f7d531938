import { createMemoryRouter, isRouteErrorResponse } from 'react-router'
import { vi } from 'vitest'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import type { FirstActors } from '../../src/application/actors.ts'
import type { SessionClaims } from '../../src/domain/access/claims.ts'
import { inMemoryUpdate } from '../../src/infrastructure/updates/InMemoryDeployment.ts'
import { inMemoryAccounts, inMemoryEntry, inMemoryPorts, inMemoryShell, type InMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { createRoutes, type Wiring } from '../../src/ui/routes.tsx'

/** The application over in-memory ports, with somebody signed in or nobody; `begin` may take from what the first page begins with. */
export const application = async (claims: SessionClaims | undefined, begin: (shell: InMemoryShell) => FirstActors = (shell) => shell) => {
  const held = claims ?? claimsWith({})
  const ports = inMemoryPorts({ claims: held })
  const actors = inMemoryEntry(ports)
  const signIn = async () => {
    const { login } = actors
    const { email } = held.user
    login.send({ type: 'field.changed', field: 'email', value: email })
    login.send({ type: 'field.changed', field: 'organization', value: held.organization.name })
    login.send({ type: 'field.changed', field: 'password', value: SAMPLE_PASSWORD })
    login.send({ type: 'submit' })
    await vi.waitUntil(() => actors.session.getSnapshot().hasTag('signedIn'))
  }
  if (claims !== undefined) await signIn()
  const shell = inMemoryShell(ports, actors)
  const first = begin(shell)
  const wiring: Wiring = { actors, update: inMemoryUpdate(), loadShell: async () => first, loadAccounts: async () => inMemoryAccounts(ports, actors), loadTexts: async () => undefined }
  return { actors, ports, shell, signIn, wiring, routes: createRoutes(wiring) }
}

/** Opens an address and says where it led and which router error was met there. */
export const visit = async (address: string, claims: SessionClaims | undefined) => {
  const { actors, routes } = await application(claims)
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await vi.waitUntil(() => router.state.initialized && router.state.navigation.state === 'idle')
  const [error] = Object.values(router.state.errors ?? {})
  const { pathname, search } = router.state.location
  router.dispose()
  return {
    at: pathname + search,
    status: isRouteErrorResponse(error) ? error.status : error,
    wanted: actors.session.getSnapshot().context.wanted,
  }
}
