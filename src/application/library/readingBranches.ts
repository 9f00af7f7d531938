import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Folder } from '../../domain/library/folder.ts'
import { gathering } from '../notifications/gathering.ts'
import type { FolderGateway, FolderReadFailure } from './FolderGateway.ts'

export type BranchNews =
  | { type: 'branch.read'; resourceType: ResourceType; key: string; folders: readonly Folder[] }
  | { type: 'branch.failed'; resourceType: ResourceType; key: string; failure: FolderReadFailure }

/** `reread`: what is there has changed. Changes come in bursts, so they are gathered before anything is read. */
interface Wish {
  readonly type: 'read' | 'reread'
  readonly resourceType: ResourceType
  readonly keys: readonly string[]
}

/** Reads branches of the folder tree by name. What is asked for again while it is on its way is read anew. */
export const readingBranches = (folders: FolderGateway) =>
  fromCallback<Wish, undefined, BranchNews>(({ sendBack, receive }) => {
    const underWay = new Map<string, AbortController>()

    const read = async (resourceType: ResourceType, key: string) => {
      const id = `${resourceType} ${key}`
      underWay.get(id)?.abort()
      const over = new AbortController()
      underWay.set(id, over)
      const list = { type: resourceType, parentId: key === '' ? null : key, sort: 'name', direction: 'asc' } as const
      const children = await folders.children(list, over.signal)
      if (over.signal.aborted) return
      underWay.delete(id)
      if (Result.isSuccess(children)) sendBack({ type: 'branch.read', resourceType, key, folders: children.success })
      else sendBack({ type: 'branch.failed', resourceType, key, failure: children.failure })
    }
    const gathered = new Map<string, readonly [ResourceType, string]>()
    const rereading = gathering(() => {
      const branches = [...gathered.values()]
      gathered.clear()
      branches.forEach(([resourceType, key]) => void read(resourceType, key))
    })
    receive(({ type, resourceType, keys }) => {
      if (type === 'read') return keys.forEach((key) => void read(resourceType, key))
      keys.forEach((key) => gathered.set(`${resourceType} ${key}`, [resourceType, key]))
      if (gathered.size > 0) rereading.soon()
    })
    return () => {
      rereading.stop()
      underWay.forEach((over) => over.abort())
    }
  })
