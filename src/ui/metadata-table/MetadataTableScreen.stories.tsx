import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Stage } from '../../../.storybook/library.ts'
import { contentsIn, type TableLibrary, tableNearBergen, tableWith, writtenElsewhere } from '../../../.storybook/metadataTable.ts'
import { WHOLE_MODULE } from '../../application/metadata-table/viewQuery.ts'
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

/** The cells are there: in a grid, or on a phone in cards. */
const shown = async ({ tableRows, gridFocus }: TableLibrary) => {
  await waitFor(() => expect(tableRows.getSnapshot().matches('shown')).toBe(true))
  await waitFor(() => expect(gridFocus.getSnapshot().context.size.rows > 0 || document.querySelector('dl') !== null).toBe(true))
}
const at = (row: number, column: number) => ({ type: 'cell.pointed', place: { row, column }, isExtending: false }) as const

export const Unopened = machineStory({ shows: inState('tableView', 'unopened'), start: tableWith(undefined, { isOpened: false }), view })
export const Choosing = machineStory({
  shows: inState('tableView', 'choosing'),
  start: tableWith(({ ports }) => void ports.faults.hold('metadataTable.choice')),
  view,
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
})
export const NoTemplate = machineStory({
  shows: inState('tableView', 'none'),
  start: tableWith(({ ports }) => {
    ports.metadataTable.choice = async () => Result.succeed({ templates: [], template: null })
  }),
  view,
})
export const Unreadable = machineStory({ shows: inState('tableView', 'failed'), start: tableWith(({ ports }) => ports.faults.fail('metadataTable.choice', { code: 'UNREACHABLE' })), view })
/** What was typed before is kept, and can be copied although no row is shown. */
export const UnreadableWithEdits = machineStory({
  shows: inState('tableView', 'failed'),
  start: tableWith((stage) => {
    const { ports, shell } = stage
    ports.faults.fail('metadataTable.choice', { code: 'UNREACHABLE' })
    ports.faults.fail('metadataTable.save', { code: 'UNREACHABLE' })
    const written = (attributeId: string, text: string) => ({ assetId: ports.sample.pictures[0]?.id ?? '', attributeId, values: [text], stored: { values: [], revision: 0 } })
    const fields = ports.keptTemplates.all().find(({ name }) => name === 'Document')?.attributes ?? []
    shell.tableAutosaveOf('RECORDS').send({ type: 'cells.write', cells: fields.slice(0, 2).map(({ id }, at) => written(id, at === 0 ? 'HM-A-431' : 'Letter of the harbour master about the herring fleet, probably of the summer of 1890 or the year after')) })
  }),
  view,
  play: async () => {
    const kept = await screen.findByRole('region', { name: 'Not saved yet' })
    await expect(within(kept).getByText('HM-A-431')).toBeVisible()
    await expect(within(kept).getByRole('button', { name: 'Copy' })).toBeVisible()
  },
})
export const Open = machineStory({ shows: inState('tableView', 'open'), start: tableWith(), view, play: shown })

export const RowsUnopened = machineStory({ shows: inState('tableRows', 'unopened'), start: tableWith(({ ports }) => void ports.faults.hold('metadataTable.choice')), view })
export const ReadingRows = machineStory({
  shows: inState('tableRows', 'reading'),
  start: tableWith(({ ports }) => void ports.faults.hold('metadataTable.rows')),
  view,
  play: async () => {
    await screen.findByRole('button', { name: 'Undo' })
    await expect(screen.queryByText('0 assets')).toBeNull()
  },
})
export const NoRows = machineStory({ shows: inState('tableRows', 'none'), start: tableWith(undefined, { count: 0 }), view })
export const NothingFound = machineStory({ shows: inState('tableRows', 'none'), start: tableWith(undefined, { query: { ...WHOLE_MODULE, search: 'zzz' } }), view })
export const RowsFailed = machineStory({ shows: inState('tableRows', 'failed'), start: tableWith(({ ports }) => ports.faults.fail('metadataTable.rows', { code: 'UNREACHABLE' })), view })
export const Rows = machineStory({ shows: inState('tableRows', 'shown'), start: tableWith(), view, play: shown })
/** Sorted and filtered: both stand at the columns, and a chip says by what. */
export const Filtered = machineStory({
  shows: inState('tableRows', 'shown'),
  start: () => {
    const library = tableWith()()
    const { tableView, tableRows } = library.stage.shell
    const waiting = tableRows.subscribe((rows) => {
      const [attribute] = tableView.getSnapshot().context.template?.attributes ?? []
      if (!rows.matches('shown') || attribute === undefined) return
      waiting.unsubscribe()
      const query = { ...WHOLE_MODULE, sort: { by: 'attribute', attributeId: attribute.id }, direction: 'desc', filters: [{ attributeId: attribute.id, filter: { is: 'contains', text: '4' } }] } as const
      tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId: tableView.getSnapshot().context.template?.id, query })
    })
    return library
  },
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Reference code · Contains · “4”' }))
    await expect(await screen.findByRole('textbox', { name: 'Value' })).toHaveValue('4')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
})

/** Narrowed to what lies near a place: the chip says how near. */
export const NearAPlace = machineStory({
  shows: inState('tableRows', 'shown'),
  start: tableNearBergen,
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Position · within 2.5 km of 60.39, 5.32' }))
    await expect(await screen.findByRole('textbox', { name: 'Latitude and longitude' })).toHaveValue('60.39, 5.32')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
})

/** One is read, and many others are to come. */
const endless = ({ ports }: Stage, second: 'hold' | 'fail') => {
  const rows = ports.metadataTable.rows.bind(ports.metadataTable)
  ports.metadataTable.positions = async () => Result.succeed({ total: 4310, every: 200, starts: Array.from({ length: 21 }, (_, at) => String(at)) })
  ports.metadataTable.rows = async (query, signal) => {
    if (query.after !== undefined && second === 'fail') return Result.fail({ code: 'UNREACHABLE' })
    return query.after === undefined ? Result.map(await rows(query, signal), (page) => ({ ...page, next: '24', total: 4310 })) : new Promise(() => {})
  }
}
const further = async ({ tableRows }: TableLibrary) => {
  await waitFor(() => expect(tableRows.getSnapshot().context.pages.size).toBeGreaterThan(0))
  tableRows.send({ type: 'rows.seen', from: 4000, to: 4100 })
}
export const Extending = machineStory({ shows: inState('tableRows', 'extending'), start: tableWith((stage) => endless(stage, 'hold')), view, play: further })
export const Stuck = machineStory({ shows: inState('tableRows', 'stuck'), start: tableWith((stage) => endless(stage, 'fail')), view, play: further })

/** A template was changed elsewhere: the table stays while its columns are read again. */
export const Refreshing = machineStory({
  shows: inState('tableView', 'refreshing'),
  start: tableWith(),
  view,
  play: async (actors) => {
    await shown(actors)
    actors.stage.ports.faults.hold('metadataTable.choice')
    actors.tableView.send({ type: 'templates.changed' })
  },
})
export const News = machineStory({ shows: inState('tableNews', 'quiet'), start: tableWith(), view, play: shown })
/** Somebody else wrote into a cell: it is read again in a moment. */
export const NewsCoalescing = machineStory({
  shows: inState('tableNews', 'coalescing'),
  start: tableWith(),
  view,
  play: async (actors) => {
    await shown(actors)
    const serverEvent = { kind: 'library.changed', type: 'RECORDS' } as const
    const again = () => actors.tableNews.send({ type: 'serverEvent', serverEvent })
    again()
    const timer = setInterval(again, 100)
    setTimeout(() => clearInterval(timer), 5000)
  },
})

export const Nowhere = machineStory({ shows: inState('gridFocus', 'nowhere'), start: tableWith(({ ports }) => void ports.faults.hold('metadataTable.rows')), view })
export const Single = machineStory({
  shows: inState('gridFocus', 'single'),
  start: tableWith(),
  view,
  play: async (actors) => {
    await shown(actors)
    actors.gridFocus.send({ type: 'grid.sized', size: { rows: 24, columns: 6, pageRows: 10 } })
    actors.gridFocus.send(at(2, 3))
  },
})
export const Ranging = machineStory({
  shows: inState('gridFocus', 'ranging'),
  start: tableWith(),
  view,
  play: async (actors) => {
    await shown(actors)
    actors.gridFocus.send({ type: 'grid.sized', size: { rows: 24, columns: 6, pageRows: 10 } })
    actors.gridFocus.send(at(3, 2))
    actors.gridFocus.send({ type: 'cell.pointed', place: { row: 7, column: 4 }, isExtending: true })
  },
})

/** The asset beside the table, where there is room for it, and the bar that finds and replaces. */
export const BesideAndFinding = machineStory({
  shows: inState('tableRows', 'shown'),
  start: tableWith(),
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Asset beside the table' }))
    await userEvent.click(within(canvas).getByRole('button', { name: 'Find and replace' }))
    await expect(await within(canvas).findByLabelText('Replace with')).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Find next' })).toBeDisabled()
    await expect(within(canvas).getByRole('link', { name: 'Open the asset' })).toBeVisible()
  },
})

/** What can be done with a column, by the keys of its cell; on a phone, where rows are cards, what they are sorted and narrowed by. */
export const ColumnMenu = machineStory({
  shows: inState('tableView', 'open'),
  start: tableWith(),
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    const grid = within(canvas).queryByRole('grid')
    actors.gridFocus.send(at(0, 3))
    grid?.focus()
    if (grid !== null) await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    else {
      await userEvent.click(within(canvas).getByRole('button', { name: 'Sort and filter' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Received' }))
    }
    await expect(await screen.findByRole('menuitem', { name: 'Filter…' })).toBeVisible()
    await expect(screen.queryAllByRole('menuitem', { name: 'Keep in sight' })).toHaveLength(grid === null ? 0 : 1)
  },
})

/** Somebody else was quicker: both are shown, and one chooses. */
export const Conflict = machineStory({
  shows: inState('valueAutosave', 'resting'),
  start: tableWith(),
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    await writtenElsewhere(actors.stage, 2, 2, 'HM-B-9')
    actors.gridFocus.send(at(2, 2))
    await actors.stage.shell.tableCommands.enter({ row: 2, column: 2 }, 'HM-A-445 recto', 'en-US')
    await expect(await within(canvas).findByRole('button', { name: 'Keep yours' })).toBeVisible()
    await expect(within(canvas).getByText('HM-B-9')).toBeVisible()
  },
})
export const Refused = machineStory({
  shows: inState('valueAutosave', 'resting'),
  start: tableWith(),
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    actors.gridFocus.send(at(3, 3))
    await actors.stage.shell.tableCommands.enter({ row: 3, column: 3 }, 'about 1890', 'en-US')
    await expect(await within(canvas).findByRole('button', { name: 'Put back' })).toBeVisible()
  },
})
/** What was refused and whose asset has gone is still to be seen, and put back. */
export const UnsavedElsewhere = machineStory({
  shows: inState('valueAutosave', 'resting'),
  start: tableWith(),
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    const { shell, ports } = actors.stage
    await shell.tableCommands.enter({ row: 3, column: 3 }, 'about 1890', 'en-US')
    ports.sample.library.trashed.add(contentsIn(shell).rowAt(3)?.asset.id ?? '')
    ports.sample.library.publish({ kind: 'trash.changed' })
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Show what is not saved' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Not saved, and not shown here' }))
    await expect(dialog.getByText('about 1890')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Put back' })).toBeVisible()
  },
})
/** And what was refused in a column that was hidden since. */
export const UnsavedInHiddenColumn = machineStory({
  shows: inState('valueAutosave', 'resting'),
  start: tableWith(),
  view,
  play: async (actors, canvas) => {
    await shown(actors)
    const { shell } = actors.stage
    await shell.tableCommands.enter({ row: 3, column: 3 }, 'about 1890', 'en-US')
    shell.tableView.send({ type: 'column.changed', id: contentsIn(shell).columns[3]?.id ?? '', change: { isHidden: true } })
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Show what is not saved' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Not saved, and not shown here' }))
    await expect(dialog.getByText('about 1890')).toBeVisible()
    await expect(dialog.getByText(contentsIn(shell).rowAt(3)?.asset.name ?? 'named')).toBeVisible()
  },
})
const writing = (prepare: (stage: Stage) => void) => ({
  start: tableWith(prepare),
  view,
  play: async (actors: TableLibrary) => {
    await shown(actors)
    actors.gridFocus.send(at(1, 2))
    await actors.stage.shell.tableCommands.enter({ row: 1, column: 2 }, 'HM-A-1 verso', 'en-US')
  },
})
export const Saving = machineStory({ shows: inState('valueAutosave', 'saving'), ...writing(({ ports }) => void ports.faults.hold('metadataTable.save')) })
export const Waiting = machineStory({ shows: inState('valueAutosave', 'waiting'), ...writing(({ ports }) => ports.faults.fail('metadataTable.save', { code: 'UNREACHABLE' })) })
export const SignedOut = machineStory({ shows: inState('valueAutosave', 'signedOut'), ...writing(({ ports }) => ports.faults.fail('metadataTable.save', { code: 'NOT_SIGNED_IN' })) })
