import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { createActor } from 'xstate'
import { libraryWith, type Library, type Stage } from '../../../.storybook/library.ts'
import { createReaderSearchMachine } from '../../application/templates/readerSearch.machine.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ReaderPicker } from './ReaderPicker.tsx'

const meta = {} satisfies Meta

export default meta

const roles = [{ id: 'keepers', name: 'Keeper of prints' }]
const view = ({ readerSearch }: Pick<Library, 'readerSearch'>) => <ReaderPicker search={readerSearch} roles={roles} users={[]} kept={[]} isOpen problem={undefined} onToggle={fn()} />
const open = ({ shell }: Stage) => shell.readerSearch.send({ type: 'search.opened' })
const type = async (text: string) => userEvent.type(await screen.findByRole('searchbox', { name: 'Find roles and users' }), text)

export const Unopened = machineStory({ shows: inState('readerSearch', 'unopened'), start: libraryWith(), view })

export const Searching = machineStory({
  shows: inState('readerSearch', 'searching'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('templates.readers')
    open(stage)
  }),
  view,
})

export const Shown = machineStory({
  shows: inState('readerSearch', 'shown'),
  start: libraryWith(open),
  view,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add Publisher' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Take out Keeper of prints' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Add Mateo Rivas' })).toBeVisible()
  },
})

export const Nobody = machineStory({
  shows: inState('readerSearch', 'shown'),
  start: libraryWith(open),
  view,
  play: async () => {
    await type('nobody at all')
    await expect(await screen.findByText('There is nobody else of this name.')).toBeVisible()
  },
})

/** Looked at for longer than anybody pauses. */
export const Pausing = machineStory({
  shows: inState('readerSearch', 'pausing'),
  start: () => ({ readerSearch: createActor(createReaderSearchMachine({ ...inMemoryPorts(), pause: 3_600_000 })).start() }),
  view,
  play: () => type('pub'),
})

export const Failed = machineStory({
  shows: inState('readerSearch', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('templates.readers', { code: 'UNREACHABLE' })
    open(stage)
  }),
  view,
})
