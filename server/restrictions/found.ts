import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { MOST_FOUND, type FoundRestricted } from '../../src/domain/restrictions/restrictedTree.ts'
import { askedFor } from '../../src/domain/search/asked.ts'
import { simpleSearchProblem } from '../../src/domain/search/query.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { findHits, readFoundFolders } from '../search/found.ts'
import { findPlace, type Subject } from '../access/place.ts'
import { findSubject } from './subject.ts'

/** How well a name that has all the words is found. */
const IN_NAME = 3

type FindFailure = Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND'>

/** What the viewer sees of the library and whose name has the words, with what keeps it from a user or group. */
export const foundToRestrict = async (
  tenant: Tenant,
  viewer: Viewer,
  subject: Subject | undefined,
  search: string,
): Promise<Result.Result<{ readonly items: readonly FoundRestricted[] }, FindFailure>> => {
  const named = subject && (await findSubject(tenant, subject))
  if (named !== undefined && 'code' in named) return Result.fail(named)
  const asked = simpleSearchProblem(search) === undefined ? askedFor(search, true) : []
  if (asked.length === 0) return Result.succeed({ items: [] })
  const found = await findHits(tenant, viewer, { asked, templates: [], types: viewer.modules, shown: null, after: undefined, limit: MOST_FOUND })
  const hits = found.filter(({ rank }) => rank === IN_NAME)
  const [folders, places] = await Promise.all([
    readFoundFolders(tenant, viewer, hits.filter(({ kind }) => kind === 'folder').map(({ id }) => id)),
    subject === undefined ? [] : Promise.all(hits.map((hit) => findPlace(tenant, subject, hit))),
  ])
  const items = hits.flatMap((hit, index): readonly FoundRestricted[] => {
    const target = hit.kind === 'asset' ? hit.asset : folders.get(hit.id)
    if (target === undefined) return []
    return [{ kind: hit.kind, id: hit.id, type: target.type, name: target.name, path: hit.path, restriction: places[index] ?? null }]
  })
  return Result.succeed({ items })
}
