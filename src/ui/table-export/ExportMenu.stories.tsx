import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type TableLibrary, tableWith } from '../../../.storybook/metadataTable.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { MetadataTableScreen } from '../metadata-table/MetadataTableScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets-metadata' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: TableLibrary) => (
  <Framed>
    <MetadataTableScreen actors={shell} permissions={PERMISSIONS} onGo={() => undefined} onLeave={() => undefined} />
  </Framed>
)

const opened = async ({ tableRows }: TableLibrary, canvas: HTMLElement) => {
  await waitFor(() => expect(tableRows.getSnapshot().matches('shown')).toBe(true))
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Export' }))
}

/** Rows leave the house: all of them, or those that are marked. */
export const Idle = machineStory({
  shows: inState('tableExport', 'idle'),
  start: tableWith(),
  view,
  play: async (actors, canvas) => {
    await opened(actors, canvas)
    await expect(await screen.findByRole('menuitem', { name: 'All assets as XLSX' })).toBeVisible()
  },
})
export const Asking = machineStory({
  shows: inState('tableExport', 'asking'),
  start: tableWith(({ ports }) => void ports.faults.hold('tableFiles.begin')),
  view,
  play: async (actors, canvas) => {
    await opened(actors, canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All assets as CSV' }))
    await expect(within(canvas).getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true')
  },
})
