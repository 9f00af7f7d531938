import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import type { InMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { MOVE_COPY } from '../../src/application/move-copy/moveCopyActors.ts'
import type { Capability } from '../../src/application/capabilities/capability.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()

afterEach(() => window.history.replaceState(null, '', '/'))

/** A shell of which only the first page has come; the capabilities do when they are told to. */
const gate = () => {
  const listeners = new Set<() => void>()
  let isWanted = false
  let isOpen = false
  const opened = Promise.withResolvers<void>()
  const clipboard = Promise.withResolvers<void>()
  let isClipboardThere = true
  const isDelayed = (key: Capability<object>) => key === MOVE_COPY && !isClipboardThere
  let isClipboardAwaited = false
  return {
    isWanted: () => isWanted,
    delayClipboard: () => {
      isClipboardThere = false
      return () => {
        isClipboardThere = true
        clipboard.resolve()
      }
    },
    begin: (shell: InMemoryShell): InMemoryShell => {
      const all = shell.capabilities
      return {
        ...shell,
        capabilities: {
          ...all,
          isAwaited: (key) => isDelayed(key) && isClipboardAwaited,
          isBegun: () => isOpen,
          now: (key) => (isOpen && !isDelayed(key) ? all.now(key) : undefined),
          load: async (key) => {
            isWanted = true
            isClipboardAwaited ||= isDelayed(key)
            await opened.promise
            if (isDelayed(key)) await clipboard.promise
            return all.load(key)
          },
          subscribe: (made: () => void) => (listeners.add(made), () => listeners.delete(made)),
        },
      }
    },
    open: () => {
      isOpen = true
      opened.resolve()
      for (const made of listeners) made()
    },
  }
}

/** The folder's own menu says whether it is open: its code has come, and that of the keys with it. */
const toolsThere = () => waitFor(() => expect(document.querySelector('[aria-label="Actions for this folder"][aria-expanded]')).not.toBeNull())

/** A folder whose list is drawn, before any key but its own is heard. */
const openFolder = async () => {
  const { isWanted, begin, open, delayClipboard } = gate()
  const { ports, shell, routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin, modules: ['RECORDS'] }), begin)
  const { library, folders, pictures } = ports.sample
  const [picture] = pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  const place = library.addFolder({ name: 'Quay', parentId: folders.photographs.id, type: 'RECORDS' })
  library.assets.set(picture.id, { ...picture, folderId: place.id })
  const router = createMemoryRouter(routes, { initialEntries: [`/records/folders/${place.id}`] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const tile = async (name: string) => {
    const found = (await screen.findByRole('link', { name })).closest<HTMLElement>('[data-place]')
    if (found === null) throw new Error(`${name} has no place`)
    return found
  }
  const press = (key: string, on: Element = document.body, held = {}) => fireEvent.keyDown(on, { key, ...held })
  const come = async () => {
    open()
    await toolsThere()
  }
  await tile(picture.name)
  const isThere = () => !library.trashed.has(picture.id)
  const leave = () => void router.navigate(`/records/folders/${folders.photographs.id}`)
  const copies = () => [...library.assets.values()].filter(({ folderId }) => folderId === place.id).length
  return { shell, leave, isWanted, tile, press, come, picture, isThere, delayClipboard, copies }
}

test('a key that is pressed before its code has come is heard when it comes, and once', async () => {
  const { shell, isWanted, press, come, leave } = await openFolder()
  expect(isWanted()).toBe(false)
  press('n')
  expect(isWanted()).toBe(true)
  await come()
  await waitFor(() => expect(shell.folderName.getSnapshot().matches('closed')).toBe(false))
  shell.folderName.send({ type: 'cancel' })
  leave()
  await screen.findByRole('heading', { level: 1, name: 'Photographs' })
  await toolsThere()
  expect(shell.folderName.getSnapshot().matches('closed')).toBe(true)
})

test('the palette’s key is the page’s from the first moment', async () => {
  const { press, come } = await openFolder()
  expect(press('k', document.body, { ctrlKey: true })).toBe(false)
  await come()
  expect(await screen.findByRole('dialog')).toBeDefined()
})

test('only the first key counts: the next may be meant for what that opens', async () => {
  const { shell, press, come } = await openFolder()
  press('n')
  press('?')
  await come()
  await waitFor(() => expect(shell.folderName.getSnapshot().matches('closed')).toBe(false))
  expect(screen.queryByText('Keyboard shortcuts')).toBeNull()
})

test('a key means what had the focus', async () => {
  const { tile, press, come, picture, isThere } = await openFolder()
  const place = await tile(picture.name)
  place.focus()
  press('Delete', place)
  await come()
  await waitFor(() => expect(isThere()).toBe(false))
})

test('what is copied and pasted at once is pasted when the clipboard’s code has come; with nothing copied, the key is the browser’s', async () => {
  const { tile, press, come, picture, delayClipboard, copies } = await openFolder()
  await come()
  const arrive = delayClipboard()
  const place = await tile(picture.name)
  place.focus()
  expect(press('v', place, { ctrlKey: true })).toBe(true)
  press('c', place, { ctrlKey: true })
  expect(press('v', place, { ctrlKey: true })).toBe(false)
  arrive()
  await waitFor(() => expect(copies()).toBe(2))
})

test.each([
  ['the focus has gone elsewhere', (_: Awaited<ReturnType<typeof openFolder>>, place: HTMLElement) => place.blur()],
  ['another page is open', () => window.history.replaceState(null, '', '/elsewhere')],
  ['something is selected by now', ({ shell }: Awaited<ReturnType<typeof openFolder>>) => shell.selection.send({ type: 'all.selected' })],
])('nothing is moved to the trash where %s', async (_, change) => {
  const page = await openFolder()
  const place = await page.tile(page.picture.name)
  place.focus()
  page.press('Delete', place)
  change(page, place)
  await page.come()
  await new Promise((done) => setTimeout(done, 200))
  expect(page.isThere()).toBe(true)
})
