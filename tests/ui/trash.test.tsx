import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import { itemsSelected } from '../../src/domain/items/selection.ts'
import { Slots } from '../../src/ui/page/slots.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { TrashScreen } from '../../src/ui/trash/TrashScreen.tsx'
import { InShell } from './InShell.tsx'
import { asInBrowser } from './browser.ts'

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByLabelText(`Select ${name}`)).closest('tr')
  if (row === null) throw new Error('There is no row')
  return row
}

const never = new AbortController().signal

/** The trash with three folders in it, the last one moved there first: Third, Second, First. */
const open = async (...permissions: readonly Permission[]) => {
  const bar = document.body.appendChild(document.createElement('div'))
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  await ports.trash.deletePermanently({ kind: 'all', except: [] }, never)
  for (const name of ['First', 'Second', 'Third']) {
    const { id } = ports.sample.library.addFolder({ name, parentId: null, type: 'RECORDS' })
    await ports.trash.trash('RECORDS', { kind: 'items', folders: [id], assets: [] }, never)
  }
  const context = <InShell stage={stage} permissions={permissions} />
  const page = <TrashScreen actors={shell} modules={['RECORDS']} permissions={permissions} onList={() => undefined} />
  render(
    <ThemeProvider theme={theme}>
      <Slots value={{ crumbs: bar }}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: context, children: [{ index: true, element: page }] }])} />
      </Slots>
    </ThemeProvider>,
  )
  shell.trashList.send({ type: 'trash.opened', list: { direction: 'desc' } })
  const row = await rowOf('Second')
  return { ...stage, row, bar }
}

test('the trash says in the top bar where one is', async () => {
  const { bar } = await open('VIEW_RESOURCES_FROM_TRASH')
  expect(within(bar).getByText('Trash').getAttribute('aria-current')).toBe('page')
})

test('who can do something with what lies in the trash has a menu at each row', async () => {
  const { row } = await open('VIEW_RESOURCES_FROM_TRASH', 'RESTORE_RESOURCES')
  expect(screen.getByRole('button', { name: 'Actions for Second' })).toBeDefined()
  expect(fireEvent.contextMenu(row)).toBe(false)
})

test('who may only look at the trash meets no empty menu', async () => {
  const { row } = await open('VIEW_RESOURCES_FROM_TRASH')
  expect(screen.queryByRole('button', { name: 'Actions for Second' })).toBeNull()
  fireEvent.contextMenu(row)
  fireEvent.keyDown(row, { key: 'ContextMenu' })
  expect(screen.queryByRole('menu')).toBeNull()
})

test('where the row with the focus leaves, the one at its place has the focus; else the last', async () => {
  const { ports, shell } = await open('VIEW_RESOURCES_FROM_TRASH')
  const leave = async (name: string) => {
    ;(await rowOf(name)).focus()
    const items = shell.trashList.getSnapshot().context.items.filter((item) => item.name === name)
    await ports.trash.deletePermanently(itemsSelected(items), never)
    await waitFor(() => expect(screen.queryByLabelText(`Select ${name}`)).toBeNull())
    return document.activeElement
  }
  const [first, , third] = document.querySelectorAll('[data-item]')
  const [before, , after] = shell.trashList.getSnapshot().context.items
  expect(await leave('Second')).toBe(third)
  expect(await leave(after?.name ?? '')).toBe(first)
  expect(before?.name).not.toBe('Second')
})

/** Asks to restore something whose folder is in the trash too. */
const restoreElsewhere = async (...permissions: readonly Permission[]) => {
  const { ports, shell } = await open('VIEW_RESOURCES_FROM_TRASH', ...permissions)
  const outer = ports.sample.library.addFolder({ name: 'Expedition', parentId: null, type: 'RECORDS' })
  const inner = ports.sample.library.addFolder({ name: 'Diaries', parentId: outer.id, type: 'RECORDS' })
  for (const { id } of [inner, outer]) await ports.trash.trash('RECORDS', { kind: 'items', folders: [id], assets: [] }, never)
  const selection = { kind: 'items', folders: [inner.id], assets: [] } as const
  shell.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'restore', type: 'RECORDS', selection, count: 1, name: 'Diaries' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Choose another folder' }))
  const { folders } = ports.sample.library
  return { go: await screen.findByRole('button', { name: 'Restore here' }), placeName: () => folders.get(folders.get(inner.id)?.parentId ?? '')?.name }
}

test('what cannot go back is restored into a folder that is made on the spot', async () => {
  const { go, placeName } = await restoreElsewhere('CREATE_FOLDERS')
  fireEvent.click(screen.getByRole('button', { name: 'New folder' }))
  const field = screen.getByLabelText('New folder in Records')
  fireEvent.change(field, { target: { value: 'Brought back' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('To Brought back')).toBeDefined()
  fireEvent.click(go)
  await waitFor(() => expect(placeName()).toBe('Brought back'))
})

test('who may not make folders is offered none while restoring', async () => {
  await restoreElsewhere()
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull()
})
