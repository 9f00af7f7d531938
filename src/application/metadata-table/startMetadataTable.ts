import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import type { FieldDraftStore } from '../metadata/FieldDraftStore.ts'
import type { MetadataGateway } from '../metadata/MetadataGateway.ts'
import type { SharedAutosaves } from '../metadata/sharedAutosaves.ts'
import type { ValueAutosaveActor } from '../metadata/valueAutosave.machine.ts'
import { createValueFinderMachine } from '../metadata/valueFinder.machine.ts'
import { editsPlace } from '../metadata/ValueEditStore.ts'
import type { AdvancedSearchGateway } from '../advanced-search/AdvancedSearchGateway.ts'
import type { ContactGateway } from '../contacts/ContactGateway.ts'
import { createCellEditorMachine } from './cellEditor.machine.ts'
import { accountColumns } from './accountColumns.ts'
import { cellOffer } from './editing/cellOffer.ts'
import { followRows } from './followRows.ts'
import { gridFocusMachine } from './gridFocus.machine.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import type { MetadataTableActors } from './metadataTableActors.ts'
import type { MetadataTableGateway } from './MetadataTableGateway.ts'
import type { TableColumnStore } from './TableColumnStore.ts'
import type { TableSelectionStore } from './TableSelectionStore.ts'
import { tableCommands } from './tableCommands.ts'
import { tableHistoryMachine } from './tableHistory.machine.ts'
import { openCellDrafts } from './editing/openCellDrafts.ts'
import { newsOf } from './rows/newsOf.ts'
import { namedValues } from './namedValues.ts'
import { createTableNewsMachine } from './rows/tableNews.machine.ts'
import { createTableRowsMachine, type RowsAsked } from './rows/tableRows.machine.ts'
import { createTableScopeMachine } from './tableScope.machine.ts'
import { createTableViewMachine } from './tableView.machine.ts'

interface MetadataTablePorts {
  readonly metadataTable: MetadataTableGateway
  readonly metadata: Pick<MetadataGateway, 'options' | 'named'>
  readonly contacts: Pick<ContactGateway, 'page'>
  readonly folders: Pick<FolderGateway, 'read'>
  readonly tableColumns: TableColumnStore
  readonly tableSelections: TableSelectionStore
  /** A moment, in which more may be changed. */
  readonly columnsPause: () => Promise<void>
  /** Both shared with the asset's tab. */
  readonly fieldDrafts: FieldDraftStore
  readonly valueAutosave: SharedAutosaves
  /** The person and organization that calls are made for; undefined: nobody is signed in. */
  readonly signedIn: () => string | undefined
  readonly events: EventStream
  readonly searches: SearchGateway
  readonly advancedSearches: Pick<AdvancedSearchGateway, 'facets'>
}

/** What one wrote is never saved in the name of another. */
const autosaves = ({ metadataTable, valueAutosave, signedIn }: MetadataTablePorts) => {
  let lastPerson: string | undefined
  return (resourceType: ResourceType): ValueAutosaveActor => {
    // While nobody is signed in, what the last one wrote stays theirs: also what was open when their session ended.
    lastPerson = signedIn() ?? lastPerson
    const person = lastPerson
    return valueAutosave(editsPlace(person, resourceType), async (cells, once, signal) =>
      signedIn() === person ? metadataTable.save(resourceType, cells, once, signal) : Result.fail({ code: 'NOT_SIGNED_IN' }),
    )
  }
}

export const startMetadataTable = (ports: MetadataTablePorts): MetadataTableActors => {
  const tableRows = createActor(createTableRowsMachine(ports)).start()
  const gridFocus = createActor(gridFocusMachine).start()
  const cellEditor = createActor(createCellEditorMachine(ports)).start()
  const tableHistory = createActor(tableHistoryMachine).start()
  const shown = (asked: RowsAsked) => {
    void commands.take()
    cellEditor.send({ type: 'editor.closed' })
    gridFocus.send({ type: 'grid.left' })
    tableRows.send({ type: 'rows.opened', asked })
  }
  const tableScope = createActor(createTableScopeMachine(ports)).start()
  const tableView = createActor(createTableViewMachine({ ...ports, columns: accountColumns(ports), shown })).start()
  tableView.subscribe(({ context: { resourceType, query } }) => {
    if (query.scope !== tableScope.getSnapshot().context.scope) tableScope.send({ type: 'scope.opened', resourceType, scope: query.scope })
  })
  const tableAutosaveOf = autosaves(ports)
  const tableNews = createActor(createTableNewsMachine({ ...ports, ...newsOf({ tableView, tableRows, tableAutosaveOf }) })).start()
  const parts = { tableView, tableScope, tableRows, tableNews, gridFocus, cellEditor, tableHistory, tableAutosaveOf }
  const commands = tableCommands(parts, { offer: cellOffer(ports), named: namedValues(ports.metadata) })
  followRows(parts, commands)
  const { draftedAt, keepDraft } = openCellDrafts(cellEditor, { ...ports, autosave: () => tableAutosaveOf(tableView.getSnapshot().context.resourceType), lookupOf: commands.lookupOf })
  const tableFinder = createActor(createValueFinderMachine(ports)).start()
  return { ...parts, tableCommands: commands, draftedAt, keepDraft, tableFinder, keepSelection: (selected) => ports.tableSelections.keep(selected) }
}
