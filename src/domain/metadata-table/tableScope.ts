import type { Selection } from '../items/selection.ts'

/** Whose assets are the rows, within one module and as far as the reader sees them. */
export type TableScope =
  | { readonly kind: 'module' }
  | { readonly kind: 'folder'; readonly folderId: string; readonly withSubfolders: boolean }
  /** What this query finds (`query-language`). */
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'selection'; readonly selection: Selection }

/** Which right reading these rows takes: those of one folder ask for less than what spans folders. */
export const tableRightOf = (scope: TableScope): 'viewFolderTable' | 'viewAssetsByTemplate' =>
  scope.kind === 'folder' && !scope.withSubfolders ? 'viewFolderTable' : 'viewAssetsByTemplate'

/** What rows can be sorted by beside the template's attributes. */
export const ROW_SORTS = ['name', 'fileNumber', 'modifiedAt'] as const
export type RowSort = (typeof ROW_SORTS)[number]

/**
 * By an attribute: the first of an asset's values, as its type is sorted, of choices by what they are called; without a value last in either
 * direction. Equal ones by the asset's id, in the same direction.
 */
export type TableSort = { readonly by: 'attribute'; readonly attributeId: string } | { readonly by: RowSort }

type AnySort = { readonly by: 'attribute'; readonly attributeId: string } | { readonly by: string }

/** The order of another list as the table can have it; undefined: it has none of this kind. `has`: whether its template has the attribute. */
export const tableSortOf = (sort: AnySort, has: (attributeId: string) => boolean): TableSort | undefined => {
  if ('attributeId' in sort) return has(sort.attributeId) ? { by: 'attribute', attributeId: sort.attributeId } : undefined
  const by = ROW_SORTS.find((one) => one === sort.by)
  return by && { by }
}
