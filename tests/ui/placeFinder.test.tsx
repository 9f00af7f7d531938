import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { MoveCopy } from '../../src/ui/move-copy/MoveCopy.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

const open = async () => {
  const { stage } = libraryWith()()
  const { shell, ports } = stage
  const { ships } = ports.sample.folders
  const move = () => {
    const selection = { kind: 'items', folders: [ships.id], assets: [] } as const
    shell.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'move', type: 'RECORDS', selection, count: 1, name: ships.name } })
  }
  show(<MoveCopy moveCopy={shell.moveCopy} destinations={shell.destinations} places={shell.places} files={ports.files} mayMake />)
  move()
  const field = await screen.findByRole('combobox', { name: 'Find a folder by name' })
  const parentOf = () => ports.sample.library.folders.get(ships.id)?.parentId
  return { ports, shell, ships, move, field, parentOf }
}

test.each([
  ['copy', 1, 'Copy one item'],
  ['copy', 1_200, 'Copy 1,200 items'],
  ['move', 1, 'Move one item'],
  ['move', 2, 'Move 2 items'],
] as const)('what is asked to %s of %i is told in the singular or the plural', async (action, count, title) => {
  const { stage } = libraryWith()()
  const { shell, ports } = stage
  show(<MoveCopy moveCopy={shell.moveCopy} destinations={shell.destinations} places={shell.places} files={ports.files} mayMake />)
  shell.moveCopy.send({ type: 'moveCopy.open', asked: { action, type: 'RECORDS', selection: { kind: 'items', folders: [ports.sample.folders.ships.id], assets: [] }, count } })
  expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
})

test('a folder is found by typing, chosen and used by the keyboard alone, and offered the next time', async () => {
  const { ports, move, field, parentOf } = await open()
  const { papers } = ports.sample.folders
  await userEvent.type(field, papers.name.slice(0, 5))
  const [found] = await screen.findAllByRole('option')
  expect(found?.textContent).toContain(papers.name)
  expect(found?.textContent).toContain('Records')
  await userEvent.type(field, '{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(found?.id)
  await userEvent.type(field, '{Enter}')
  expect(screen.getByText(`To ${papers.name}`)).toBeDefined()
  expect(parentOf()).not.toBe(papers.id)
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(parentOf()).toBe(papers.id))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  move()
  expect((await screen.findByRole('listbox', { name: 'Recently used' })).textContent).toBe(papers.name)
})

test('a folder that something lies in itself cannot be chosen, and says why', async () => {
  const { ships, field, shell } = await open()
  await userEvent.type(field, `${ships.name}{ArrowDown}`)
  const option = await screen.findByRole('option', { name: new RegExp(ships.name) })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(option.getAttribute('title')).not.toBe('')
  await userEvent.click(option)
  expect(shell.moveCopy.getSnapshot().context.destination).toBeUndefined()
})

test('a folder is made in place, and is where it goes', async () => {
  const { ports, ships, parentOf } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'New folder' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'New folder in Records' }), 'Deposited 2024{Enter}')
  expect(await screen.findByText('To Deposited 2024')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Move here' }))
  await waitFor(() => expect(ports.sample.library.folders.get(parentOf() ?? '')?.name).toBe('Deposited 2024'))
  expect(ships.parentId).not.toBe(parentOf())
})
