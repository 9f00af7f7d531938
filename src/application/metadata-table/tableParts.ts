import type { ResourceType } from '../../domain/access/modules.ts'
import type { ValueAutosaveActor } from '../metadata/valueAutosave.machine.ts'
import type { CellEditorActor } from './cellEditor.machine.ts'
import type { GridFocusActor } from './gridFocus.machine.ts'
import type { TableHistoryActor } from './tableHistory.machine.ts'
import type { TableNewsActor } from './rows/tableNews.machine.ts'
import type { TableRowsActor } from './rows/tableRows.machine.ts'
import type { TableScopeActor } from './tableScope.machine.ts'
import type { TableViewActor } from './tableView.machine.ts'

/** The machines of the table. */
export interface TableParts {
  readonly tableView: TableViewActor
  readonly tableScope: TableScopeActor
  readonly tableRows: TableRowsActor
  readonly tableNews: TableNewsActor
  readonly gridFocus: GridFocusActor
  readonly cellEditor: CellEditorActor
  readonly tableHistory: TableHistoryActor
  /** One for each module, of the person who is signed in; it goes on when the table is left. */
  readonly tableAutosaveOf: (resourceType: ResourceType) => ValueAutosaveActor
}
