import { sql, type Statement, type Unread } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishToUser } from '../events/publish.ts'
import { publishRelations } from './relations.ts'

/** An asset that ends, and the one that goes on with its file. */
interface Succession {
  readonly from: string
  readonly to: string
}

const PAIRS = 'unnest($2::uuid[], $3::uuid[]) as pair (source, target)'

/** Partners that are just being deleted for good are waited for, and their relations go with them; the others stay until the commit. */
const lockPartners = (kind: 'asset' | 'folder'): Statement<Unread> => sql(`
  select id from ${kind}s
  where organization_id = $1 and id in (select other_${kind}_id from relations where organization_id = $1 and asset_id = any ($2::uuid[]))
  order by id for key share`)
const LOCK_PARTNERS = [lockPartners('asset'), lockPartners('folder')]

/** Both ends of a relation can end at once; two that become one are not related to each other. */
const TAKE_RELATIONS = sql<{ id: string }>(`
  with pairs as (select * from ${PAIRS}),
  touched as (
    select relation.* from pairs join relations relation on relation.organization_id = $1 and relation.asset_id = pairs.source
    union
    select relation.* from pairs join relations relation on relation.organization_id = $1 and relation.other_asset_id = pairs.source
  ),
  taken as (
    select touched.*, coalesce(own.target, touched.asset_id) as one, coalesce(other.target, touched.other_asset_id) as another
    from touched
    left join pairs own on own.source = touched.asset_id
    left join pairs other on other.source = touched.other_asset_id
  )
  insert into relations (id, organization_id, type, folder_id, asset_id, other_type, other_folder_id, other_asset_id, created_at, created_by)
  select gen_random_uuid(), $1, type, folder_id, one, other_type, other_folder_id, another, created_at, created_by
  from taken where one is distinct from another
  order by coalesce(folder_id, one), coalesce(other_folder_id, another)
  on conflict do nothing
  returning resource_id as id`)
/** The same of contacts. */
const LOCK_CONTACTS = sql(`
  select id from contacts
  where organization_id = $1 and id in (select contact_id from contact_relations where organization_id = $1 and asset_id = any ($2::uuid[]))
  order by id for key share`)
const TAKE_CONTACTS = sql<{ id: string; contact: string }>(`
  insert into contact_relations (id, organization_id, contact_id, type, asset_id, kind, begun, ended, note, created_at, created_by)
  select gen_random_uuid(), $1, relation.contact_id, relation.type, pair.target, relation.kind, relation.begun, relation.ended, relation.note,
    relation.created_at, relation.created_by
  from ${PAIRS} join contact_relations relation on relation.organization_id = $1 and relation.asset_id = pair.source
  order by pair.target, relation.contact_id, relation.id
  on conflict do nothing
  returning resource_id as id, contact_id as contact`)
const TAKE_FAVORITES = sql<{ id: string }>(`
  insert into favorites (id, organization_id, user_id, type, asset_id, created_at)
  select gen_random_uuid(), $1, favorite.user_id, favorite.type, pair.target, favorite.created_at
  from ${PAIRS} join favorites favorite on favorite.organization_id = $1 and favorite.asset_id = pair.source
  on conflict do nothing
  returning user_id as id`)
/** Of a content that both had, as copies do. */
const FORGET_PERSONS = sql(`
  delete from asset_persons person using ${PAIRS}
  where person.organization_id = $1 and person.asset_id = pair.target and person.content_version in (
    select own.content_version from asset_persons own where own.organization_id = $1 and own.asset_id = pair.source)`)
/** Those of every content that the asset had: its versions go along. */
const TAKE_PERSONS = sql(`
  update asset_persons person set asset_id = pair.target
  from ${PAIRS} where person.organization_id = $1 and person.asset_id = pair.source`)

/**
 * What people tied to assets that end when they give their files away: what they are related to, who the contacts are to them, whose favorites they are, and who can be
 * seen in them. The assets that take the files keep their own ties beside these.
 */
export const takeTies = async (tenant: Tenant, pairs: readonly Succession[]): Promise<void> => {
  const columns = [tenant.organizationId, pairs.map(({ from }) => from), pairs.map(({ to }) => to)]
  for (const statement of [...LOCK_PARTNERS, LOCK_CONTACTS]) await tenant.query(statement, columns.slice(0, 2))
  const related = await tenant.query(TAKE_RELATIONS, columns)
  const contacts = await tenant.query(TAKE_CONTACTS, columns)
  const fond = await tenant.query(TAKE_FAVORITES, columns)
  await tenant.query(FORGET_PERSONS, columns)
  await tenant.query(TAKE_PERSONS, columns)
  await publishRelations(tenant, [...new Set([...related.map(({ id }) => id), ...contacts.flatMap(({ id, contact }) => [id, contact])])])
  for (const userId of new Set(fond.map(({ id }) => id))) await publishToUser(tenant, userId, { kind: 'favorites.changed' })
}
