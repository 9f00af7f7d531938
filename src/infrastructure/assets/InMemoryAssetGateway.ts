import * as Result from 'effect/Result'
import {
  PAGE_ROWS,
  type AssetEditFailure,
  type AssetGateway,
  type AssetList,
  type AssetListFailure,
  type AssetReadFailure,
  type Repository,
} from '../../application/assets/AssetGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Changes } from '../../domain/activity/entry.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { assetEditProblems } from '../../domain/assets/edit.ts'
import type { AssetEdit } from '../../domain/assets/editable.ts'
import { tidyTags } from '../../domain/assets/tags.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import { embargoAboveIn } from '../memory/inMemoryRules.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { inOrderOf } from '../memory/inOrderOf.ts'

export class InMemoryAssetGateway implements AssetGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async page({ type, folderId, sort, direction }: AssetList, index: number, signal: AbortSignal) {
    const fault = await this.#faults.meet('assets.page', signal)
    if (fault) return Result.fail(fault as AssetListFailure)
    const folder = folderId === undefined ? undefined : this.#library.folders.get(folderId)
    if (folderId !== undefined && folder === undefined) return Result.fail<AssetListFailure>({ code: 'FOLDER_NOT_FOUND' })
    if (folder && folder.type !== type) return Result.fail<AssetListFailure>({ code: 'FOLDER_DIFFERENT_TYPE' })
    if (folder && this.#library.trashed.has(folder.id)) return Result.fail<AssetListFailure>({ code: 'RESOURCE_IN_TRASH' })
    const all = inOrderOf(this.#library.assetsIn(type, folderId), sort, direction)
    const items = all.slice(index * PAGE_ROWS, (index + 1) * PAGE_ROWS).map((asset) => {
      const { path: _path, ...summary } = asset
      return folderId === undefined ? { ...summary, path: this.#library.pathTo(asset.folderId) } : summary
    })
    return Result.succeed({ index, items, total: all.length })
  }

  async read(type: ResourceType, assetId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('assets.read', signal)
    return fault ? Result.fail(fault as AssetReadFailure) : this.#found(type, assetId)
  }

  async edit(asset: AssetDetail, edit: AssetEdit, signal: AbortSignal): Promise<Result.Result<AssetDetail, AssetEditFailure>> {
    const fault = await this.#faults.meet('assets.edit', signal)
    if (fault) return Result.fail(fault as AssetEditFailure)
    const found = this.#found(asset.type, asset.id)
    if (Result.isFailure(found)) return found
    const { repositoryId, rightsStatement, ...rest } = edit
    const fields = assetEditProblems(edit, found.success.name)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    if (found.success.revision !== asset.revision) return Result.fail({ code: 'STALE_EDIT' })
    if (edit.name !== undefined && this.#library.isAssetNameTaken(asset.folderId, edit.name, asset.id)) {
      return Result.fail({ code: 'ASSET_ALREADY_EXISTS', names: [edit.name] })
    }
    const isNumberTaken = [...this.#library.assets.values()].some(({ id, fileNumber }) => id !== asset.id && fileNumber === edit.fileNumber)
    if (isNumberTaken) return Result.fail({ code: 'FILE_NUMBER_ALREADY_EXISTS' })
    const place =
      repositoryId === undefined ? {} : { repositoryId, repository: repositoryId === null ? null : (this.#library.repositories.get(repositoryId)?.name ?? null) }
    const rights = rightsStatement === undefined ? {} : { rightsStatement }
    const tags = edit.tags === undefined ? {} : { tags: tidyTags(edit.tags) }
    const edited = { ...found.success, ...rest, ...tags, ...place, ...rights, revision: asset.revision + 1 }
    this.#library.assets.set(asset.id, edited)
    const changes = changesBetween(found.success, edited)
    if (changes !== undefined) this.#library.history.record({ kind: 'asset.updated', resource: edited, ...changes })
    this.#library.publish({ kind: 'contents.changed', folderId: asset.folderId, type: asset.type })
    return Result.succeed(edited)
  }

  async text(type: ResourceType, assetId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('assets.text', signal)
    if (fault) return Result.fail(fault as AssetReadFailure)
    return Result.map(this.#found(type, assetId), ({ mediaType }) => {
      const text = this.#library.texts.get(assetId) ?? ''
      return { text, truncated: false, rows: mediaType === 'text/csv' ? text.split('\n').map((line) => line.split(',')) : null }
    })
  }

  async repositories(signal: AbortSignal) {
    const fault = await this.#faults.meet('assets.repositories', signal)
    return fault ? Result.fail(fault as never) : Result.succeed<readonly Repository[]>([...this.#library.repositories.values()].map(({ id, name }) => ({ id, name })))
  }

  #found(type: ResourceType, assetId: string): Result.Result<AssetDetail, AssetReadFailure> {
    const asset = this.#library.assets.get(assetId)
    if (asset === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    if (asset.type !== type) return Result.fail({ code: 'ASSET_DIFFERENT_TYPE' })
    return this.#library.trashed.has(assetId) ? Result.fail({ code: 'RESOURCE_IN_TRASH' }) : Result.succeed({ ...asset, createdBy: this.#library.creatorOf(assetId), embargoAbove: embargoAboveIn(this.#library, asset.folderId) })
  }
}

/** As people read them: the repository goes by its name. */
const RECORDED = ['name', 'description', 'fileNumber', 'seoTitle', 'seoDescription', 'tags', 'repository', 'rightsStatement'] as const

const changesBetween = (before: AssetDetail, after: AssetDetail): { readonly before: Changes; readonly after: Changes } | undefined => {
  const changed = RECORDED.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const only = (asset: AssetDetail) => Object.fromEntries(changed.map((field) => [field, asset[field]]))
  return changed.length === 0 ? undefined : { before: only(before), after: only(after) }
}
