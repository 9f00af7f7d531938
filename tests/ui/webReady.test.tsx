import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderScreen } from '../../src/ui/library/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const permissions = ROLE_PERMISSIONS.Publisher

test('a folder that is web ready says how much of it is, and the question before says how much will be', async () => {
  const { stage } = libraryWith()()
  const { ports, entry, shell } = stage
  const place = ports.sample.library.addFolder({ name: 'Loans', parentId: null, type: 'RECORDS' })
  const [one, other] = ports.sample.pictures
  if (one === undefined || other === undefined) throw new Error('The sample has too few pictures')
  ports.sample.library.assets.set(one.id, { ...one, folderId: place.id, webReady: true })
  ports.sample.library.assets.set(other.id, { ...other, folderId: place.id, webReady: false })
  ports.sample.library.folders.set(place.id, { ...place, webReady: true })
  openPlace(stage, place.id)
  const page = <FolderScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
  const context = <Outlet context={{ entry, shell, claims: claimsWith({ permissions }) }} />
  const router = createMemoryRouter([{ path: '/', element: context, children: [{ index: true, element: page }] }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  expect(await screen.findByText(/1 of 2 web ready/)).toBeTruthy()
  shell.webReady.send({ type: 'webReady.wanted', items: [{ kind: 'folder', id: place.id, name: 'Loans' }], webReady: true, door: 'library' })
  expect(await screen.findByText('1 item becomes web ready.')).toBeTruthy()
})
