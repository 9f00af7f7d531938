import type { ResourceType } from '../../domain/access/modules.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import type { ViewScope } from '../../application/metadata-table/viewQuery.ts'

/** The part of an address that says whose rows a table has; nothing for all of the module. */
export const tableScopeSearch = (scope: ViewScope): Readonly<Record<string, string>> => {
  switch (scope.kind) {
    case 'module':
      return {}
    case 'folder':
      return { folder: scope.folderId, ...(scope.withSubfolders && { below: 'yes' }) }
    case 'search':
      return { words: scope.words }
    case 'selection':
      return { selection: scope.name }
  }
}

/** Where a table of some assets is shown, by the first template that there is. */
export const tableOf = (type: ResourceType, scope: ViewScope): string => {
  const search = new URLSearchParams(tableScopeSearch(scope)).toString()
  return `/${segmentOf(type)}/assets-metadata${search === '' ? '' : `?${search}`}`
}
