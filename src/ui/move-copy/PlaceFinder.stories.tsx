import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { MoveCopyDialog } from './MoveCopyDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ moveCopy, destinations, places, stage }: Library) => (
  <MoveCopyDialog moveCopy={moveCopy} destinations={destinations} places={places} files={stage.ports.files} mayMake />
)

/** Moves a folder; `typed`: of the name of another one. */
const moving =
  (typed?: string, before: (stage: Stage) => void = () => undefined) =>
    libraryWith((stage) => {
      before(stage)
      const { shell, ports } = stage
      const { ships, papers, harbour } = ports.sample.folders
      ports.recentPlaceStore.save([papers, harbour])
      const selection = { kind: 'items', folders: [ships.id], assets: [] } as const
      shell.moveCopy.send({ type: 'moveCopy.open', asked: { action: 'move', type: 'RECORDS', selection, count: 1, name: ships.name, path: [] } })
      if (typed !== undefined) shell.places.finder.send({ type: 'finder.typed', resourceType: 'RECORDS', typed })
    })

export const Idle = machineStory({
  shows: inState('placeFinder', 'idle'),
  start: moving(),
  view,
  play: async () => {
    await expect(await screen.findByRole('listbox', { name: 'Recently used' })).toBeVisible()
  },
})

export const Waiting = machineStory({ shows: inState('placeFinder', 'waiting'), start: moving('harb'), view })

export const Finding = machineStory({ shows: inState('placeFinder', 'finding'), start: moving('harb', ({ ports }) => void ports.faults.hold('folders.find')), view })

export const Listing = machineStory({
  shows: inState('placeFinder', 'listing'),
  start: moving('harb'),
  view,
  play: async () => {
    await expect(await screen.findByRole('option', { name: /Harbour/ })).toBeVisible()
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a folder by name' }), '{ArrowDown}{Enter}')
    await expect(screen.getByText(/^To /)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Move here' })).toBeEnabled()
  },
})

export const Nothing = machineStory({ shows: inState('placeFinder', 'nothing'), start: moving('zeppelins'), view })

export const Failed = machineStory({
  shows: inState('placeFinder', 'failed'),
  start: moving('harb', ({ ports }) => ports.faults.fail('folders.find', { code: 'UNREACHABLE' })),
  view,
})

/** A folder is made without leaving the dialog; its name is taken. */
export const NewFolderRefused = machineStory({
  shows: inState('moveCopy', 'choosing'),
  start: moving(),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New folder' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /New folder in Records/ }), 'Photographs{Enter}')
    await expect(await screen.findByText(/already/)).toBeVisible()
  },
})
