import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
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
const open = ({ shell }: Stage, modules: readonly ResourceType[] = ['RECORDS', 'ARCHIVES']) =>
  shell.resultExport.send({ type: 'export.open', list: { q: Q, sort: { by: 'relevance' }, direction: 'asc' }, modules })
const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    open(stage)
    stage.shell.resultExport.send({ type: 'content.chosen', content: 'described' })
  })

export const Closed = machineStory({ shows: inState('resultExport', 'closed'), start: libraryWith(), view })
export const Everything = machineStory({
  shows: inState('resultExport', 'open.everything'),
  start: libraryWith(open),
  view,
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /^Everything that was found/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Excel (XLSX)' }))
    await expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
  },
})
/** Where no template may be asked for, or no file was found. */
export const EverythingAlone = machineStory({
  shows: inState('resultExport', 'open.everything'),
  start: libraryWith((stage) => open(stage, [])),
  view,
  play: async () => {
    await expect(await screen.findByText(/^Everything that was found/)).toBeVisible()
    await expect(screen.queryByRole('radio', { name: /^Everything/ })).not.toBeInTheDocument()
  },
})
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
