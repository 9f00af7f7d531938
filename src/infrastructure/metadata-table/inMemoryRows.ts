import * as Result from 'effect/Result'
import type { TableQuery, TableReadFailure } from '../../application/metadata-table/MetadataTableGateway.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { filterProblem, isFoundBy } from '../../domain/metadata-table/cellFilter.ts'
import type { CellValues, TableRow } from '../../domain/metadata-table/tableRow.ts'
import type { TableScope } from '../../domain/metadata-table/tableScope.ts'
import type { ValueAttribute } from '../../domain/metadata/value.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import { nameKey } from '../../domain/naming/names.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { Memory } from '../memory/Memory.ts'
import { selectedIn } from '../memory/inMemorySelection.ts'
import { namedIn } from '../metadata/inMemoryNames.ts'

/** Why there are no such rows. */
export const scopeRefusal = ({ library, batches }: Memory, { resourceType, scope, filters, sort }: TableQuery, { attributes }: Template): TableReadFailure | undefined => {
  const named = [...filters.map(({ attributeId }) => attributeId), ...(sort.by === 'attribute' ? [sort.attributeId] : [])]
  if (named.some((wanted) => attributes.every(({ id }) => id !== wanted))) return { code: 'ATTRIBUTE_NOT_FOUND' }
  for (const { attributeId, filter } of filters) {
    const problem = filterProblem(filter, attributes.find(({ id }) => id === attributeId) ?? { type: 'text' })
    if (problem !== undefined) return { code: 'VALIDATION_FAILED', fields: { [attributeId]: problem } }
  }
  if (scope.kind === 'selection') {
    const selected = selectedIn(library, batches, resourceType, scope.selection)
    return Result.isFailure(selected) ? selected.failure : undefined
  }
  if (scope.kind !== 'folder') return undefined
  const folder = library.folders.get(scope.folderId)
  if (folder === undefined) return { code: 'FOLDER_NOT_FOUND' }
  if (folder.type !== resourceType) return { code: 'FOLDER_DIFFERENT_TYPE' }
  return library.trashed.has(folder.id) ? { code: 'RESOURCE_IN_TRASH' } : undefined
}

const isWithin = ({ library, batches }: Memory, { resourceType, scope }: TableQuery): ((asset: AssetDetail) => boolean) => {
  const kinds: { readonly [Kind in TableScope['kind']]: (scope: TableScope & { readonly kind: Kind }) => (asset: AssetDetail) => boolean } = {
    module: () => () => true,
    folder: ({ folderId, withSubfolders }) => (asset) => asset.folderId === folderId || (withSubfolders && library.pathTo(asset.folderId).some(({ id }) => id === folderId)),
    search: ({ words }) => (asset) => nameKey(words).split(/\s+/).every((word) => nameKey(`${asset.name} ${asset.description}`).includes(word)),
    selection: ({ selection }) => {
      const selected = selectedIn(library, batches, resourceType, selection)
      if (Result.isFailure(selected)) return () => false
      const [folders, assets] = [selected.success.folders, selected.success.assets].map((items) => new Set<string>(items.map(({ id }) => id)))
      return (asset) => assets?.has(asset.id) === true || library.pathTo(asset.folderId).some(({ id }) => folders?.has(id) === true)
    },
  }
  return (kinds[scope.kind] as (of: TableScope) => (asset: AssetDetail) => boolean)(scope)
}

type SortKey = number | string | undefined

const order = (one: SortKey, other: SortKey, sign: 1 | -1): number => {
  if (one === other) return 0
  if (one === undefined) return 1
  if (other === undefined) return -1
  return one < other ? -sign : sign
}

/** The assets that the template describes and the query finds, in its order. */
export const foundRows = (memory: Memory, query: TableQuery, template: Template): readonly TableRow[] => {
  const { library, metadata } = memory
  const valuesOf = (assetId: string, attributeId: string): CellValues | undefined => {
    const attribute = template.attributes.find(({ id }) => id === attributeId)
    const { values, revision } = metadata.read(assetId, { id: attributeId, type: attribute?.type ?? 'text' })
    return revision === 0 ? undefined : { values, revision }
  }
  const named = (attributeId: string): ValueAttribute | undefined => {
    const attribute = template.attributes.find(({ id }) => id === attributeId)
    return attribute && namedIn(memory, attribute, [])
  }
  const within = isWithin(memory, query)
  const search = nameKey(query.search)
  const found = [...library.assets.values()].filter(
    (asset) =>
      asset.type === query.resourceType &&
      !library.trashed.has(asset.id) &&
      metadata.isDescribed(asset.id, template.id) &&
      within(asset) &&
      (nameKey(asset.name).includes(search) || nameKey(asset.fileNumber).includes(search)) &&
      query.filters.every(({ attributeId, filter }) => {
        const attribute = named(attributeId)
        return attribute !== undefined && isFoundBy(filter, valuesOf(asset.id, attributeId)?.values ?? [], attribute)
      }),
  )
  const { sort } = query
  const keyOf = (asset: AssetDetail): SortKey => {
    if (sort.by !== 'attribute') return sort.by === 'modifiedAt' ? asset.modifiedAt : nameKey(asset[sort.by])
    const [first] = valuesOf(asset.id, sort.attributeId)?.values ?? []
    const attribute = named(sort.attributeId)
    return first === undefined || attribute === undefined ? undefined : VALUE_TYPES[attribute.type].sortOf(first, attribute)
  }
  const attributes = template.attributes.map(({ id }) => id)
  const sign = query.direction === 'asc' ? 1 : -1
  const sorted = found.toSorted((one, other) => order(keyOf(one), keyOf(other), sign) || order(one.id, other.id, sign))
  return sorted.map(({ id, folderId, name, fileNumber, preview, thumbnail, contentVersion, modifiedAt }) => ({
    asset: { id, folderId, name, fileNumber, preview, thumbnail, contentVersion, modifiedAt, path: library.pathTo(folderId), editable: true },
    attributes,
    values: attributes.map((attributeId) => valuesOf(id, attributeId)?.values ?? []),
    revisions: attributes.map((attributeId) => valuesOf(id, attributeId)?.revision ?? 0),
  }))
}
