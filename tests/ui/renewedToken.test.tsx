import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import type { SessionActor } from '../../src/application/session/session.machine.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { App, createRouter } from '../../src/ui/App.tsx'
import { asInBrowser } from './browser.ts'
import { application } from './visit.ts'

vi.setConfig({ testTimeout: 90_000 })

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The address, open for somebody who may do everything. */
const openedAt = async (address: string) => {
  window.history.replaceState(null, '', address)
  const { wiring, actors } = await application(SAMPLE_CLAIMS)
  const router = createRouter(wiring)
  render(<App actors={actors} router={router} />)
  return { session: actors.session, router }
}

/** As the first call after a token has run out does. */
const renewToken = async (session: SessionActor) => {
  const tokenOf = () => session.getSnapshot().context.session?.tokens.token ?? ''
  const before = tokenOf()
  session.send({ type: 'session.challenged', token: before })
  await waitFor(() => expect(tokenOf()).not.toBe(before))
}

test('a renewed token that says the same runs no loader again and keeps what was typed into a dialog', async () => {
  const { session, router } = await openedAt('/admin-panel/user-roles/create/organization-1/new')
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Registrar' } })
  const revalidate = vi.spyOn(router, 'revalidate')
  await renewToken(session)
  expect(revalidate).not.toHaveBeenCalled()
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Registrar')
})

test('a token by which the user is called something else keeps what was typed into a dialog', async () => {
  const { session, router } = await openedAt('/admin-panel/user-roles/create/organization-1/new')
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Registrar' } })
  const revalidate = vi.spyOn(router, 'revalidate')
  const claims = session.getSnapshot().context.session?.claims ?? SAMPLE_CLAIMS
  const token = JSON.stringify({ number: 99, claims: { ...claims, user: { ...claims.user, firstName: 'Adelheid' } } })
  act(() => session.send({ type: 'elsewhere.rotated', sessionId: claims.sessionId, tokens: { token, refreshToken: 'refresh-99' } }))
  await waitFor(() => expect(revalidate).toHaveBeenCalled())
  await waitFor(() => expect(router.state.revalidation).toBe('idle'))
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Registrar')
})
