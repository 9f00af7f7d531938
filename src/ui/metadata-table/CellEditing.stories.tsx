import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Stage } from '../../../.storybook/library.ts'
import { contentsIn, type TableLibrary, tableWith } from '../../../.storybook/metadataTable.ts'
import { valueCellAt } from '../../application/metadata-table/tableContents.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { MetadataTableScreen } from './MetadataTableScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets-metadata' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: TableLibrary) => (
  <Framed>
    <MetadataTableScreen actors={shell} permissions={PERMISSIONS} onGo={() => undefined} onLeave={() => undefined} />
  </Framed>
)

const DATE = 3
const KIND = 5

/** Opens the editor of a cell as Enter does. */
const edit = async ({ stage: { shell }, tableRows }: TableLibrary, column: number) => {
  await waitFor(() => expect(tableRows.getSnapshot().matches('shown')).toBe(true))
  const cell = valueCellAt(contentsIn(shell), { row: 2, column })
  if (cell === undefined) throw new Error('There is no such cell')
  shell.gridFocus.send({ type: 'cell.pointed', place: { row: 2, column }, isExtending: false })
  shell.cellEditor.send({ type: 'editor.opened', cell, text: column === DATE ? '12/24/1921' : '', values: cell.values, language: 'en-US' })
}
const choosing = (prepare?: (stage: Stage) => void) => ({ start: tableWith(prepare), view, play: async (actors: TableLibrary) => edit(actors, KIND) })

export const Closed = machineStory({ shows: inState('cellEditor', 'closed'), start: tableWith(), view })
export const Typing = machineStory({ shows: inState('cellEditor', 'typing'), start: tableWith(), view, play: async (actors) => edit(actors, DATE) })
export const Searching = machineStory({ shows: inState('cellEditor', 'choosing.searching'), ...choosing(({ ports }) => void ports.faults.hold('metadata.options')) })
export const Offering = machineStory({ shows: inState('cellEditor', 'choosing.offering'), ...choosing() })
export const OptionsFailed = machineStory({ shows: inState('cellEditor', 'choosing.failed'), ...choosing(({ ports }) => ports.faults.fail('metadata.options', { code: 'UNREACHABLE' })) })
/** The pause is short: the clock stands still, so that it can be looked at. */
export const Pausing = machineStory({
  shows: inState('cellEditor', 'choosing.pausing'),
  start: tableWith(),
  view,
  play: async (actors) => {
    await edit(actors, KIND)
    await waitFor(() => expect(actors.cellEditor.getSnapshot().matches({ choosing: 'offering' })).toBe(true))
    const again = () => actors.cellEditor.send({ type: 'text.typed', text: 'con' })
    again()
    const timer = setInterval(again, 50)
    setTimeout(() => clearInterval(timer), 5000)
  },
})

const changing = (then: (actors: TableLibrary) => void) => ({
  start: tableWith(),
  view,
  play: async (actors: TableLibrary) => {
    await waitFor(() => expect(actors.tableRows.getSnapshot().matches('shown')).toBe(true))
    const { tableCommands } = actors.stage.shell
    for (const row of [0, 1]) await tableCommands.enter({ row, column: 2 }, `HM-A-${row} verso`, 'en-US')
    then(actors)
  },
})
export const NoStep = machineStory({ shows: inState('tableHistory', 'empty'), start: tableWith(), view })
export const StepsMade = machineStory({ shows: inState('tableHistory', 'made'), ...changing(() => undefined) })
export const StepTakenBack = machineStory({ shows: inState('tableHistory', 'between'), ...changing(({ stage }) => void stage.shell.tableCommands.undo()) })
export const AllTakenBack = machineStory({
  shows: inState('tableHistory', 'takenBack'),
  ...changing(({ stage: { shell } }) => {
    shell.tableCommands.undo()
    shell.tableCommands.undo()
  }),
})
