import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { libraryWith } from '../../.storybook/library.ts'
import { configuring } from '../../.storybook/portal.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { PortalConfigure } from '../../src/ui/portal/PortalConfigure.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'
import { application } from './visit.ts'

vi.setConfig({ testTimeout: 90_000 })

drawsLists()

afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Every way out of the dialog. */
const tryToLeave = (cancel: string): void => {
  for (const way of screen.getAllByRole('button', { name: new RegExp(`^(Close|${cancel})$`) })) fireEvent.click(way)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
}

test('a form is not left while it is saved: it goes with its end, which is told', async () => {
  const { ports, shell, actors, routes } = await application(SAMPLE_CLAIMS)
  const address = '/admin-panel/user-roles/create/organization-1/new/details'
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Registrar' } })
  act(() => shell.role.send({ type: 'group.toggled', permissions: ['VIEW_RESOURCES'] }))
  const release = ports.faults.hold('roles.create')
  act(() => shell.role.send({ type: 'save' }))
  await waitFor(() => expect(button('Cancel').disabled).toBe(true))
  tryToLeave('Cancel')
  expect([shell.role.getSnapshot().value, router.state.location.pathname, screen.queryByText('Leave without saving?')]).toEqual(['saving', address, null])
  release()
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-panel/user-roles'))
  expect(actors.notifications.getSnapshot().context.queue.map(({ text }) => text)).toEqual(['roles.notices.made'])
})

test('nor is the configuration of the portal', async () => {
  const onClose = vi.fn<() => void>()
  const { stage, ...library } = libraryWith(configuring())()
  const { portalForm } = stage.shell
  show(<PortalConfigure actors={{ ...stage.shell, ...library }} section="main-page" onClose={onClose} />)
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'The Harbour Museum' } })
  const release = stage.ports.faults.hold('portals.save')
  act(() => portalForm.send({ type: 'save' }))
  await waitFor(() => expect(portalForm.getSnapshot().value).toBe('saving'))
  tryToLeave('Close')
  expect(onClose).not.toHaveBeenCalled()
  release()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
