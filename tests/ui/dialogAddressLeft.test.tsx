import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

vi.setConfig({ testTimeout: 90_000 })

drawsLists()

/** The dialog of a new role, come to from the list, with a name typed. */
const fillIn = async () => {
  const { routes } = await application(SAMPLE_CLAIMS)
  const initialEntries = ['/admin-panel/user-roles', '/admin-panel/user-roles/create/organization-1/new/details']
  const router = createMemoryRouter(routes, { initialEntries, initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Registrar' } })
  return router
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?', hidden: true })

test('a filled-in dialog is left by Back only by whoever gives up what was typed', async () => {
  const router = await fillIn()
  await router.navigate(-1)
  fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel', hidden: true }))
  expect([screen.getByLabelText('Name'), router.state.location.pathname]).toEqual([expect.objectContaining({ value: 'Registrar' }), '/admin-panel/user-roles/create/organization-1/new/details'])
  await router.navigate(-1)
  fireEvent.click(within(await question()).getByRole('button', { name: 'Leave without saving', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-panel/user-roles'))
})

test('nor is it reloaded unasked; its own Cancel asks nothing', async () => {
  const router = await fillIn()
  const reload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(reload)
  expect(reload.defaultPrevented).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-panel/user-roles'))
  expect(screen.queryByText('Leave without saving?')).toBeNull()
})
