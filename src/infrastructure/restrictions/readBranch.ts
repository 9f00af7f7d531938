import * as Result from 'effect/Result'
import type { BranchFailure, TreeOf } from '../../application/restrictions/RestrictionGateway.ts'
import { CHILD_LIMIT } from '../../domain/folders/folder.ts'
import type { BranchPlace, RestrictedBranch } from '../../domain/restrictions/restrictedTree.ts'
import { listAssets } from '../assets/contract.ts'
import { listFolders } from '../folders/contract.ts'
import { readGroupContents, readRestrictedContents } from './contract.ts'
import { PAGE_LIMIT } from '../contract/values.ts'
import type { HttpClient } from '../http/HttpClient.ts'

interface Continued {
  readonly after: string | null
  readonly signal: AbortSignal
}

type Named = { readonly id: string; readonly name: string }
type Answered<Value> = Promise<Result.Result<Value, BranchFailure>>

const ORDER = { sort: 'name', direction: 'asc', limit: PAGE_LIMIT } as const

/** What lies in a place with what of it is restricted, which are calls of their own; none of it is kept. */
export const readBranch = async (
  http: HttpClient,
  of: TreeOf,
  { type: resourceType, folderId }: BranchPlace,
  { after, signal }: Continued,
): Answered<RestrictedBranch> => {
  const shared = { resourceType, signal, ...(of.organizationId === undefined ? {} : { organizationId: of.organizationId }) }

  const folders = async (): Answered<{ readonly found: readonly Named[]; readonly isCut: boolean }> => {
    const found: Named[] = []
    let next: string | null | undefined
    while (next !== null && found.length < CHILD_LIMIT) {
      const query = { ...ORDER, ...(folderId === null ? {} : { parentId: folderId }), ...(next === undefined ? {} : { after: next }) }
      const page = await http.query(listFolders, { query, ...shared })
      if (Result.isFailure(page)) return Result.fail(page.failure)
      found.push(...page.success.items)
      next = page.success.next
    }
    return Result.succeed({ found, isCut: next !== null })
  }
  const files = async (): Answered<{ readonly items: readonly Named[]; readonly next: string | null }> => {
    if (folderId === null) return Result.succeed({ items: [], next: null })
    return http.query(listAssets, { query: { ...ORDER, folderId, ...(after === null ? {} : { after }) }, ...shared })
  }
  const restricted = async (): Answered<typeof readRestrictedContents.success.Type> => {
    if ('many' in of) return Result.succeed({ folders: [], assets: [], byGroups: [], whose: '', above: null })
    const query = folderId === null ? {} : { folderId }
    return 'userId' in of
      ? http.query(readRestrictedContents, { params: { userId: of.userId }, query, ...shared })
      : http.query(readGroupContents, { params: { groupId: of.groupId }, query, ...shared })
  }
  const [above, inside, kept] = await Promise.all([
    after === null ? folders() : Result.succeed({ found: [], isCut: false }),
    files(),
    restricted(),
  ])
  if (Result.isFailure(above)) return Result.fail(above.failure)
  if (Result.isFailure(inside)) return Result.fail(inside.failure)
  if (Result.isFailure(kept)) return Result.fail(kept.failure)
  return Result.succeed({
    items: [
      ...above.success.found.map(({ id, name }) => ({ kind: 'folder' as const, id, name })),
      ...inside.success.items.map(({ id, name }) => ({ kind: 'asset' as const, id, name })),
    ],
    isCut: above.success.isCut,
    restricted: [...kept.success.folders, ...kept.success.assets],
    byGroups: kept.success.byGroups,
    whose: kept.success.whose,
    next: inside.success.next,
  })
}
