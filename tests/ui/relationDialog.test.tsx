import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import { contactNamed } from '../../.storybook/contacts.ts'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { valueOf } from '../../src/application/failures/outcome.ts'
import { ManyRelationsDialog } from '../../src/ui/contact-relations/ManyRelationsDialog.tsx'
import { RelationDialog } from '../../src/ui/contact-relations/RelationDialog.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

test('“Add” right after a name was typed adds whom it names', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const place = { kind: 'asset', type: 'RECORDS', id: ports.sample.pictures[2]?.id ?? '' } as const
  shell.relationEdit.send({ type: 'relation.begun', place, itemName: 'A picture' })
  const router = createMemoryRouter([{ path: '/', element: <RelationDialog edit={shell.relationEdit} finder={shell.contactFinder} /> }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const field = await screen.findByRole('combobox', { name: 'Who' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'Ada Berg' } })
  act(() => field.blur())
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(shell.relationEdit.getSnapshot().value).toBe('closed'))
  const said = valueOf(await ports.contactRelations.ofItem(place, new AbortController().signal))
  expect(said?.map(({ contact }) => contact.id)).toEqual([contactNamed(ports.keptContacts, 'Ada Berg').id])
})

test('what was said is not left unasked where somebody else was quicker', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const { signal } = new AbortController()
  const place = { kind: 'asset', type: 'RECORDS', id: ports.sample.pictures[2]?.id ?? '' } as const
  const said = { kind: 'donor', from: '', until: '', note: '' }
  const relation = valueOf(await ports.contactRelations.add(place, contactNamed(ports.keptContacts, 'Ada Berg').id, said, signal))
  if (relation === undefined) throw new Error('Nothing is related')
  await ports.contactRelations.edit(relation, { ...said, note: 'Theirs' }, signal)
  shell.relationEdit.send({ type: 'relation.opened', place, itemName: 'A picture', relation })
  shell.relationEdit.send({ type: 'field.changed', change: { note: 'Mine' } })
  shell.relationEdit.send({ type: 'save' })
  show(<RelationDialog edit={shell.relationEdit} finder={shell.contactFinder} />)
  await screen.findByText(/Theirs/)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('dialog', { name: 'Discard what you have entered?' })).toBeDefined()
  expect(shell.relationEdit.getSnapshot()).toMatchObject({ value: 'stale', context: { form: { note: 'Mine' } } })
})

test('whom somebody chose without typing is not left unasked', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const place = { kind: 'asset', type: 'RECORDS', id: ports.sample.pictures[2]?.id ?? '' } as const
  shell.relationEdit.send({ type: 'relation.begun', place, itemName: 'A picture' })
  show(<RelationDialog edit={shell.relationEdit} finder={shell.contactFinder} />)
  fireEvent.click(await screen.findByRole('combobox', { name: 'Who' }))
  fireEvent.click(await screen.findByRole('option', { name: /Ada Berg/ }))
  expect(shell.relationEdit.getSnapshot().context.contact?.name).toBe('Ada Berg')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('dialog', { name: 'Discard what you have entered?' })).toBeDefined()
  expect(shell.relationEdit.getSnapshot().value).toBe('editing')
})

test('what is being saved stays as it stands, and can be changed again where it was refused', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const place = { kind: 'asset', type: 'RECORDS', id: ports.sample.pictures[2]?.id ?? '' } as const
  const { id, name } = { ...contactNamed(ports.keptContacts, 'Ada Berg'), name: 'Ada Berg' }
  shell.relationEdit.send({ type: 'relation.begun', place, itemName: 'A picture', contact: { id, name } })
  show(<RelationDialog edit={shell.relationEdit} finder={shell.contactFinder} />)
  const note = await screen.findByRole('textbox', { name: 'Note' })
  ports.faults.fail('contactRelations.add', { code: 'UNREACHABLE' }, 1)
  const release = ports.faults.hold('contactRelations.ofItem')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(note).toHaveProperty('readOnly', true))
  const who = screen.getByRole('combobox', { name: 'Who' })
  expect(who).toHaveProperty('readOnly', true)
  fireEvent.click(who)
  fireEvent.keyDown(who, { key: 'ArrowDown' })
  expect(shell.contactFinder.getSnapshot().hasTag('open')).toBe(false)
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).readOnly)).toEqual([true, true, true])
  release()
  await waitFor(() => expect(note).toHaveProperty('readOnly', false))
  fireEvent.click(who)
  expect(await screen.findByRole('option', { name: /Ada Berg/ })).toBeDefined()
})

test('nothing is taken out of what is being related to a contact, nor added', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const { id } = contactNamed(ports.keptContacts, 'Ada Berg')
  shell.manyRelations.send({ type: 'contact.opened', contact: { id, name: 'Ada Berg' } })
  shell.manyRelations.send({ type: 'item.added', item: { id: ports.sample.pictures[2]?.id ?? '', name: 'A picture' } })
  show(<ManyRelationsDialog many={shell.manyRelations} finder={shell.contactFinder} />)
  const release = ports.faults.hold('contactRelations.addMany')
  const out = await screen.findByRole('button', { name: /Remove A picture/ })
  expect(out).toHaveProperty('disabled', false)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(out).toHaveProperty('disabled', true))
  const field = screen.getByRole('combobox')
  fireEvent.click(field)
  expect([(field as HTMLInputElement).readOnly, screen.queryByRole('listbox')]).toEqual([true, null])
  act(release)
})

test('a list of contacts that stands open closes while a relation is being saved', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const place = { kind: 'asset', type: 'RECORDS', id: ports.sample.pictures[2]?.id ?? '' } as const
  const { id } = contactNamed(ports.keptContacts, 'Ada Berg')
  shell.relationEdit.send({ type: 'relation.begun', place, itemName: 'A picture', contact: { id, name: 'Ada Berg' } })
  show(<RelationDialog edit={shell.relationEdit} finder={shell.contactFinder} />)
  const who = await screen.findByRole('combobox', { name: 'Who' })
  fireEvent.click(who)
  await screen.findByRole('option', { name: /Ada Berg/ })
  const release = ports.faults.hold('contactRelations.ofItem')
  act(() => shell.relationEdit.send({ type: 'save' }))
  expect([who.getAttribute('aria-expanded'), who.getAttribute('aria-controls'), screen.queryByRole('listbox')]).toEqual(['false', null, null])
  act(release)
})
