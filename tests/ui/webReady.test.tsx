import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderDetailScreen } from '../../src/ui/folders/FolderDetailScreen.tsx'
import { FOLDER_PAGES } from '../../src/ui/routing/detailTabs.ts'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { InShell } from './InShell.tsx'
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
  const context = <InShell stage={stage} permissions={permissions} />
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
  await user.click(await screen.findByRole('button', { name: '1 new item: web ready?' }))
  const question = await screen.findByRole('dialog', { name: 'Make 1 new item web ready too?' })
  expect(within(question).getByText(/“Loans” is web ready/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Make web ready' }))
  expect(await screen.findByText(/2 of 2 web ready/)).toBeTruthy()
  expect([screen.queryByRole('button', { name: /web ready\?$/ }), stage.ports.sample.library.assets.get(other.id)?.webReady]).toEqual([null, true])
})

test('the question is answered for what comes from now on as well', async () => {
  const { stage, place } = show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '1 new item: web ready?' }))
  const question = await screen.findByRole('dialog', { name: 'Make 1 new item web ready too?' })
  await user.click(within(question).getByRole('checkbox', { name: 'Always do this with new items in this folder' }))
  await user.click(within(question).getByRole('button', { name: 'Leave it as it is' }))
  expect(await screen.findByText(/1 of 2 web ready/)).toBeTruthy()
  await expect.poll(() => stage.ports.sample.library.rules.get(place.id)).toBe('never')
})

test('what was ticked before the question was called off is not ticked in the next one', async () => {
  const { shell, place, other } = show()
  const user = userEvent.setup()
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  const tickAndCancel = async (name: string) => {
    await user.click(await box(name))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await screen.findByRole('button', { name: '1 new item: web ready?' })
  const always = 'Always do this with new items in this folder'
  shell.webReady.send({ type: 'undecided.asked', folder: { kind: 'folder', id: place.id, name: 'Loans' }, resourceType: 'RECORDS', count: 1 })
  await tickAndCancel(always)
  shell.webReady.send({ type: 'undecided.asked', folder: { kind: 'folder', id: 'another', name: 'Another' }, resourceType: 'RECORDS', count: 1 })
  expect((await box(always)).checked).toBe(false)
  await tickAndCancel(always)
  const wanted = { type: 'webReady.wanted', items: [{ kind: 'asset', id: other.id, name: other.name }], webReady: true, door: 'library' } as const
  shell.webReady.send(wanted)
  const silence = await screen.findByRole<HTMLInputElement>('checkbox')
  await user.click(silence)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  shell.webReady.send(wanted)
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
})

test('the folder’s menu asks as well, since a phone’s tools have no room for the question', async () => {
  show()
  const user = userEvent.setup()
  await screen.findByRole('button', { name: '1 new item: web ready?' })
  await user.click(screen.getByRole('button', { name: 'Actions for this folder' }))
  await user.click(await screen.findByRole('menuitem', { name: '1 new item: web ready?' }))
  expect(await screen.findByRole('dialog', { name: 'Make 1 new item web ready too?' })).toBeTruthy()
})

/** The details of a folder inside one with a rule. */
const showDetails = async (permissions: readonly Permission[]) => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const { library } = ports.sample
  const above = library.addFolder({ name: 'Exhibitions', parentId: null, type: 'RECORDS', webReady: true })
  const place = library.addFolder({ name: 'Hall', parentId: above.id, type: 'RECORDS' })
  library.rules.set(above.id, 'always')
  shell.folderDetail.send({ type: 'detail.opened', resourceType: 'RECORDS', folderId: place.id })
  const page = <FolderDetailScreen pages={FOLDER_PAGES} actors={shell} permissions={permissions} />
  const context = <InShell stage={stage} permissions={permissions} />
  const path = '/records/folders/:folderId/detail/:tab'
  const router = createMemoryRouter([{ path, element: context, children: [{ index: true, element: page }] }], { initialEntries: [`/records/folders/${place.id}/detail/details`] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return { library, place }
}

test('a folder’s details say what happens with new items, with the folder that says so, and it is chosen there', async () => {
  const { library, place } = await showDetails(permissions)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'New items in this folder: Always web ready, as in “Exhibitions”' }))
  const choices = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)
  expect(choices).toEqual(['Always web ready, as in “Exhibitions”', 'Always web ready', 'Never web ready'])
  await user.click(screen.getByRole('menuitemradio', { name: 'Always web ready' }))
  expect(await screen.findByRole('button', { name: 'New items in this folder: Always web ready' })).toBeTruthy()
  expect(screen.getByText('Takes effect once this folder itself is web ready.')).toBeTruthy()
  expect(library.rules.get(place.id)).toBe('always')
})

test('who may not make things web ready reads what happens with new items', async () => {
  await showDetails(permissions.filter((permission) => permission !== 'CHANGE_WEB_READY_STATUS'))
  expect(await screen.findByText('Always web ready, as in “Exhibitions”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /New items/ })).toBeNull()
})
