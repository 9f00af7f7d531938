import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { BulkDraft } from '../src/application/bulk-edit/bulkDraft.ts'
import { editMany } from './bulk.ts'
import { type Library, libraryWith, type Stage } from './library.ts'

/** More of everything, and in no repository any more. */
const MORE: Partial<BulkDraft> = {
  description: { how: 'append', text: 'Lent to the museum in 1998.' },
  repository: { how: 'remove', id: null },
  tags: { how: 'append', added: ['Winter', 'Loan 1998'], removed: [] },
}

/** Starts with the dialog open; `prepare` breaks or holds calls, or changes what is edited. */
export const manyOpened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    editMany(stage)
  })

/** Fills in, as by the fields. */
export const fillInMany = async ({ bulkEdit }: Library, draft = MORE): Promise<void> => {
  await waitFor(() => expect(bulkEdit.getSnapshot().matches('editing')).toBe(true))
  bulkEdit.send({ type: 'draft.changed', draft })
}

/** Fills in and looks at the difference. */
export const reviewMany = async (library: Library, draft = MORE): Promise<void> => {
  await fillInMany(library, draft)
  await userEvent.click(await screen.findByRole('button', { name: 'Review changes' }))
}

export const saveMany = async (library: Library): Promise<void> => {
  await reviewMany(library)
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
}
