import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { editMany } from '../../../.storybook/bulk.ts'
import { manyOpened, reviewMany, saveMany } from '../../../.storybook/bulkSteps.ts'
import { libraryWith, type Stage } from '../../../.storybook/library.ts'
import type { BulkDraft } from '../../application/bulk-edit/bulkDraft.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { manyEdited } from '../stories/manyEdited.tsx'

const meta = {} satisfies Meta

export default meta

const REPLACED: Partial<BulkDraft> = {
  description: { how: 'append', text: 'Lent to the museum in 1998.' },
  repository: { how: 'remove', id: null },
  tags: { how: 'replace', added: ['Harbour', 'Loan 1998'], removed: [] },
  rightsStatement: { how: 'replace', statement: 'InC-EDU' },
}

/** A picture of the sample whose description is as long as one can be. */
const lengthen = ({ ports }: Stage) => {
  const { library, pictures } = ports.sample
  const picture = library.assets.get(pictures[1]?.id ?? '')
  if (picture !== undefined) library.assets.set(picture.id, { ...picture, description: 'By the quay. '.repeat(160).slice(0, 1995) })
}

export const Ready = machineStory({
  shows: inState('bulkEdit', 'reviewing.ready'),
  start: manyOpened(),
  view: manyEdited,
  play: async (library) => {
    await reviewMany(library, REPLACED)
    await expect(await screen.findByText('12 assets change')).toBeVisible()
  },
})

export const SomeStay = machineStory({
  shows: inState('bulkEdit', 'reviewing.ready'),
  start: manyOpened(),
  view: manyEdited,
  play: async (library) => {
    await reviewMany(library, { tags: { how: 'remove', added: [], removed: ['Winter'] } })
    await expect(await screen.findByText('8 stay as they are')).toBeVisible()
  },
})

export const Outdated = machineStory({
  shows: inState('bulkEdit', 'reviewing.ready'),
  start: manyOpened(({ ports }) => ports.faults.fail('bulkEdit.apply', { code: 'STALE_EDIT' }, 1)),
  view: manyEdited,
  play: async (library) => {
    await saveMany(library)
    await expect(await screen.findByText(/^These assets are not as they were/)).toBeVisible()
  },
})

export const Blocked = machineStory({
  shows: inState('bulkEdit', 'reviewing.blocked'),
  start: libraryWith((stage) => {
    editMany(stage)
    lengthen(stage)
  }),
  view: manyEdited,
  play: (library) => reviewMany(library),
})

export const Idle = machineStory({
  shows: inState('bulkEdit', 'reviewing.idle'),
  start: manyOpened(),
  view: manyEdited,
  play: (library) => reviewMany(library, { tags: { how: 'append', added: ['Harbour'], removed: [] } }),
})
