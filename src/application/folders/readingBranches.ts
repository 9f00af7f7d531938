import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderListing } from '../../domain/folders/folder.ts'
import { throttle } from '../notifications/throttle.ts'
import type { FolderGateway, FolderReadFailure } from './FolderGateway.ts'

export type BranchNews =
  | { type: 'branch.read'; resourceType: ResourceType; key: string; listing: FolderListing }
  | { type: 'branch.failed'; resourceType: ResourceType; key: string; failure: FolderReadFailure }

/**
 * `reread`: what is there has changed. Changes come in bursts, so they are gathered before anything is read. `downTo`: the folder at the end of the
 * way on which the branches lie.
 */
type Wish =
  | { readonly type: 'read'; readonly resourceType: ResourceType; readonly keys: readonly string[]; readonly downTo?: string | undefined }
  | { readonly type: 'reread'; readonly resourceType: ResourceType; readonly keys: readonly string[] }

/** Branches that are read one by one, as lists of folders are; a way with more of them is read in one call. */
const ONE_BY_ONE = 2

/** Reads branches of the folder tree by name. What is asked for again while it is on its way is read anew; what changes meanwhile, once more after it. */
export const readingBranches = (folders: FolderGateway) =>
  fromCallback<Wish, undefined, BranchNews>(({ sendBack, receive }) => {
    const underWay = new Map<string, AbortController>()
    const changed = new Set<string>()
    const nameOf = (resourceType: ResourceType, key: string) => `${resourceType} ${key}`

    /** Ends what is under way for a branch, unless others are read by the same call. */
    const letGo = (id: string) => {
      const over = underWay.get(id)
      underWay.delete(id)
      if (![...underWay.values()].some((other) => other === over)) over?.abort()
    }
    const take = (id: string, over: AbortController) => {
      letGo(id)
      underWay.set(id, over)
    }
    const read = async (resourceType: ResourceType, key: string) => {
      const id = nameOf(resourceType, key)
      const over = new AbortController()
      take(id, over)
      const list = { type: resourceType, parentId: key === '' ? null : key, sort: 'name', direction: 'asc' } as const
      const children = await folders.children(list, over.signal)
      if (over.signal.aborted) return
      underWay.delete(id)
      if (Result.isSuccess(children)) sendBack({ type: 'branch.read', resourceType, key, listing: children.success })
      else sendBack({ type: 'branch.failed', resourceType, key, failure: children.failure })
      if (changed.delete(id)) void read(resourceType, key)
    }
    /** What the one call does not bring is read by itself, so that what can be shown is. */
    const readWay = async (resourceType: ResourceType, keys: readonly string[], folderId: string) => {
      const over = new AbortController()
      keys.forEach((key) => take(nameOf(resourceType, key), over))
      const way = await folders.branches(resourceType, folderId, over.signal)
      if (over.signal.aborted) return
      const branches = new Map(Result.isSuccess(way) ? way.success.map((branch) => [branch.parentId ?? '', branch]) : [])
      for (const key of keys.filter((one) => underWay.get(nameOf(resourceType, one)) === over)) {
        const children = branches.get(key)
        underWay.delete(nameOf(resourceType, key))
        if (children !== undefined) sendBack({ type: 'branch.read', resourceType, key, listing: children })
        if (children === undefined || changed.delete(nameOf(resourceType, key))) void read(resourceType, key)
      }
    }
    const waiting = new Map<string, readonly [ResourceType, string]>()
    const rereading = throttle(() => {
      const branches = [...waiting.values()]
      waiting.clear()
      for (const [resourceType, key] of branches) {
        const id = nameOf(resourceType, key)
        if (underWay.has(id)) changed.add(id)
        else void read(resourceType, key)
      }
    })
    receive((wish) => {
      const { resourceType, keys } = wish
      if (wish.type === 'read') {
        if (wish.downTo !== undefined && keys.length > ONE_BY_ONE) return void readWay(resourceType, keys, wish.downTo)
        return keys.forEach((key) => void read(resourceType, key))
      }
      keys.forEach((key) => waiting.set(`${resourceType} ${key}`, [resourceType, key]))
      if (waiting.size > 0) rereading.soon()
    })
    return () => {
      rereading.stop()
      underWay.forEach((over) => over.abort())
    }
  })
