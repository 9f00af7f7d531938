import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import type { Capabilities } from '../../src/application/capabilities/capability.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { Slots } from '../../src/ui/page/slots.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { InShell } from './InShell.tsx'
import { drawsLists } from './browser.ts'

drawsLists()

/** Begins with nothing but the first page's code: no capability ever comes. */
const NONE: Capabilities = {
  now: () => undefined,
  isAwaited: () => false,
  isBegun: () => false,
  subscribe: () => () => undefined,
  load: () => new Promise<never>(() => undefined),
  fetch: () => new Promise<never>(() => undefined),
  prefetch: async () => undefined,
}

/** A folder with one picture and one folder in it, deep enough that the way to it collapses: Photographs, Outer, Inner, Innermost. */
const show = async (isWhole = true) => {
  const { stage } = libraryWith()()
  const { ports, entry, shell } = stage
  const { library, folders } = ports.sample
  const below = (name: string, parentId: string) => library.addFolder({ name, parentId, type: 'RECORDS' })
  const outer = below('Outer', folders.photographs.id)
  const inner = below('Inner', outer.id)
  const place = below('Innermost', inner.id)
  const child = below('Child', place.id)
  const [picture] = ports.sample.pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  library.assets.set(picture.id, { ...picture, folderId: place.id })
  const permissions = ROLE_PERMISSIONS.Publisher
  const Page = () => {
    const [crumbs, setCrumbs] = useState<HTMLElement | null>(null)
    return (
      <Slots value={{ crumbs }}>
        <div ref={setCrumbs} />
        <FolderScreen actors={isWhole ? shell : { ...shell, capabilities: NONE }} preferences={entry.preferences} permissions={permissions} />
      </Slots>
    )
  }
  const context = <InShell stage={stage} permissions={permissions} />
  const router = createMemoryRouter([{ path: '/', element: context, children: [{ index: true, element: <Page /> }, { path: '*', element: <h1>Elsewhere</h1> }] }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  openPlace(stage, place.id)
  const link = await screen.findByRole('link', { name: picture.name })
  const tile = link.closest<HTMLElement>('[data-place]') ?? link
  const where = (id: string) => library.assets.get(id)?.folderId
  const state = (): unknown => router.state.location.state
  return { ...stage, library, outer, inner, place, child, picture, tile, where, state }
}

const open = async () => {
  const page = await show()
  await screen.findByRole('button', { name: 'Actions for this folder', expanded: false })
  return page
}

test('the menu key and Shift+F10 open the menu of what has the focus', async () => {
  const { tile, picture } = await open()
  for (const key of [{ key: 'F10', shiftKey: true }, { key: 'ContextMenu' }]) {
    tile.focus()
    fireEvent.keyDown(tile, key)
    expect(await screen.findByRole('menu', { name: `Actions for ${picture.name}` })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(tile)
  }
  const card = screen.getByRole('link', { name: 'Child' })
  card.focus()
  fireEvent.keyDown(card, { key: 'F10', shiftKey: true })
  expect(await screen.findByRole('menu', { name: 'Actions for Child' })).toBeDefined()
})

test('a menu stays with the folder it was opened on when somebody else’s folder moves the rows', async () => {
  const { library, place } = await open()
  fireEvent.contextMenu(screen.getByRole('link', { name: 'Child' }))
  await screen.findByRole('menu', { name: 'Actions for Child' })
  library.addFolder({ name: 'Aardvark', parentId: place.id, type: 'RECORDS' })
  library.publish({ kind: 'contents.changed', folderId: place.id, type: 'RECORDS' })
  await screen.findByText('Aardvark')
  await userEvent.click(within(screen.getByRole('menu', { name: 'Actions for Child' })).getByRole('menuitem', { name: /^Rename/ }))
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Child')
})

test.each(['menu', 'key'])('what is opened from its %s knows the list it is opened from', async (from) => {
  const { tile, state } = await open()
  tile.focus()
  fireEvent.keyDown(tile, from === 'menu' ? { key: 'ContextMenu' } : { key: 'e' })
  if (from === 'menu') await userEvent.click(await screen.findByRole('menuitem', { name: /^Open/ }))
  await waitFor(() => expect(state()).toEqual({ list: true }))
})

test('the list is made dense beside its look, and the person’s choice is kept', async () => {
  const { ports, entry, tile } = await open()
  entry.preferences.send({ type: 'user.known', userId: 'user-1' })
  const height = () => Number.parseFloat(tile.closest('tr')?.style.height ?? '')
  const before = height()
  await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
  await waitFor(() => expect(height()).toBeLessThan(before))
  expect(ports.preferences.lists('user-1').density).toBe('compact')
  await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
  await waitFor(() => expect(height()).toBe(before))
})

test('Ctrl with A selects the list before the other keys’ code has come, and never the page’s text', async () => {
  const { shell } = await show(false)
  expect(fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })).toBe(false)
  expect(shell.selection.getSnapshot().matches('all')).toBe(true)
})

test('where there is no list, Ctrl with A is the browser’s', async () => {
  const { ports, shell, place, child } = await show()
  const isLeft = () => fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
  openPlace({ shell }, child.id)
  expect(isLeft()).toBe(false)
  await screen.findByRole('heading', { level: 1, name: 'Child' })
  await waitFor(() => expect(isLeft()).toBe(true))
  ports.faults.fail('folders.read', { code: 'FOLDER_RESTRICTED_ACCESS' })
  openPlace({ shell }, place.id)
  await screen.findByRole('alert')
  expect(isLeft()).toBe(true)
})

/** What the browser hands to those who hear a drag. */
const handed = (...types: readonly string[]) => ({ types, setData: () => undefined, clearData: () => undefined, setDragImage: () => undefined })

test('files held over the folder are told where they would go', async () => {
  const { tile } = await open()
  fireEvent.dragEnter(tile, { dataTransfer: handed('Files') })
  expect(await screen.findByText('Drop to upload to “Innermost”')).toBeDefined()
  fireEvent.dragLeave(tile, { dataTransfer: handed('Files') })
  expect(screen.queryByText('Drop to upload to “Innermost”')).toBeNull()
})

type Keys = { readonly altKey?: true; readonly ctrlKey?: true }

const ITEMS = 'application/x-vitrine-items'

const drag = (type: 'dragStart' | 'dragOver' | 'drop', element: HTMLElement, keys: Keys = {}, held = ITEMS) =>
  fireEvent(element, Object.assign(createEvent[type](element, { dataTransfer: handed(held) }), keys))

/** Answers what is told before the drop. */
const dragOnto = (from: HTMLElement, to: HTMLElement, keys: Keys = {}) => {
  drag('dragStart', from, keys)
  drag('dragOver', to, keys)
  const received = screen.queryByText(/^(Move|Copy) to “/)?.textContent
  drag('drop', to, keys)
  return received
}

test('what is dragged onto a folder moves there', async () => {
  const { tile, child, picture, where } = await open()
  expect(dragOnto(tile, screen.getByRole('link', { name: 'Child' }))).toBe('Move to “Child”')
  await waitFor(() => expect(where(picture.id)).toBe(child.id))
})

test.each([{ altKey: true }, { ctrlKey: true }] as const)('with %o what is dragged is copied', async (keys) => {
  const { tile, child, place, picture, library, where } = await open()
  expect(dragOnto(tile, screen.getByRole('link', { name: 'Child' }), keys)).toBe('Copy to “Child”')
  await waitFor(() => expect([...library.assets.values()].filter(({ folderId }) => folderId === child.id)).toHaveLength(1))
  expect(where(picture.id)).toBe(place.id)
})

test('what is dragged is dropped on a step of the way up', async () => {
  const { tile, inner, picture, where } = await open()
  expect(dragOnto(tile, screen.getByRole('link', { name: 'Inner' }))).toBe('Move to “Inner”')
  await waitFor(() => expect(where(picture.id)).toBe(inner.id))
})

test('held over the steps that have no room, what is dragged opens them and is dropped there', async () => {
  const { tile, outer, picture, where } = await open()
  drag('dragStart', tile)
  drag('dragOver', screen.getByRole('button', { name: 'Show the folders between' }))
  const step = await screen.findByRole('menuitem', { name: 'Outer' })
  drag('dragOver', step)
  expect(step.dataset['drop']).toBe('accepts')
  drag('drop', step)
  await waitFor(() => expect(where(picture.id)).toBe(outer.id))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a drag that never ended says nothing of what is dragged next, and moves nothing', async () => {
  const { tile, place, picture, where } = await open()
  drag('dragStart', tile)
  const child = screen.getByRole('link', { name: 'Child' })
  drag('dragOver', child, {}, 'text/uri-list')
  expect(screen.queryByText(/^(Move|Copy) to “/)).toBeNull()
  drag('dragOver', child)
  expect(screen.queryByText(/^(Move|Copy) to “/)).not.toBeNull()
  const isTaken = !drag('drop', child, {}, 'text/uri-list')
  expect([isTaken, where(picture.id)]).toEqual([false, place.id])
})

test('what is not of the list takes nothing over that was dragged before', async () => {
  const { tile, place, picture, where } = await open()
  drag('dragStart', tile)
  drag('dragOver', screen.getByRole('link', { name: 'Child' }))
  drag('dragStart', screen.getByRole('heading', { level: 1 }))
  expect(dragOnto(screen.getByRole('heading', { level: 1 }), screen.getByRole('link', { name: 'Child' }))).toBeUndefined()
  expect(where(picture.id)).toBe(place.id)
})

test('a folder just made is shown, also where it would stand behind "Show all"', async () => {
  const { shell, library, place } = await open()
  for (let at = 0; at < 30; at += 1) library.addFolder({ name: `Box ${at}`, parentId: place.id, type: 'RECORDS' })
  library.publish({ kind: 'contents.changed', folderId: place.id, type: 'RECORDS' })
  await screen.findByRole('button', { name: 'Show all 31 folders' })
  shell.folderName.send({ type: 'create.open', resourceType: 'RECORDS', parentId: place.id })
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Zeppelins{Enter}')
  expect(await screen.findByRole('link', { name: 'Zeppelins' })).toBeDefined()
  await screen.findByRole('button', { name: 'Show all 32 folders' })
  expect(screen.queryByRole('link', { name: 'Box 29' })).toBeNull()
})
