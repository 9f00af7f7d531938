import { hasModule, isAllowed } from '../../src/domain/access/evaluate.ts'
import type { ActivityEntry } from '../../src/domain/activity/entry.ts'
import { UNDO_RIGHTS } from '../../src/domain/activity/rights.ts'
import { type ContactUndo, isOfContact, type ItemUndo, undoOf } from '../../src/domain/activity/undo.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { currentMarkings } from '../persons/undoPersons.ts'
import type { Resource } from '../access/place.ts'

interface Judged {
  /** The viewer may make the opposite change. */
  readonly allowed: boolean
  readonly after: ActivityEntry['after']
}

/** A change of an asset or folder, and how it is taken back. */
export interface UndoableItem extends Judged {
  readonly undo: ItemUndo
  readonly resource: Resource
}

/** A change of a contact, and how it is taken back. */
export interface UndoableContact extends Judged {
  readonly undo: ContactUndo
  readonly resource: { readonly kind: 'contact'; readonly id: string }
}

type Undoable = UndoableItem | UndoableContact

interface Row extends Pick<ActivityEntry, 'id' | 'kind' | 'status' | 'before' | 'after'> {
  readonly resourceId: string
}

const fieldsOf = (entry: string): string => `(coalesce(${entry}.before, '{}'::jsonb) || coalesce(${entry}.after, '{}'::jsonb))`

/**
 * Of these entries, those after which nothing touched the same fields of the same thing; a copy, after which nothing was changed at all. What
 * was moved to the trash since is not undone but restored. A repository that is gone holds nothing again. What came
 * after any of them is read in one pass, without the things that have no other entry: right after thousands were written the database does not
 * know yet how best to look for each.
 */
const UNTOUCHED = sql<Row>(`
  with entry as materialized (
    select id, at, kind, status, before, after, resource_id from activity
    where organization_id = $1 and id = any ($2::uuid[]) and resource_id is not null
  ),
  newer as materialized (
    select * from (
      select id, at, kind, before, after, resource_id, count(*) over (partition by resource_id) as entries from activity
      where organization_id = $1 and resource_id = any (array(select resource_id from entry)) and resource_id is not null
        and at >= (select min(at) from entry) and status = 'Succeeded'
    ) counted where entries > 1
  )
  select entry.id, entry.kind, entry.status, entry.before, entry.after, entry.resource_id as "resourceId"
  from entry
  where not exists (
    select 1 from newer
    where newer.resource_id = entry.resource_id and newer.at >= entry.at and newer.id <> entry.id
      and (
        newer.kind like '%.deleted' or (entry.kind like '%.created' and newer.kind like '%.updated')
        or ${fieldsOf('newer')} ?| array(select jsonb_object_keys(${fieldsOf('entry')}))
      )
  )
  and (
    entry.before ->> 'repositoryId' is null or exists (
      select 1 from repositories repository where repository.organization_id = $1 and repository.id = (entry.before ->> 'repositoryId')::uuid
    )
  )`)

/** Which of these entries can be taken back now, by their identifiers. */
export const undoables = async (
  tenant: Tenant,
  { permissions, features, modules }: Pick<Viewer, 'permissions' | 'features' | 'modules'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Undoable>> => {
  if (ids.length === 0) return new Map()
  const rows = await tenant.query(UNTOUCHED, [tenant.organizationId, ids])
  const found = rows.map((row) => ({ row, undo: undoOf(row) }))
  const markings = found.flatMap(({ row, undo }) => (undo?.call === 'persons' ? [{ entry: row.id, assetId: row.resourceId, ...undo }] : []))
  const current = new Set((await currentMarkings(tenant, markings)).map(({ entry }) => entry))
  return new Map(
    found.flatMap(({ row, undo }): readonly (readonly [string, Undoable])[] => {
      if (undo === undefined || (undo.call === 'persons' && !current.has(row.id))) return []
      const { requirement, feature, module } = UNDO_RIGHTS[undo.call]
      const isThere = (feature === undefined || features.includes(feature)) && (module !== 'CONTACTS' || hasModule(modules, module))
      const judged = { allowed: isThere && isAllowed(permissions, requirement), after: row.after }
      if (isOfContact(undo)) return [[row.id, { ...judged, undo, resource: { kind: 'contact', id: row.resourceId } }]]
      const kind = row.kind.startsWith('folder.') ? 'folder' : 'asset'
      return [[row.id, { ...judged, undo, resource: { kind, id: row.resourceId } }]]
    }),
  )
}

/** Entries with whether the viewer can take them back now. */
export const withUndo = async <E extends { readonly id: string; readonly kind: string }>(
  tenant: Tenant,
  viewer: Pick<Viewer, 'permissions' | 'features' | 'modules'>,
  entries: readonly E[],
): Promise<readonly (E & { readonly undoable?: true })[]> => {
  const ofTargets = entries.filter(({ kind }) => ['asset', 'folder', 'contact'].some((subject) => kind.startsWith(`${subject}.`)))
  const found = await undoables(tenant, viewer, ofTargets.map(({ id }) => id))
  return entries.map((entry) => (found.get(entry.id)?.allowed === true ? { ...entry, undoable: true } : entry))
}
