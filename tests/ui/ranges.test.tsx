import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { describe, expect, test } from 'vitest'
import { openContacts } from '../../.storybook/contacts.ts'
import { libraryWith, openPlace, type Stage } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { openResults } from '../../src/ui/advanced-search/openResults.ts'
import { ResultsScreen } from '../../src/ui/advanced-search/ResultsScreen.tsx'
import { ContactRows } from '../../src/ui/contacts/ContactRows.tsx'
import { FavoritesScreen } from '../../src/ui/favorites/FavoritesScreen.tsx'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { TrashRows } from '../../src/ui/trash/TrashRows.tsx'
import { drawsLists } from './browser.ts'
import { InShell } from './InShell.tsx'
import { show } from './page.tsx'

drawsLists()

const permissions = ROLE_PERMISSIONS.Publisher

type Where = 'a folder' | 'what a search found' | 'the favorites'

/** Six files that are called by their numbers, in the order of their names. */
const open = async (where: Where) => {
  const { stage } = libraryWith()()
  const { shell, entry, ports } = stage
  const { library, pictures: [picture] } = ports.sample
  if (picture === undefined) throw new Error('The sample has no picture')
  const place = library.addFolder({ name: 'Place', parentId: null, type: 'RECORDS' })
  const put = async (...names: readonly string[]) => {
    for (const name of names) library.assets.set(name, { ...picture, id: name, name: `heron ${name}.jpg`, folderId: place.id })
    await ports.favorites.change(names.map((id) => ({ kind: 'asset', id })), true, new AbortController().signal)
  }
  await put('1', '2', '3', '4', '5', '6')
  const list = { sort: 'name', direction: 'asc' } as const
  const children = [
    { path: 'folder', element: <FolderScreen actors={shell} preferences={entry.preferences} permissions={permissions} />, loader: () => (openPlace(stage, place.id), null) },
    { path: 'search', element: <ResultsScreen actors={shell} preferences={entry.preferences} permissions={permissions} />, loader: ({ request }: { request: Request }) => (void openResults(shell, { request }), null) },
    { path: 'favorites', element: <FavoritesScreen actors={shell} claims={claimsWith({ permissions })} />, loader: () => (shell.favorites.send({ type: 'list.opened', list }), null) },
  ].map((route) => ({ ...route, hydrateFallbackElement: <p /> }))
  const at = { 'a folder': '/folder', 'what a search found': '/search?q=heron&sort=name', 'the favorites': '/favorites' }
  const router = createMemoryRouter([{ path: '/', element: <InShell stage={stage} permissions={permissions} />, children }], { initialEntries: [at[where]] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const selection = where === 'a folder' ? shell.selection : shell.listSelection
  const picked = () => [...selection.getSnapshot().context.picked.keys()].toSorted()
  const tile = async (name: string) => {
    const found = (await screen.findByRole('link', { name: `heron ${name}.jpg` })).closest<HTMLElement>('[data-place]')
    if (found === null) throw new Error(`${name} is in no row`)
    return found
  }
  await tile('1')
  /** On from the element with the focus, in whichever way the list goes. */
  const press = (...keys: readonly string[]) =>
    keys.forEach((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') }))
  return { picked, tile, press, put, library, place, next: where === 'the favorites' ? 'ArrowDown' : 'ArrowRight', shell }
}

describe.each<Where>(['a folder', 'what a search found', 'the favorites'])('a range in %s', (where) => {
  test('begins where plain arrows have led, and after Escape at the focus', async () => {
    const { picked, tile, press, next } = await open(where)
    ;(await tile('1')).focus()
    press(next, next, `Shift+${next}`)
    await waitFor(() => expect(picked()).toEqual(['3', '4']))
    press(`Shift+${next}`)
    await waitFor(() => expect(picked()).toEqual(['3', '4', '5']))
    press('Escape')
    await waitFor(() => expect(picked()).toEqual([]))
    press(`Shift+${next}`)
    await waitFor(() => expect(picked()).toEqual(['5', '6']))
  })

  test('begins at the file that was clicked, also when others have come above it', async () => {
    const { picked, tile, put, library, place } = await open(where)
    fireEvent.click(await tile('2'))
    await waitFor(() => expect(picked()).toEqual(['2']))
    await put('1a')
    library.publish({ kind: 'contents.changed', folderId: place.id, type: 'RECORDS' })
    library.publish({ kind: 'favorites.changed' })
    await waitFor(async () => expect((await tile('1a')).dataset['place']).toBe('1'))
    fireEvent.click(await tile('1a'), { shiftKey: true })
    await waitFor(() => expect(picked()).toEqual(['1a', '2']))
  })
})

test('a range in a folder begins at the file that was clicked, also in another order', async () => {
  const { picked, tile, shell, place } = await open('a folder')
  fireEvent.click(await tile('2'))
  shell.folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId: place.id, sort: 'name', direction: 'desc' })
  await waitFor(async () => expect((await tile('6')).dataset['place']).toBe('0'))
  fireEvent.click(await tile('6'), { shiftKey: true })
  await waitFor(() => expect(picked()).toEqual(['2', '3', '4', '5', '6']))
})

/** A list that is shown as far as it was read, with at least four rows. */
const openRows = {
  'the trash': async ({ ports, shell }: Stage) => {
    const folders = ['First', 'Second', 'Third', 'Fourth'].map((name) => ports.sample.library.addFolder({ name, parentId: null, type: 'RECORDS' }).id)
    await ports.trash.trash('RECORDS', { kind: 'items', folders, assets: [] }, new AbortController().signal)
    shell.trashList.send({ type: 'trash.opened', list: { direction: 'desc' } })
    show(<TrashRows actors={shell} permissions={permissions} onSort={nothing} />)
  },
  'the contacts': async (stage: Stage) => {
    openContacts(stage)
    const { contacts, contactPictures } = stage.shell
    show(<ContactRows contacts={contacts} categories={[]} pictures={contactPictures} mayManage onSort={nothing} onOpen={nothing} entriesFor={() => []} onDelete={nothing} />)
  },
}
const nothing = (): void => undefined

describe.each(['the trash', 'the contacts'] as const)('a range in %s', (where) => {
  const begin = async () => {
    await openRows[where](libraryWith()().stage)
    const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-place]')]
    await waitFor(() => expect(rows().length).toBeGreaterThan(3))
    const picked = () => rows().flatMap((row, at) => (row.getAttribute('aria-selected') === 'true' ? [at] : []))
    const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })
    const row = (at: number) => rows()[at] ?? expect.unreachable()
    return { picked, press, row }
  }

  test('begins where plain arrows have led', async () => {
    const { picked, press, row } = await begin()
    fireEvent.click(row(0))
    row(0).focus()
    press('ArrowDown')
    press('ArrowDown')
    fireEvent.pointerDown(row(3), { pointerType: 'mouse' })
    fireEvent.click(row(3), { shiftKey: true })
    await waitFor(() => expect(picked().slice(-2)).toEqual([2, 3]))
    expect(picked()).not.toContain(1)
  })

  test('begins there by key', async () => {
    const { picked, press, row } = await begin()
    row(0).focus()
    fireEvent.click(row(0))
    press('ArrowDown')
    press('ArrowDown')
    press('ArrowDown', true)
    await waitFor(() => expect(picked().slice(-2)).toEqual([2, 3]))
    expect(picked()).not.toContain(1)
  })

  test('begins at what was clicked where no arrow has led elsewhere', async () => {
    const { picked, row } = await begin()
    fireEvent.click(row(1))
    fireEvent.click(row(3), { shiftKey: true })
    await waitFor(() => expect(picked()).toEqual([1, 2, 3]))
  })
})
