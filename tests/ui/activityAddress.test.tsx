import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { FEATURES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { LETTERS } from '../../src/infrastructure/activity/sampleActivity.ts'
import { ActivityLogRoute } from '../../src/ui/activity/ActivityLogRoute.tsx'
import { OrganizationRoute } from '../../src/ui/organizations/OrganizationRoute.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { application } from './visit.ts'

afterEach(cleanup)

// Nothing is in sight where nothing is laid out.
beforeAll(() => vi.stubGlobal('IntersectionObserver', class {
  observe() {}
  disconnect() {}
}))

const LOG = '/admin-panel/activity-log'
const LIST = '/admin-panel/organizations-accounts'

const openLog = async (address: string) => {
  const claims = claimsWith({ permissions: PERMISSIONS, modules: MODULES, features: FEATURES })
  const { actors: entry, ports, shell } = await application(claims)
  const read = vi.spyOn(ports.activity, 'read')
  const routes = [
    { path: LOG, element: <ActivityLogRoute entry={entry} shell={shell} claims={claims} /> },
    { path: `${LIST}/detail/:id/*`, element: <OrganizationRoute entry={entry} shell={shell} claims={claims} /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' })
  return { router, field, filters: () => read.mock.calls.map(([{ filter }]) => filter), whose: () => read.mock.calls.map(([{ organizationId }]) => organizationId) }
}

test('the log is narrowed by its address', async () => {
  const { field, filters, whose } = await openLog(`${LOG}?firstName=Ola&kind=login&status=nothing&object=folder:${LETTERS}`)
  expect((await field()).value).toBe('Ola')
  await waitFor(() => expect(filters()).toEqual([{ firstName: 'Ola', kind: 'login', object: { kind: 'folder', id: LETTERS } }]))
  expect(whose()).toEqual(['o1'])
})

test('what it is narrowed to stands in the address, and is read once', async () => {
  const { router, field, filters, whose } = await openLog(`${LOG}?organization=o2`)
  fireEvent.change(await field(), { target: { value: 'Kari' } })
  await waitFor(() => expect(router.state.location.search).toBe('?organization=o2&firstName=Kari'))
  fireEvent.change(await field(), { target: { value: 'Karin' } })
  await waitFor(() => expect(router.state.location.search).toBe('?organization=o2&firstName=Karin'))
  expect(filters()).toEqual([{}, { firstName: 'Kari' }, { firstName: 'Karin' }])
  expect(new Set(whose())).toEqual(new Set(['o2']))
})

test('the log of one thing becomes that of all with the thing taken away', async () => {
  const { router, filters } = await openLog(`${LOG}?object=folder:${LETTERS}`)
  expect(await screen.findByText('About Letters')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all entries again' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(filters().at(-1)).toEqual({}))
})

test('the address of the old dialog leads to the page, narrowed as it was', async () => {
  const { router, filters } = await openLog(`${LIST}/detail/o3/activity?organization=o1&term=museum&status=Failed`)
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`${LOG}?organization=o3&status=Failed`))
  await waitFor(() => expect(filters()).toEqual([{ status: 'Failed' }]))
})
