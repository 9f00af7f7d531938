import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editMany } from '../../.storybook/bulk.ts'
import { libraryWith } from '../../.storybook/library.ts'
import { BulkEditing } from '../../src/ui/bulk-edit/BulkEditing.tsx'
import { asInBrowser } from './browser.ts'
import { show } from './page.tsx'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(asInBrowser)
afterEach(cleanup)

const APPENDED = { tags: { how: 'append', added: ['Quay'], removed: [] } } as const

/** The dialog, of three pictures; `tags`: of the first of them. */
const begin = async (tags?: readonly string[]) => {
  const library = libraryWith(({ ports }) => void (tags === undefined && ports.faults.fail('assets.repositories', { code: 'UNREACHABLE' }, 1)))()
  const { stage, bulkEdit, bulkFinder } = library
  editMany(stage, 3)
  const { library: held, pictures } = stage.ports.sample
  const first = held.assets.get(pictures[0]?.id ?? '')
  if (tags !== undefined && first !== undefined) held.assets.set(first.id, { ...first, tags })
  const page = show(
    <StrictMode>
      <BulkEditing bulkEdit={bulkEdit} bulkFinder={bulkFinder} />
    </StrictMode>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit details of 3 assets' }))
  await dialog.findByRole('radiogroup', { name: 'Description: what to do' })
  return { ...stage, bulkEdit, page, dialog, user: userEvent.setup() }
}

test('untouched, it is closed with its page, and what is filled in is kept', async () => {
  const { bulkEdit, page } = await begin()
  expect(bulkEdit.getSnapshot().value).toEqual({ editing: 'untouched' })
  page.unmount()
  await waitFor(() => expect(bulkEdit.getSnapshot().value).toBe('closed'))
  cleanup()
  const other = await begin()
  act(() => other.bulkEdit.send({ type: 'draft.changed', draft: APPENDED }))
  other.page.unmount()
  await Promise.resolve()
  expect(other.bulkEdit.getSnapshot().value).toEqual({ editing: 'changed' })
})

test('what had the focus keeps it while the difference is found out, and nothing is filled in meanwhile', async () => {
  const { ports, bulkEdit, user, dialog } = await begin()
  act(() => bulkEdit.send({ type: 'draft.changed', draft: { description: { how: 'append', text: 'More' } } }))
  const text = await dialog.findByLabelText('Text to append')
  await user.click(text)
  ports.faults.hold('bulkEdit.plan')
  act(() => bulkEdit.send({ type: 'review' }))
  await waitFor(() => expect(bulkEdit.getSnapshot().value).toBe('planning'))
  expect([document.activeElement, text.matches(':disabled')]).toEqual([text, false])
  const [tags] = dialog.getAllByRole('radiogroup', { name: 'Tags: what to do' })
  await user.click(within(tags ?? text).getByRole('radio', { name: 'Remove' }))
  expect(bulkEdit.getSnapshot().context.draft.tags.how).toBe('leave')
})

test('all tags that are shown at once give the focus to the first that was not', async () => {
  const { user, dialog } = await begin(Array.from({ length: 30 }, (_, at) => `Tag ${String(at).padStart(2, '0')}`))
  await user.click(dialog.getByRole('button', { name: /^Show all/ }))
  const chips = within(dialog.getByRole('list', { name: 'Tags of these assets' })).getAllByRole('listitem')
  await waitFor(() => expect(document.activeElement).toBe(chips[20]))
})

test('repositories that could not be read are told of at their field, and read again', async () => {
  const { bulkEdit, user, dialog } = await begin()
  act(() => bulkEdit.send({ type: 'draft.changed', draft: { repository: { how: 'replace', id: null } } }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The repositories could not be read.')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  expect(dialog.getByText('Choose a repository')).toBeTruthy()
})

test('a typed tag that is too long stops the review, and is not lost', async () => {
  const { bulkEdit, user, dialog } = await begin()
  act(() => bulkEdit.send({ type: 'draft.changed', draft: APPENDED }))
  const tags = await dialog.findByRole('textbox', { name: 'Tags to append' })
  await user.click(tags)
  await user.paste('a'.repeat(51))
  await user.click(dialog.getByRole('button', { name: 'Review changes' }))
  await waitFor(() => expect(document.activeElement).toBe(tags))
  expect([bulkEdit.getSnapshot().value, (tags as HTMLInputElement).value.length]).toEqual([{ editing: 'changed' }, 51])
})

test('another difference than the one that was looked at describes what has the focus', async () => {
  const { ports, bulkEdit, dialog } = await begin()
  ports.faults.fail('bulkEdit.apply', { code: 'STALE_EDIT' }, 1)
  act(() => bulkEdit.send({ type: 'draft.changed', draft: APPENDED }))
  act(() => bulkEdit.send({ type: 'review' }))
  await dialog.findByText('3 assets change')
  act(() => bulkEdit.send({ type: 'save' }))
  const note = await dialog.findByText(/^These assets are not as they were/)
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-describedby')).toBe(note.id))
})
