import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Library } from '../../../.storybook/library.ts'
import { importing } from '../../../.storybook/metadataImport.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ImportDialog } from './ImportDialog.tsx'

const meta = { parameters: { path: '/records/assets-metadata/import/1' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <>
    <p>The table lies below.</p>
    <ImportDialog actors={shell} onAnother={() => undefined} onClose={() => undefined} />
  </>
)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const read = async ({ metadataImport }: Library, state: 'matching' | 'planned' | 'applied') =>
  waitFor(() => expect(metadataImport.getSnapshot().matches(state)).toBe(true))

export const Closed = machineStory({ shows: inState('metadataImport', 'closed'), start: importing(), view, play: async (actors) => {
  await read(actors, 'matching')
  actors.metadataImport.send({ type: 'close' })
} })
export const Reading = machineStory({ shows: inState('metadataImport', 'reading'), start: importing({ prepare: ({ ports }) => void ports.faults.hold('metadataImports.read') }), view })
export const Unreadable = machineStory({
  shows: inState('metadataImport', 'unreadable'),
  start: importing({ prepare: ({ ports }) => ports.faults.fail('metadataImports.read', { code: 'UNREACHABLE' }) }),
  view,
})
export const Matching = machineStory({
  shows: inState('metadataImport', 'matching'),
  start: importing(),
  view,
  play: async (actors) => {
    await read(actors, 'matching')
    await expect(await screen.findByText('Finds the asset: ID')).toBeVisible()
  },
})
/** Nothing finds the assets, and so it is said. */
export const Incomplete = machineStory({
  shows: inState('metadataImport', 'matching'),
  start: importing({ head: 'No.' }),
  view,
  play: async (actors) => {
    await read(actors, 'matching')
    await press('Try the import')
    await expect(await screen.findByText(/at least one column that finds/)).toBeVisible()
  },
})
/** Names are found in a folder, which is looked for by its own name. */
export const ByName = machineStory({
  shows: inState('metadataImport', 'matching'),
  start: importing({ head: 'Name' }),
  view,
  play: async (actors) => {
    await read(actors, 'matching')
    await press('Try the import')
    await expect(await screen.findByText('Choose the folder of the assets.')).toBeVisible()
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a folder by name' }), 'harb')
    await userEvent.click(await screen.findByRole('option', { name: /Harbour/ }))
    await expect(screen.getByText(/^In Harbour/)).toBeVisible()
  },
})
export const Trying = machineStory({ shows: inState('metadataImport', 'trying'), start: importing({ prepare: ({ ports }) => void ports.faults.hold('metadataImports.match') }), view, play: async (actors) => {
  await read(actors, 'matching')
  await press('Try the import')
} })
export const UnderWay = machineStory({
  shows: inState('metadataImport', 'underWay.connected'),
  start: importing({ steps: ['plan'], prepare: ({ ports }) => void ports.faults.hold('bulkOperations.work') }),
  view,
  play: async (actors) => {
    await read(actors, 'planned')
    await press('Import the values')
    await expect(await screen.findByRole('progressbar', { name: 'Being imported' })).toBeVisible()
  },
})
export const Disconnected = machineStory({
  shows: inState('metadataImport', 'underWay.disconnected'),
  start: importing({ prepare: ({ ports }) => void ports.faults.hold('metadataImports.work') }),
  view,
  play: async (actors) => {
    await read(actors, 'matching')
    actors.stage.ports.faults.fail('metadataImports.read', { code: 'UNREACHABLE' })
    await press('Try the import')
    await expect(await screen.findByText('No connection. It goes on meanwhile.')).toBeVisible()
  },
})
export const Stopping = machineStory({
  shows: inState('metadataImport', 'stopping'),
  start: importing({ prepare: ({ ports }) => void ports.faults.hold('metadataImports.work') }),
  view,
  play: async (actors) => {
    await read(actors, 'matching')
    actors.stage.ports.faults.hold('metadataImports.stop')
    await press('Try the import')
    await press('Stop')
  },
})
/** What it would change, with what is refused and why. */
export const Planned = machineStory({
  shows: inState('metadataImport', 'planned'),
  start: importing({ steps: ['plan'] }),
  view,
  play: async (actors) => {
    await read(actors, 'planned')
    await expect(await screen.findByRole('link', { name: 'Refused lines as CSV' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Import the values' })).toBeEnabled()
  },
})
export const Beginning = machineStory({ shows: inState('metadataImport', 'beginning'), start: importing({ steps: ['plan'], prepare: ({ ports }) => void ports.faults.hold('metadataImports.apply') }), view, play: async (actors) => {
  await read(actors, 'planned')
  await press('Import the values')
} })
export const Interrupted = machineStory({
  shows: inState('metadataImport', 'interrupted'),
  start: importing({ steps: ['plan'], prepare: ({ ports }) => ports.faults.fail('bulkOperations.work', { code: 'TEMPLATE_NOT_FOUND' }, 1) }),
  view,
  play: async (actors) => {
    await read(actors, 'planned')
    await press('Import the values')
    await expect(await screen.findByRole('button', { name: 'Go on' })).toBeVisible()
  },
})
export const Applied = machineStory({ shows: inState('metadataImport', 'applied'), start: importing({ steps: ['plan', 'apply'] }), view, play: async () => {
  await expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible()
} })
export const Undone = machineStory({
  shows: inState('metadataImport', 'undone'),
  start: importing({ steps: ['plan', 'apply'] }),
  view,
  play: async (actors) => {
    await read(actors, 'applied')
    await press('Take back')
    await expect(await screen.findByText(/as before the import/)).toBeVisible()
  },
})
