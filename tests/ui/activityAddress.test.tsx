import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { FEATURES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { sampleOrganizations } from '../../src/infrastructure/memory/sampleOrganizations.ts'
import { OrganizationDialogRoute } from '../../src/ui/organizations/OrganizationDialogRoute.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { application } from './visit.ts'

afterEach(cleanup)

const LIST = '/admin-panel/organizations-accounts'

const openLog = async (search: string) => {
  const claims = claimsWith({ permissions: PERMISSIONS, modules: MODULES, features: FEATURES })
  const { actors: entry, ports, shell } = await application(claims)
  const read = vi.spyOn(ports.activity, 'read')
  const [organization] = sampleOrganizations()
  const routes = [
    { path: LIST, element: null },
    { path: `${LIST}/detail/:id/*`, element: <OrganizationDialogRoute entry={entry} shell={shell} claims={claims} /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [`${LIST}/detail/${organization?.summary.id ?? ''}/activity${search}`] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' })
  return { router, field, filters: () => read.mock.calls.map(([{ filter }]) => filter) }
}

test('the log is narrowed by its address', async () => {
  const { field, filters } = await openLog('?firstName=Ola&kind=login&status=nothing')
  expect((await field()).value).toBe('Ola')
  await waitFor(() => expect(filters()).toEqual([{ firstName: 'Ola', kind: 'login' }]))
})

test('what it is narrowed to stands in the address, is read once, and goes with the dialog', async () => {
  const { router, field, filters } = await openLog('?term=museum')
  fireEvent.change(await field(), { target: { value: 'Kari' } })
  await waitFor(() => expect(router.state.location.search).toBe('?term=museum&firstName=Kari'))
  fireEvent.change(await field(), { target: { value: 'Karin' } })
  await waitFor(() => expect(router.state.location.search).toBe('?term=museum&firstName=Karin'))
  expect(filters()).toEqual([{}, { firstName: 'Kari' }, { firstName: 'Karin' }])
  fireEvent.keyDown(await field(), { key: 'Escape' })
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`${LIST}?term=museum`))
})
