import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const permissions = ROLE_PERMISSIONS.Publisher

/** A folder of two folders on its way, below one that the tree has read. */
const show = async () => {
  const { stage } = libraryWith()()
  const { ports, entry, shell } = stage
  const { library, folders } = ports.sample
  const place = library.addFolder({ name: 'Place', parentId: folders.photographs.id, type: 'RECORDS' })
  for (const name of ['One', 'Two']) library.addFolder({ name, parentId: place.id, type: 'RECORDS' })
  shell.tree.send({ type: 'tree.opened', resourceType: 'RECORDS', path: [folders.photographs.id] })
  await waitFor(() => expect(shell.tree.getSnapshot().value).toBe('grown'))
  const page = <FolderScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
  const router = createMemoryRouter([{ path: '/', element: <Outlet context={{ entry, shell, claims: claimsWith({ permissions }) }} />, children: [{ index: true, element: page }] }])
  const release = ports.faults.hold('folders.read')
  openPlace(stage, place.id)
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return { release }
}

test('a folder on its way has its name, how many lie in it, and as many places for them', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Place' })).toBeTruthy()
  expect(screen.getByText('2 folders · 0 assets')).toBeTruthy()
  const busy = document.querySelector('[aria-busy]')
  expect(busy?.querySelectorAll('[data-place-kept="folder"]')).toHaveLength(2)
  expect(busy?.querySelectorAll('[data-place-kept="asset"]')).toHaveLength(0)
})

test('its menu stands there from the first, and opens when it is asked for too early', async () => {
  const { release } = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for this folder' }))
  expect(screen.queryByRole('menu')).toBeNull()
  release()
  expect(await screen.findByRole('menu')).toBeTruthy()
})
