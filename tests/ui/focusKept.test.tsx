import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import { libraryWith, openPlace, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import type { Folder } from '../../src/domain/folders/folder.ts'
import { useFocusKept } from '../../src/ui/kit/useFocusKept.ts'
import { FolderCards } from '../../src/ui/browse/FolderCards.tsx'
import { FavoritesScreen } from '../../src/ui/favorites/FavoritesScreen.tsx'
import { FolderRoute } from '../../src/ui/folders/FolderRoute.tsx'
import { AssetsScreen } from '../../src/ui/assets/AssetsScreen.tsx'
import { openFolder } from '../../src/ui/folders/openPlaces.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { TrashScreen } from '../../src/ui/trash/TrashScreen.tsx'
import { drawsLists } from './browser.ts'

const focus = vi.spyOn(HTMLElement.prototype, 'focus')

drawsLists()
afterEach(() => focus.mockClear())

const permissions = ROLE_PERMISSIONS.Admin
const claims = claimsWith({ permissions })
const never = new AbortController().signal

const begin = () => libraryWith()().stage

const show = ({ entry, shell }: Stage, page: ReactNode, address = '/records/folders') => {
  const folderPage = {
    path: ':resourceType/folders/:folderId?',
    loader: (arrival: Parameters<typeof openFolder>[1]) => (openFolder(shell, arrival), null),
    element: page,
  }
  const context = <Outlet context={{ entry, shell, claims }} />
  const router = createMemoryRouter([{ path: '/', element: context, children: [folderPage, { path: '*', element: page }] }], { initialEntries: [address] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}

/** The trash with so many folders in it, of which it shows fifty at a time. */
const openTrash = async (count: number) => {
  const stage = begin()
  const { ports, shell } = stage
  await ports.trash.deletePermanently({ kind: 'all', except: [] }, never)
  const folders = Array.from({ length: count }, (_, at) => ports.sample.library.addFolder({ name: `Folder ${at}`, parentId: null, type: 'RECORDS' }).id)
  await ports.trash.trash('RECORDS', { kind: 'items', folders, assets: [] }, never)
  shell.trashList.send({ type: 'trash.opened', list: { direction: 'desc' } })
  show(stage, <TrashScreen actors={shell} modules={['RECORDS']} permissions={permissions} onList={(list) => shell.trashList.send({ type: 'trash.opened', list })} />, '/trash')
  return stage
}

const nothing = () => undefined

const Cards = ({ folders }: { readonly folders: readonly Folder[] }) => {
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const never = () => false
  return (
    <div ref={page}>
      <FolderCards folders={folders} hrefOf={({ id }) => id} isSelected={never} isCut={never} namingOf={nothing} onPress={nothing} onMenu={nothing} onFavorite={nothing} />
    </div>
  )
}

const focused = () => document.activeElement
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-item]')]
const rowWithFocus = () => rows().findIndex((row) => row.contains(focused()))
/** Whoever had the focus last got it without anything being scrolled. */
const nothingScrolled = () => expect(focus.mock.lastCall).toEqual([{ preventScroll: true }])

test('what was pressed for the last page of a list gives the focus to the first of its rows, and nothing is scrolled', async () => {
  const stage = begin()
  const { ports, shell } = stage
  const refs = ports.sample.pictures.slice(0, 60).map(({ id }) => ({ kind: 'asset', id }) as const)
  await ports.favorites.change(refs, true, never)
  shell.favorites.send({ type: 'list.opened', list: { sort: 'addedAt', direction: 'desc' } })
  show(stage, <FavoritesScreen actors={shell} claims={claims} />, '/favorites')
  const more = await screen.findByText('Show more')
  const shown = rows().length
  await userEvent.click(more)
  await waitFor(() => expect(rows().length).toBeGreaterThan(shown))
  await waitFor(() => expect(rowWithFocus()).toBe(shown))
  nothingScrolled()
})

test('trash: so it is where more was asked for once more, when it is there', async () => {
  const { ports } = await openTrash(60)
  ports.faults.fail('trash.page', { code: 'UNEXPECTED' })
  await userEvent.click(await screen.findByText('Show more'))
  const again = await screen.findByText('Try again')
  const release = ports.faults.hold('trash.page')
  await userEvent.click(again)
  await waitFor(() => expect(again.isConnected).toBe(false))
  expect(rowWithFocus()).toBe(-1)
  release()
  await waitFor(() => expect(rows().length).toBe(60))
  await waitFor(() => expect(rowWithFocus()).toBe(50))
  nothingScrolled()
})

test('trash: tools that go with the selection give the focus back where it was', async () => {
  await openTrash(5)
  const [, , third] = await screen.findAllByLabelText(/^Select (?!all)/)
  if (third !== undefined) await userEvent.click(third)
  await userEvent.click(await screen.findByRole('button', { name: /Restore/ }))
  await waitFor(() => expect(rows().length).toBe(4))
  await waitFor(() => expect(rowWithFocus()).toBe(2))
  nothingScrolled()
})

test('trash: the head of a column keeps the focus through the list that is read in its order', async () => {
  await openTrash(3)
  const head = await screen.findByRole('button', { name: 'Deleted' })
  await userEvent.click(head)
  await waitFor(() => expect(head.closest('th')?.getAttribute('aria-sort')).toBe('ascending'))
  expect(focused()).toBe(head)
})

test('the button for all folders gives the focus to the first that it shows', async () => {
  const stage = begin()
  const folders = Array.from({ length: 30 }, (_, at) => stage.ports.sample.library.addFolder({ name: `Folder ${at}`, parentId: null, type: 'RECORDS' }))
  show(stage, <Cards folders={folders} />, '/cards')
  await userEvent.click(await screen.findByText(/all 30/))
  await waitFor(() => expect(focused()?.closest('[data-folder-row]')?.getAttribute('data-folder-row')).toBe('24'))
  nothingScrolled()
})

test('the head of a column keeps the focus through the folder that is read in its order', async () => {
  const stage = begin()
  stage.entry.preferences.send({ type: 'view.chosen', view: 'list' })
  show(stage, <FolderRoute {...stage} claims={claims} />, `/records/folders/${stage.ports.sample.pictures[0]?.folderId}`)
  const head = await screen.findByRole('button', { name: 'Size' })
  await userEvent.click(head)
  await waitFor(() => expect(head.isConnected).toBe(false))
  await waitFor(() => expect(focused()?.getAttribute('data-sort')).toBe('size'))
  expect(focused()?.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
})

test('a star that is taken off with the mouse leaves the focus at its tile', async () => {
  const stage = begin()
  const { shell, entry, ports } = stage
  const { assets } = ports.sample.library
  const [first, second] = ports.sample.pictures
  assets.clear()
  for (const asset of [first, second]) if (asset !== undefined) assets.set(asset.id, asset)
  await ports.favorites.change(second === undefined ? [] : [{ kind: 'asset', id: second.id }], true, never)
  openPlace(stage, null, { everywhere: true })
  show(stage, <AssetsScreen actors={shell} preferences={entry.preferences} permissions={permissions} />, '/assets')
  const star = await screen.findByRole('button', { name: /favorite/i, pressed: true })
  const tile = star.closest<HTMLElement>('[data-place="1"]')
  await userEvent.click(star)
  await waitFor(() => expect(star.ariaPressed).not.toBe('true'))
  await userEvent.unhover(star)
  fireEvent.pointerLeave(screen.getByRole('grid'))
  await waitFor(() => expect(tile?.contains(focused())).toBe(true))
  expect(tile?.tabIndex).toBe(0)
})

test('whoever put the focus down gets it nowhere when the row leaves', async () => {
  const { ports, shell } = await openTrash(3)
  await screen.findAllByLabelText(/^Select (?!all)/)
  rows()[0]?.focus()
  await userEvent.click(document.body)
  expect(focused()).toBe(document.body)
  const [item] = shell.trashList.getSnapshot().context.items
  if (item === undefined) throw new Error('Nothing is in the trash')
  await ports.trash.deletePermanently({ kind: 'items', folders: [item.id], assets: [] }, never)
  await waitFor(() => expect(rows().length).toBe(2))
  expect(focused()).toBe(document.body)
})
