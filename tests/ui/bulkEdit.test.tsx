import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { editMany } from '../../.storybook/bulk.ts'
import { libraryWith } from '../../.storybook/library.ts'
import { BulkEditing } from '../../src/ui/bulk-edit/BulkEditing.tsx'
import { asInBrowser } from './browser.ts'
import { show } from './page.tsx'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(asInBrowser)
afterEach(cleanup)

const focused = () => document.activeElement

/** A row in which the dialog is opened, of three pictures. */
const begin = async () => {
  const { stage, bulkEdit, bulkFinder } = libraryWith()()
  show(
    <>
      <button type="button" onClick={() => editMany(stage, 3)}>
        A row
      </button>
      <BulkEditing bulkEdit={bulkEdit} bulkFinder={bulkFinder} />
    </>,
  )
  const user = userEvent.setup()
  const row = screen.getByRole('button', { name: 'A row' })
  await user.click(row)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit details of 3 assets' }))
  const leave = await dialog.findByRole('radiogroup', { name: 'Description: what to do' })
  await waitFor(() => expect(focused()).toBe(within(leave).getByRole('radio', { name: 'Leave as it is' })))
  return { ...stage, bulkEdit, user, row, dialog }
}

test('it says what the assets hold, and what is left alone cannot be reviewed', async () => {
  const { dialog } = await begin()
  expect(dialog.getByText('2 folders among them stay as they are.')).toBeTruthy()
  expect(dialog.getByText('Mixed: 3 different')).toBeTruthy()
  expect(dialog.getByText('Cold store')).toBeTruthy()
  const tags = within(dialog.getByRole('list', { name: 'Tags of these assets' })).getAllByRole('listitem')
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Harbour3 of 3', 'Keeper’s chest1 of 3', 'Winter1 of 3'])
  expect(dialog.getByRole('button', { name: 'Review changes' })).toHaveProperty('disabled', true)
})

test('by keys alone: a field is chosen, filled in, looked at and saved; the focus comes back to where it was', async () => {
  const { user, row, dialog, ports } = await begin()
  await user.keyboard('{ArrowRight}')
  await user.tab()
  expect(focused()).toBe(dialog.getByLabelText('Text to append'))
  await user.keyboard('Lent in 1998.')
  dialog.getByRole('button', { name: 'Review changes' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()?.textContent).toBe('3 assets change'))
  const [first] = dialog.getAllByRole('listitem')
  expect([first?.querySelector('ins')?.textContent, first?.querySelector('del')]).toEqual(['Added: Lent in 1998.', null])
  dialog.getByRole('button', { name: 'Save' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focused()).toBe(row))
  const { library, pictures } = ports.sample
  expect(library.assets.get(pictures[1]?.id ?? '')?.description).toBe('The crew before the launch\nLent in 1998.')
})

test('the focus goes to the first field in error, and stays where one mends it', async () => {
  const { bulkEdit, user, dialog } = await begin()
  bulkEdit.send({ type: 'draft.changed', draft: { description: { how: 'replace', text: '' } } })
  bulkEdit.send({ type: 'draft.changed', draft: { tags: { how: 'append', added: [], removed: [] } } })
  await user.click(await dialog.findByRole('button', { name: 'Review changes' }))
  const text = dialog.getByLabelText('New description')
  const tags = dialog.getByLabelText('Tags to append')
  await waitFor(() => expect(focused()).toBe(text))
  expect([text, tags].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  await user.keyboard('New')
  expect([focused(), text.getAttribute('aria-invalid'), tags.getAttribute('aria-invalid')]).toEqual([text, null, 'true'])
})

test('Escape asks before what was filled in is lost, and going on gives it back', async () => {
  const { bulkEdit, user, dialog } = await begin()
  const name = 'Leave without saving?'
  await user.keyboard('{ArrowRight}')
  await user.type(await dialog.findByLabelText('Text to append'), 'Typed')
  await user.keyboard('{Escape}')
  await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  expect(dialog.getByLabelText('Text to append')).toHaveProperty('value', 'Typed')
  await user.keyboard('{Escape}')
  await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect([screen.queryByRole('dialog'), bulkEdit.getSnapshot().value]).toEqual([null, 'closed']))
})
