import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

/** A folder that is ready, with one thing in it that is so and one that came later. */
const show = () => {
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
  return { stage, shell, place, other }
}

test('a folder that is web ready says how much of it is, and the question before says how much will be', async () => {
  const { shell, place } = show()
  expect(await screen.findByText(/1 of 2 web ready/)).toBeTruthy()
  shell.webReady.send({ type: 'webReady.wanted', items: [{ kind: 'folder', id: place.id, name: 'Loans' }], webReady: true, door: 'library' })
  expect(await screen.findByText('1 item becomes web ready.')).toBeTruthy()
})

test('what came into a web ready folder is asked about until it is decided', async () => {
  const { stage, other } = show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '1 new item: web ready?' }, { timeout: 10_000 }))
  const question = await screen.findByRole('dialog', { name: 'Make 1 new item web ready too?' })
  expect(within(question).getByText(/“Loans” is web ready/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Make web ready' }))
  expect(await screen.findByText(/2 of 2 web ready/)).toBeTruthy()
  expect([screen.queryByRole('button', { name: /web ready\?$/ }), stage.ports.sample.library.assets.get(other.id)?.webReady]).toEqual([null, true])
})
