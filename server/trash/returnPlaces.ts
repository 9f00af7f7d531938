import type { BLOCKED_BY } from '../../src/domain/trash/trashItem.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Binned } from './trashItems.ts'

export type PlaceProblem = (typeof BLOCKED_BY)[number]

interface ReturnPlaces {
  readonly problems: ReadonlyMap<string, PlaceProblem>
  /** Of the places that lie in the trash: what they come back with. */
  readonly comingWith: ReadonlyMap<string, string>
  readonly refused: 'FOLDER_RESTRICTED_ACCESS' | undefined
}

const PLACES = sql<{ id: string; trashId: string | null; trashed: boolean }>('select id, trash_id as "trashId", trashed_at is not null as trashed from folders where organization_id = $1 and id = any ($2::uuid[])')

/** Whether the places that things are to go back to are there, or come back with them. */
export const placesToReturn = async (tenant: Tenant, scope: AccessScope, items: readonly Binned[]): Promise<ReturnPlaces> => {
  const ids = [...new Set(items.map(({ parentId }) => parentId))].filter((id) => id !== null)
  const returning = new Set(items.map(({ id }) => id))
  const [rows, hidden] = await Promise.all([
    tenant.query(PLACES, [tenant.organizationId, ids]),
    restrictedAmong(tenant, scope, ids, []),
  ])
  const places = new Map(rows.map((row) => [row.id, row]))
  const problems = new Map<string, PlaceProblem>()
  const comingWith = new Map<string, string>()
  for (const id of ids) {
    const place = places.get(id)
    if (place === undefined) problems.set(id, 'gone')
    else if (place.trashId !== null && returning.has(place.trashId)) comingWith.set(id, place.trashId)
    else if (place.trashed) problems.set(id, 'trashed')
  }
  return { problems, comingWith, refused: hidden.size > 0 ? 'FOLDER_RESTRICTED_ACCESS' : undefined }
}
