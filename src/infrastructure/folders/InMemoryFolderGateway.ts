import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { FolderGateway, FolderList, FolderReadFailure } from '../../application/folders/FolderGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { folderProblems } from '../../domain/assets/edit.ts'
import { CHILD_LIMIT, type Folder } from '../../domain/folders/folder.ts'
import { byNearness, FOLDERS_FOUND, hasPieces, piecesSought } from '../../domain/folders/folderSearch.ts'
import { normalizeName, sameName } from '../../domain/naming/names.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { HeldFolder, InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { markArrivals } from '../memory/inMemoryRules.ts'
import { inOrderOf } from '../memory/inOrderOf.ts'

export class InMemoryFolderGateway implements FolderGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async read(type: ResourceType, folderId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('folders.read', signal)
    if (fault) return Result.fail(fault as FolderReadFailure)
    return Result.map(this.#found(type, folderId), (folder) => this.#library.detailOf(folder))
  }

  async children({ type, parentId, sort, direction }: FolderList, signal: AbortSignal) {
    const fault = await this.#faults.meet('folders.children', signal)
    if (fault) return Result.fail(fault as FolderReadFailure)
    const parent = parentId === null ? Result.succeed(null) : this.#found(type, parentId)
    return Result.map(parent, () => {
      const all = this.#children(type, parentId, sort, direction)
      return { folders: all.slice(0, CHILD_LIMIT), isCut: all.length > CHILD_LIMIT, total: all.length }
    })
  }

  async named(type: ResourceType, parentId: string | null, name: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('folders.named', signal)
    if (fault) return Result.fail(fault as FolderReadFailure)
    const parent = parentId === null ? Result.succeed(null) : this.#found(type, parentId)
    return Result.map(parent, () => this.#children(type, parentId, 'name', 'asc').find((child) => sameName(child.name, name)) ?? null)
  }

  async branches(type: ResourceType, folderId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('folders.branches', signal)
    if (fault) return Result.fail(fault as FolderReadFailure)
    return Result.map(this.#found(type, folderId), () =>
      [null, ...this.#library.pathTo(folderId).map(({ id }) => id)].map((parentId) => ({ parentId, folders: this.#children(type, parentId, 'name', 'asc'), isCut: false })),
    )
  }

  async find(type: ResourceType, typed: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('folders.find', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const pieces = piecesSought(typed)
    const found = [...this.#library.folders.values()].filter(
      (folder) => pieces.length > 0 && folder.type === type && !this.#library.trashed.has(folder.id) && hasPieces(folder.name, pieces),
    )
    const shown = found.sort(byNearness(pieces)).slice(0, FOLDERS_FOUND)
    return Result.succeed(shown.map(({ id, name, parentId }) => ({ id, name, path: this.#library.pathTo(parentId) })))
  }

  async create(type: ResourceType, parentId: string | null, name: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('folders.create', signal)
    if (fault) return Result.fail(fault as never)
    const fields = folderProblems({ name })
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    if (parentId !== null && !this.#library.folders.has(parentId)) return Result.fail({ code: 'DESTINATION_NOT_FOUND' } as const)
    if (this.#library.isFolderNameTaken(type, parentId, name)) {
      return Result.fail({ code: 'FOLDER_ALREADY_EXISTS', names: [normalizeName(name)] } as const)
    }
    const made = this.#library.addFolder({ name: normalizeName(name), parentId, type })
    const folder = this.#library.pathTo(parentId).at(-1)?.name ?? null
    this.#library.history.record({ kind: 'folder.created', resource: made, after: { name: made.name, folder, type } })
    markArrivals(this.#library, [{ kind: 'folder', id: made.id }])
    this.#library.publish({ kind: 'contents.changed', folderId: parentId, type })
    return Result.succeed(this.#library.folders.get(made.id) ?? made)
  }

  async rename(folder: Folder, name: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('folders.rename', signal)
    if (fault) return Result.fail(fault as never)
    const fields = folderProblems({ name })
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    const found = this.#found(folder.type, folder.id)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    if (found.success.revision !== folder.revision) return Result.fail({ code: 'STALE_EDIT' } as const)
    if (this.#library.isFolderNameTaken(folder.type, folder.parentId, name, folder.id)) {
      return Result.fail({ code: 'FOLDER_ALREADY_EXISTS', names: [normalizeName(name)] } as const)
    }
    const renamed = { ...found.success, name: normalizeName(name), revision: folder.revision + 1 }
    this.#library.folders.set(folder.id, renamed)
    this.#library.history.record({ kind: 'folder.updated', resource: renamed, before: { name: folder.name }, after: { name: renamed.name } })
    this.#library.publish({ kind: 'contents.changed', folderId: folder.parentId, type: folder.type })
    return Result.succeed(this.#library.counted(renamed))
  }

  #children(type: ResourceType, parentId: string | null, sort: FolderList['sort'], direction: FolderList['direction']): readonly HeldFolder[] {
    return inOrderOf(this.#library.childrenOf(type, parentId).map((folder) => this.#library.counted(folder)), sort, direction)
  }

  #found(type: ResourceType, folderId: string): Result.Result<HeldFolder, FolderReadFailure> {
    const folder = this.#library.folders.get(folderId)
    if (folder === undefined) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
    if (folder.type !== type) return Result.fail({ code: 'FOLDER_DIFFERENT_TYPE' })
    return this.#library.trashed.has(folderId) ? Result.fail({ code: 'RESOURCE_IN_TRASH' }) : Result.succeed(folder)
  }
}
