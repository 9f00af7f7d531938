import * as Result from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import type { SelectedRef, Selection } from '../../domain/items/selection.ts'
import type { MovedItem } from '../../domain/move-copy/movingBack.ts'
import { keepsOut } from '../../domain/web-ready/webReady.ts'
import { foundIn } from './inMemoryFound.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

export interface SelectedItems {
  readonly folders: readonly Folder[]
  readonly assets: readonly AssetDetail[]
}

/** What one copying or moving brought, and what a move did with each. */
interface InMemoryBatch {
  readonly items: readonly SelectedRef[]
  readonly moved?: ReadonlyMap<string, MovedItem>
}

export class InMemoryBatches {
  readonly #batches = new Map<string, InMemoryBatch>()
  readonly #library: InMemoryLibrary

  constructor(library: InMemoryLibrary) {
    this.#library = library
  }

  add(batch: InMemoryBatch): string {
    const batchId = this.#library.nextId()
    this.#batches.set(batchId, batch)
    return batchId
  }

  get(batchId: string): InMemoryBatch | undefined {
    return this.#batches.get(batchId)
  }
}

type SelectionFailure = Failure<
  'FOLDER_NOT_FOUND' | 'ASSET_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'ASSET_DIFFERENT_TYPE' | 'RESOURCE_IN_TRASH' | 'SEARCH_NOT_UNDERSTOOD' | 'NOT_FOUND'
>

const known = <Item>(ids: readonly string[], items: ReadonlyMap<string, Item>): readonly Item[] => ids.flatMap((id) => items.get(id) ?? [])

const named = (library: InMemoryLibrary, type: ResourceType, folderIds: readonly string[], assetIds: readonly string[]): Result.Result<SelectedItems, SelectionFailure> => {
  const [folders, assets] = [known(folderIds, library.folders), known(assetIds, library.assets)]
  if (folders.length < folderIds.length) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
  if (assets.length < assetIds.length) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  if (folders.some((folder) => folder.type !== type)) return Result.fail({ code: 'FOLDER_DIFFERENT_TYPE' })
  if (assets.some((asset) => asset.type !== type)) return Result.fail({ code: 'ASSET_DIFFERENT_TYPE' })
  if ([...folderIds, ...assetIds].some((id) => library.trashed.has(id))) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  return Result.succeed({ folders, assets })
}

/** What lies in another of the folders goes along by itself. */
const outermost = (library: InMemoryLibrary, { folders, assets }: SelectedItems): SelectedItems => {
  const ids = new Set(folders.map(({ id }) => id))
  const isCovered = (parentId: string | null) => library.pathTo(parentId).some(({ id }) => ids.has(id))
  return { folders: folders.filter(({ parentId }) => !isCovered(parentId)), assets: assets.filter(({ folderId }) => !isCovered(folderId)) }
}

/** A selection of single items without those that are gone meanwhile; as it is where nothing is left of it. */
export const reachableIn = (library: InMemoryLibrary, batches: InMemoryBatches, selection: Selection): Selection => {
  if (selection.kind !== 'items' && selection.kind !== 'batch') return selection
  const named = selection.kind === 'items' ? selection.assets : assetsOf(batches.get(selection.batchId))
  const assets = named.filter((id) => library.assets.has(id) && !library.trashed.has(id))
  return assets.length === 0 ? selection : { kind: 'items', folders: [], assets }
}

const assetsOf = (batch: InMemoryBatch | undefined): readonly string[] =>
  batch?.items.flatMap(({ kind, id }) => (kind === 'asset' ? [id] : [])) ?? []

/** What a selection names now, without what lies in a folder of it. */
export const selectedIn = (...selected: Parameters<typeof namedBy>): Result.Result<SelectedItems, SelectionFailure> => Result.map(namedBy(...selected), (items) => outermost(selected[0], items))

/** All that a selection names now. */
export const namedBy = (
  library: InMemoryLibrary,
  batches: InMemoryBatches,
  type: ResourceType,
  selection: Selection,
): Result.Result<SelectedItems, SelectionFailure> => {
  if (selection.kind === 'items') return named(library, type, selection.folders, selection.assets)
  if (selection.kind === 'batch') {
    const batch = batches.get(selection.batchId)
    if (batch === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const ids = (kind: SelectedRef['kind']) => batch.items.filter((item) => item.kind === kind).map(({ id }) => id)
    return named(library, type, ids('folder'), ids('asset'))
  }
  const kept = <Item extends { readonly id: string }>(items: readonly Item[]) => items.filter(({ id }) => !selection.except.includes(id))
  if (selection.kind === 'found') {
    const found = foundIn(library, type, selection.q)
    if (found === undefined) return Result.fail({ code: 'SEARCH_NOT_UNDERSTOOD' })
    const ids = (kind: SelectedRef['kind']) => kept(found).filter((ref) => ref.kind === kind).map(({ id }) => id)
    return named(library, type, ids('folder'), ids('asset'))
  }
  if (selection.kind === 'module') return Result.succeed({ folders: [], assets: kept(library.assetsIn(type, undefined)) })
  const { folderId } = selection
  const refused = folderId === null ? undefined : named(library, type, [folderId], [])
  if (refused !== undefined && Result.isFailure(refused)) return Result.fail(refused.failure)
  const assets = folderId === null ? [] : kept(library.assetsIn(type, folderId))
  return Result.succeed({ folders: kept(library.childrenOf(type, folderId)), assets })
}

const refsOf = ({ folders, assets }: SelectedItems): readonly SelectedRef[] => [
  ...folders.map(({ id }) => ({ kind: 'folder', id }) as const),
  ...assets.map(({ id }) => ({ kind: 'asset', id }) as const),
]

/** What a selection comes to, without what lies in a folder of it; `kept`: how many are kept from publication, and left out. */
interface PublishableItems {
  readonly refs: readonly SelectedRef[]
  readonly kept: number
}

export const refsSelected = (...selected: Parameters<typeof namedBy>): Result.Result<PublishableItems, SelectionFailure> =>
  Result.map(selectedIn(...selected), (items) => ({ refs: refsOf(items), kept: 0 }))

/** The same of what is to become public. */
export const publishableIn = (...selected: Parameters<typeof namedBy>): Result.Result<PublishableItems, SelectionFailure | Failure<'PUBLICATION_RESTRICTED'>> => {
  const [library, , , { kind }] = selected
  return Result.flatMap(Result.map(selectedIn(...selected), refsOf), (all): Result.Result<PublishableItems, Failure<'PUBLICATION_RESTRICTED'>> => {
    const refs = all.filter((ref) => !library.isKept(ref))
    const kept = all.length - refs.length
    return keepsOut({ isNamed: kind === 'items', count: all.length, kept }) ? Result.fail({ code: 'PUBLICATION_RESTRICTED' }) : Result.succeed({ refs, kept })
  })
}
