import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { InShell } from './InShell.tsx'
import { drawsLists } from './browser.ts'

drawsLists()

const show = (count: number, isRoot = false) => {
  const { stage } = libraryWith()()
  const { library } = stage.ports.sample
  const place = library.addFolder({ name: 'Boxes', parentId: null, type: 'RECORDS' })
  for (let at = 0; at < count; at += 1) library.addFolder({ name: `Box ${String(at).padStart(4, '0')}`, parentId: isRoot ? null : place.id, type: 'RECORDS' })
  const permissions = ROLE_PERMISSIONS.Publisher
  const page = <FolderScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={permissions} />
  const router = createMemoryRouter([{ path: '/', element: <InShell stage={stage} permissions={permissions} />, children: [{ index: true, element: page }, { path: '*', element: <h1>Elsewhere</h1> }] }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  openPlace(stage, isRoot ? null : place.id)
  const query = () => new URLSearchParams(router.state.location.search).get('q')
  return { stage, place, query }
}

test.each(['grid', 'list'] as const)('of more than a thousand folders the page says that only the first are shown, and leads to all of them: %s', async (view) => {
  const { stage, place, query } = show(1003)
  stage.entry.preferences.send({ type: 'view.chosen', view })
  const folders = within(await screen.findByRole('region', { name: 'Folders' }))
  const note = document.getElementById(folders.getByRole('list').getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toMatch(/^Only the first 1,000 of 1,003 folders are shown here, in this order\./)
  folders.getByRole('button', { name: 'Show the first 1,000 folders' })
  screen.getByText(/^1,003 folders/)
  await userEvent.click(folders.getByRole('link', { name: 'Search all folders in here' }))
  expect(query()).toBe(`type:folder folder:id:${place.id}`)
})

test('at the root of a module as well', async () => {
  const { query } = show(1001, true)
  await userEvent.click(await screen.findByRole('link', { name: 'Search all folders in here' }))
  expect(query()).toBe('type:folder in:records -folder:*')
})

test('a thousand folders are all of them', async () => {
  show(1000)
  await screen.findByRole('button', { name: 'Show all 1,000 folders' })
  expect(screen.queryByRole('link', { name: 'Search all folders in here' })).toBeNull()
  expect(screen.queryByText(/^Only the first/)).toBeNull()
})
