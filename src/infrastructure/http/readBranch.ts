import * as Result from 'effect/Result'
import type { BranchFailure, UserRestrictions } from '../../application/restrictions/RestrictionGateway.ts'
import { CHILD_LIMIT } from '../../domain/library/folder.ts'
import type { BranchPlace, RestrictedBranch } from '../../domain/restrictions/restrictedTree.ts'
import { listAssets } from './contract/assets.ts'
import { listFolders } from './contract/folders.ts'
import { readRestrictedContents } from './contract/restrictions.ts'
import { PAGE_LIMIT } from './contract/values.ts'
import type { HttpClient } from './HttpClient.ts'

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
  { organizationId, userId }: UserRestrictions,
  { type: resourceType, folderId }: BranchPlace,
  { after, signal }: Continued,
): Answered<RestrictedBranch> => {
  const shared = { resourceType, signal, ...(organizationId === undefined ? {} : { organizationId }) }

  const folders = async (): Answered<readonly Named[]> => {
    const found: Named[] = []
    for (let next: string | null | undefined; next !== null && found.length < CHILD_LIMIT;) {
      const query = { ...ORDER, ...(folderId === null ? {} : { parentId: folderId }), ...(next === undefined ? {} : { after: next }) }
      const page = await http.query(listFolders, { query, ...shared })
      if (Result.isFailure(page)) return Result.fail(page.failure)
      found.push(...page.success.items)
      next = page.success.next
    }
    return Result.succeed(found)
  }
  const files = async (): Answered<{ readonly items: readonly Named[]; readonly next: string | null }> => {
    if (folderId === null) return Result.succeed({ items: [], next: null })
    return http.query(listAssets, { query: { ...ORDER, folderId, ...(after === null ? {} : { after }) }, ...shared })
  }
  const [above, inside, restricted] = await Promise.all([
    after === null ? folders() : Result.succeed([]),
    files(),
    http.query(readRestrictedContents, { params: { userId }, query: folderId === null ? {} : { folderId }, ...shared }),
  ])
  if (Result.isFailure(above)) return Result.fail(above.failure)
  if (Result.isFailure(inside)) return Result.fail(inside.failure)
  if (Result.isFailure(restricted)) return Result.fail(restricted.failure)
  return Result.succeed({
    items: [
      ...above.success.map(({ id, name }) => ({ kind: 'folder' as const, id, name })),
      ...inside.success.items.map(({ id, name }) => ({ kind: 'asset' as const, id, name })),
    ],
    restricted: [...restricted.success.folders, ...restricted.success.assets],
    next: inside.success.next,
  })
}
