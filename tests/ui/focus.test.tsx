import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith, openPlace, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { AssetsScreen } from '../../src/ui/assets/AssetsScreen.tsx'
import { FavoritesScreen } from '../../src/ui/favorites/FavoritesScreen.tsx'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { WebReadyScreen } from '../../src/ui/web-ready/WebReadyScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { TrashScreen } from '../../src/ui/trash/TrashScreen.tsx'
import { drawsLists } from './browser.ts'

drawsLists()

const permissions = ROLE_PERMISSIONS.Admin
const never = new AbortController().signal
const NAMES = ['First', 'Second']

/** A folder with two folders in it and nothing else. */
const begin = () => {
  const { stage } = libraryWith()()
  const { library } = stage.ports.sample
  const place = library.addFolder({ name: 'Place', parentId: null, type: 'RECORDS' })
  const refs = NAMES.map((name) => ({ kind: 'folder', id: library.addFolder({ name, parentId: place.id, type: 'RECORDS' }).id }) as const)
  return { ...stage, place, refs }
}
type Begun = ReturnType<typeof begin>

const pageOf = {
  favorites: ({ shell }: Stage) => <FavoritesScreen actors={shell} claims={claimsWith({ permissions })} />,
  webReady: ({ shell }: Stage) => <WebReadyScreen actors={shell} permissions={permissions} />,
  trash: ({ shell }: Stage) => <TrashScreen actors={shell} modules={['RECORDS']} permissions={permissions} onList={() => undefined} />,
  folder: ({ shell, entry }: Stage) => <FolderScreen actors={shell} preferences={entry.preferences} permissions={permissions} />,
  assets: ({ shell, entry }: Stage) => <AssetsScreen actors={shell} preferences={entry.preferences} permissions={permissions} />,
}

/** Puts the two folders, and nothing else, on a page. */
const fill: Record<keyof typeof pageOf, (stage: Begun) => Promise<unknown>> = {
  favorites: async ({ ports, shell, refs }) => {
    await ports.favorites.change(refs, true, never)
    shell.favorites.send({ type: 'list.opened', list: { sort: 'name', direction: 'asc' } })
  },
  webReady: async ({ ports, shell, refs }) => {
    const { folders, assets } = ports.sample.library
    for (const [id, folder] of folders) folders.set(id, { ...folder, webReady: refs.some((ref) => ref.id === id) })
    for (const [id, asset] of assets) assets.set(id, { ...asset, webReady: false })
    ports.confirmations.silence('webReady', true)
    shell.webReadyList.send({ type: 'list.opened', list: { resourceType: 'RECORDS', direction: 'asc' } })
  },
  trash: async ({ ports, shell, refs }) => {
    await ports.trash.deletePermanently({ kind: 'all', except: [] }, never)
    for (const { id } of refs.toReversed()) await ports.trash.trash('RECORDS', { kind: 'items', folders: [id], assets: [] }, never)
    shell.trashList.send({ type: 'trash.opened', list: { direction: 'desc' } })
  },
  folder: async (stage) => openPlace(stage, stage.place.id),
  assets: async (stage) => {
    const { assets } = stage.ports.sample.library
    const [first, second] = stage.ports.sample.pictures
    assets.clear()
    if (first !== undefined) assets.set(first.id, { ...first, name: 'First.jpg' })
    if (second !== undefined) assets.set(second.id, { ...second, name: 'Second.jpg' })
    openPlace(stage, null, { everywhere: true })
  },
}

const show = async (page: keyof typeof pageOf) => {
  const stage = begin()
  await fill[page](stage)
  const { entry, shell } = stage
  const context = <Outlet context={{ entry, shell, claims: claimsWith({ permissions }) }} />
  const router = createMemoryRouter([{ path: '/', element: context, children: [{ index: true, element: pageOf[page](stage) }, { path: '*', element: <h1>Elsewhere</h1> }] }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return stage
}

const open = async (page: Exclude<keyof typeof pageOf, 'assets'>) => {
  const stage = await show(page)
  for (const name of NAMES) await menuOf(name)
  return stage
}

const hasFocus = () => document.activeElement
const rowWithFocus = () => hasFocus()?.closest('[data-item], [data-folder-row], tr')?.textContent ?? ''
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name: `Actions for ${name}` })).toBeNull())
const menuOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` })

/** By the keyboard alone: the menu of a row, and an action in it. */
const act = async (name: string, action: string | RegExp) => {
  const button = await menuOf(name)
  button.focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  await userEvent.click(within(menu).getByRole('menuitem', { name: action }))
}

test.each([
  ['favorites', 'Remove from favorites', /favorites/i],
  ['webReady', /web ready/i, /web/i],
  ['trash', /Restore/, /empty|nothing/i],
  ['folder', /^Move to the trash/, /empty|nothing/i],
] as const)('%s: where a row leaves by its menu the next one has the focus, and where the last one leaves, what is said instead of it', async (page, action, said) => {
  await open(page)
  await act('First', action)
  await gone('First')
  await waitFor(() => expect(rowWithFocus()).toContain('Second'))
  await act('Second', action)
  await gone('Second')
  await waitFor(() => expect(hasFocus()?.matches('h1, h2')).toBe(true))
  expect(hasFocus()?.textContent).toMatch(page === 'folder' ? /./ : said)
})

test('a row that leaves while a dialog asks gives the focus to the next one when that is closed', async () => {
  await open('trash')
  await act('First', /^Delete for good/)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: /Delete/ }))
  await gone('First')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(rowWithFocus()).toContain('Second'))
})

test('a row that stays keeps the focus through a dialog of its menu that is closed', async () => {
  await open('trash')
  await act('First', /^Delete for good/)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(rowWithFocus()).toContain('First'))
})

test('tools that go with the selection give the focus back to the list', async () => {
  await open('trash')
  await userEvent.click(screen.getByLabelText('Select First'))
  const bar = await screen.findByRole('toolbar')
  within(bar).getByRole('button', { name: /Restore/ }).focus()
  await userEvent.keyboard('{Enter}')
  await gone('First')
  await waitFor(() => expect(rowWithFocus()).toContain('Second'))
})

test('a tile that leaves a grid gives the focus to the one at its place, and the last one to what is said instead', async () => {
  await show('assets')
  const moveToTrash = async (name: string) => {
    const tile = (await screen.findByRole('link', { name })).closest<HTMLElement>('[data-place]')
    tile?.focus()
    if (tile !== null) fireEvent.keyDown(tile, { key: 'ContextMenu' })
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: /^Move to the trash/ }))
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
  }
  await moveToTrash('Second.jpg')
  await waitFor(() => expect(hasFocus()?.matches('[data-place="0"]')).toBe(true))
  await moveToTrash('First.jpg')
  await waitFor(() => expect(hasFocus()?.textContent).toBe('Records has no assets yet'))
})
