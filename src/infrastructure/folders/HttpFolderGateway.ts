import * as Result from 'effect/Result'
import type { EchoedEvents } from '../notifications/LocalEvents.ts'
import type { FolderGateway, FolderList } from '../../application/folders/FolderGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { branchesOf } from '../../domain/folders/branches.ts'
import { CHILD_LIMIT, type CountedListing, type Folder } from '../../domain/folders/folder.ts'
import { SOUGHT_LENGTH } from '../../domain/folders/folderSearch.ts'
import { keys } from '../cache/keys.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import { createFolder, findFolders, listFolders, readBranches, readFolder, renameFolder } from './contract.ts'
import { PAGE_LIMIT } from '../contract/values.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { writeRenamed } from './writeRenamed.ts'

export class HttpFolderGateway implements FolderGateway {
  readonly #http: HttpClient
  readonly #cache: ReadCache
  readonly #localEvents: EchoedEvents

  constructor(http: HttpClient, cache: ReadCache, localEvents: EchoedEvents) {
    this.#http = http
    this.#cache = cache
    this.#localEvents = localEvents
  }

  read(resourceType: ResourceType, folderId: string, signal: AbortSignal) {
    return this.#cache.read(keys.folder(resourceType, folderId), signal, (signal) =>
      this.#http.query(readFolder, { params: { folderId }, resourceType, signal }),
    )
  }

  children(list: FolderList, signal: AbortSignal) {
    return this.#cache.read(keys.children(list), signal, (signal) => this.#allChildren(list, signal))
  }

  /** Not kept: it is asked where somebody else has just made one. */
  async named(resourceType: ResourceType, parentId: string | null, name: string, signal: AbortSignal) {
    const query = { name, limit: 1, ...(parentId === null ? {} : { parentId }) }
    return Result.map(await this.#http.query(listFolders, { query, resourceType, signal }), ({ items: [found] }) => found ?? null)
  }

  branches(resourceType: ResourceType, folderId: string, signal: AbortSignal) {
    return this.#cache.read(keys.branches(resourceType, folderId), signal, async (signal) =>
      Result.map(await this.#http.query(readBranches, { params: { folderId }, resourceType, signal }), branchesOf),
    )
  }

  /** Not kept: each letter is another question. */
  find(resourceType: ResourceType, name: string, signal: AbortSignal) {
    return this.#http.query(findFolders, { query: { name: name.slice(0, SOUGHT_LENGTH) }, resourceType, signal })
  }

  async create(resourceType: ResourceType, parentId: string | null, name: string, signal: AbortSignal) {
    const made = await this.#http.mutate(createFolder, { body: { name, parentId }, resourceType, signal })
    if (Result.isSuccess(made)) this.#localEvents.publish({ kind: 'contents.changed', folderId: parentId, type: resourceType })
    return made
  }

  async rename({ id, parentId, type, revision }: Folder, name: string, signal: AbortSignal) {
    const renamed = await this.#localEvents.rename({ folderId: id, revision: revision + 1 }, () =>
      this.#http.mutate(renameFolder, { params: { folderId: id }, body: { name, revision }, resourceType: type, signal }),
    )
    if (Result.isSuccess(renamed)) {
      writeRenamed(this.#cache, renamed.success)
      const event = { kind: 'contents.changed', type, renamed: { folderId: id, revision: renamed.success.revision } } as const
      this.#localEvents.publish({ ...event, folderId: parentId })
      this.#localEvents.publish({ ...event, folderId: id })
    }
    return renamed
  }

  async #allChildren({ type: resourceType, parentId, sort, direction }: FolderList, signal: AbortSignal) {
    const place = { sort, direction, limit: PAGE_LIMIT, ...(parentId === null ? {} : { parentId }) }
    const found: Folder[] = []
    let total = 0
    let after: string | null | undefined
    while (after !== null && found.length < CHILD_LIMIT) {
      const query = after === undefined ? place : { ...place, after }
      const page = await this.#http.query(listFolders, { query, resourceType, signal })
      if (Result.isFailure(page)) return Result.fail(page.failure)
      found.push(...page.success.items)
      total = page.success.total
      after = page.success.next
    }
    // While the pages came the place may have changed: a list that is whole is as long as it is, and of a cut one there is more.
    const isCut = after !== null
    return Result.succeed<CountedListing>({ folders: found, isCut, total: isCut ? Math.max(total, found.length + 1) : found.length })
  }
}
