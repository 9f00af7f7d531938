import type { TableScope } from '../../domain/metadata-table/tableScope.ts'
import type { RowsAsked } from './rows/tableRows.machine.ts'
import type { TableSelectionStore } from './TableSelectionStore.ts'

/** Whose rows, as an address names it: a selection by the name that its tab keeps it under. */
export type ViewScope = Exclude<TableScope, { readonly kind: 'selection' }> | { readonly kind: 'selection'; readonly name: string }

/** Undefined: a selection that this tab does not know any more. */
export const scopeOf = ({ scope }: { readonly scope: ViewScope }, selections: Pick<TableSelectionStore, 'read'>): TableScope | undefined => {
  if (scope.kind !== 'selection') return scope
  const selected = selections.read(scope.name)
  return selected && { kind: 'selection', selection: selected.selection }
}

/** Which rows in which order, as the address says. */
export type ViewQuery = Omit<RowsAsked, 'resourceType' | 'templateId' | 'scope'> & { readonly scope: ViewScope }

export const WHOLE_MODULE = { scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '' } as const satisfies ViewQuery
