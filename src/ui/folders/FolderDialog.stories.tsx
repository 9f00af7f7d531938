import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { FolderDialog } from './FolderDialog.tsx'
import { useSelector } from '@xstate/react'

const meta = {} satisfies Meta

export default meta

const Dialog = ({ folderName }: Pick<Library, 'folderName'>) => {
  const open = useSelector(folderName, (snapshot) => snapshot.hasTag('open'))
  return open ? <FolderDialog folderName={folderName} /> : <p>No dialog is open.</p>
}
const view = ({ folderName }: Library) => <Dialog folderName={folderName} />

const creating = ({ shell }: Stage) => shell.folderName.send({ type: 'create.open', resourceType: 'RECORDS', parentId: null })
const renaming = ({ shell, ports }: Stage) => shell.folderName.send({ type: 'rename.open', folder: ports.sample.folders.harbour })
const named = async (name: string) => {
  const field = await screen.findByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, `${name}{Enter}`)
}

export const Closed = machineStory({ shows: inState('folderName', 'closed'), start: libraryWith(), view })

export const Creating = machineStory({ shows: inState('folderName', 'editing'), start: libraryWith(creating), view })

export const WithoutName = machineStory({
  shows: inState('folderName', 'editing'),
  start: libraryWith(creating),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New folder' }))
    await expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Required.')
  },
})

export const Saving = machineStory({
  shows: inState('folderName', 'saving'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folders.create')
    creating(stage)
  }),
  view,
  play: () => named('Drawings'),
})

export const NameTaken = machineStory({
  shows: inState('folderName', 'refused'),
  start: libraryWith(creating),
  view,
  play: async () => {
    await named('photographs')
    await expect(await screen.findByText(/exists here already/)).toBeVisible()
  },
})

const staleOnce = (stage: Stage) => {
  stage.ports.faults.fail('folders.rename', { code: 'STALE_EDIT' })
  renaming(stage)
}

export const Comparing = machineStory({
  shows: inState('folderName', 'comparing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('folders.read')
    staleOnce(stage)
  }),
  view,
  play: () => named('Quays'),
})

export const Stale = machineStory({ shows: inState('folderName', 'stale'), start: libraryWith(staleOnce), view, play: () => named('Quays') })

export const Failed = machineStory({
  shows: inState('folderName', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('folders.rename', { code: 'UNREACHABLE' })
    renaming(stage)
  }),
  view,
  play: () => named('Quays'),
})
