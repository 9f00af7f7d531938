import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RestrictedTreeDialog } from './RestrictedTreeDialog.tsx'

const meta = {} satisfies Meta

export default meta

const of = { of: 'access', userId: SAMPLE_USERS[2].id } as const
const onClose = fn()

const view = ({ restrictedTree, restrictedSearch, restrictionEffect }: Library) =>
  restrictedTree.getSnapshot().matches('closed') ? <p>No tree is open.</p> : (
    <RestrictedTreeDialog tree={restrictedTree} search={restrictedSearch} effect={restrictionEffect} onClose={onClose} />
  )

const opened =
  (fault: (stage: Stage) => void = () => undefined) =>
  (stage: Stage) => {
    fault(stage)
    stage.shell.restrictedTree.send({ type: 'tree.open', of, types: ['RECORDS', 'ARCHIVES', 'COLLECTIONS'] })
  }

const restrictFirst = async () => {
  const [first] = await screen.findAllByRole('checkbox')
  if (first === undefined) throw new Error('There is no folder')
  await userEvent.click(first)
}
const save = async () => {
  await restrictFirst()
  await userEvent.click(screen.getByRole('button', { name: 'Save restrictions' }))
}

export const Closed = machineStory({ shows: inState('restrictedTree', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('restrictedTree', 'reading'),
  start: libraryWith(opened(({ ports }) => void ports.faults.hold('restrictions.branch'))),
  view,
})

export const Failed = machineStory({
  shows: inState('restrictedTree', 'failed'),
  start: libraryWith(opened(({ ports }) => ports.faults.fail('restrictions.branch', { code: 'UNREACHABLE' }))),
  view,
})

export const Shown = machineStory({ shows: inState('restrictedTree', 'shown'), start: libraryWith(opened()), view })

/** More folders than are listed: the others are found by their names. */
export const CutFolders = machineStory({
  shows: inState('restrictedTree', 'shown'),
  start: libraryWith(opened(({ ports: { sample } }) => {
    for (let at = 0; at < 1001; at += 1) sample.library.addFolder({ name: `Box ${String(at).padStart(4, '0')}`, parentId: null, type: 'RECORDS' })
  })),
  view,
  play: async () => {
    await expect(await screen.findByText('Only the first 1,000 folders of Records are listed. Find the others by their names.')).toBeInTheDocument()
  },
})

export const RestrictedFromAbove = machineStory({
  shows: inState('restrictedTree', 'shown'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await restrictFirst()
    const [, contents] = await screen.findAllByRole('button', { name: /^Contents of/ })
    if (contents !== undefined) await userEvent.click(contents)
    await waitFor(() => expect(screen.getAllByText(/^Restricted by the folder/)[0]).toBeVisible())
  },
})

export const Saving = machineStory({
  shows: inState('restrictedTree', 'saving'),
  start: libraryWith(opened(({ ports }) => void ports.faults.hold('restrictions.change'))),
  view,
  play: save,
})

export const Refused = machineStory({
  shows: inState('restrictedTree', 'refused'),
  start: libraryWith(opened(({ ports }) => ports.faults.fail('restrictions.change', { code: 'UNREACHABLE' }))),
  view,
  play: save,
})

export const Saved = machineStory({
  shows: inState('restrictedTree', 'saved'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  },
})
