import type { TableScope } from '../../domain/metadata-table/tableScope.ts'
import type { RowsAsked } from './rows/tableRows.machine.ts'

/** Whose rows, as an address names it: a selection by the name that its tab keeps it under. */
export type ViewScope = Exclude<TableScope, { readonly kind: 'selection' }> | { readonly kind: 'selection'; readonly name: string }

/** Which rows in which order, as the address says. */
export type ViewQuery = Omit<RowsAsked, 'resourceType' | 'templateId' | 'scope'> & { readonly scope: ViewScope }

export const WHOLE_MODULE = { scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '' } as const satisfies ViewQuery
