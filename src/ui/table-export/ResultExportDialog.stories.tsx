import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ResultExportDialog } from './ResultExportDialog.tsx'

const meta = {} satisfies Meta

export default meta

const Q = 'harbour type:pdf'

const view = ({ stage: { shell } }: Library) => (
  <>
    <p>The result lies below.</p>
    <ResultExportDialog resultExport={shell.resultExport} q={Q} />
  </>
)
const open = ({ shell }: Stage) => shell.resultExport.send({ type: 'export.open', q: Q, modules: ['RECORDS', 'ARCHIVES'] })
const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    open(stage)
  })

export const Closed = machineStory({ shows: inState('resultExport', 'closed'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('resultExport', 'open.reading'), start: opened(({ ports }) => void ports.faults.hold('metadataTable.templates')), view })
export const Choosing = machineStory({
  shows: inState('resultExport', 'open.choosing'),
  start: opened(),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Excel (XLSX)' }))
    await expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
  },
})
export const None = machineStory({
  shows: inState('resultExport', 'open.none'),
  start: opened(({ ports }) => ports.keptTemplates.templates.clear()),
  view,
})
export const Preparing = machineStory({
  shows: inState('resultExport', 'open.preparing'),
  start: opened(({ ports }) => void ports.faults.hold('metadataTable.template')),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Failed = machineStory({ shows: inState('resultExport', 'open.failed'), start: opened(({ ports }) => ports.faults.fail('metadataTable.templates', { code: 'UNREACHABLE' })), view })
