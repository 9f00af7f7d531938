import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { keepFrom, type Keeping, showAgain } from './keptFrom.ts'
import { MOST_PERSONS } from '../../src/domain/persons/persons.ts'

/** Both rows of each relation of the others; what is one of them, or kept, is not related to itself. $2: kept, $3: the others. */
const TAKE_RELATIONS = sql<{ id: string; resource: string }>(`
  with taken as (
    select type, null::uuid as folder_id, $2::uuid as asset_id, other_type, other_folder_id, other_asset_id, created_at, created_by from relations
    where organization_id = $1 and asset_id = any ($3::uuid[]) and other_id <> all ($3::uuid[] || $2::uuid)
    union all
    select type, folder_id, asset_id, other_type, null, $2::uuid, created_at, created_by from relations
    where organization_id = $1 and other_asset_id = any ($3::uuid[]) and resource_id <> all ($3::uuid[] || $2::uuid)
  )
  insert into relations (id, organization_id, type, folder_id, asset_id, other_type, other_folder_id, other_asset_id, created_at, created_by)
  select gen_random_uuid(), $1, type, folder_id, asset_id, other_type, other_folder_id, other_asset_id, created_at, created_by
  from taken order by coalesce(folder_id, asset_id), coalesce(other_folder_id, other_asset_id), created_at
  on conflict do nothing
  returning id, resource_id as resource`)
const TAKE_FAVORITES = sql<{ id: string; user: string }>(`
  insert into favorites (id, organization_id, user_id, type, asset_id, created_at)
  select gen_random_uuid(), $1, user_id, type, $2, created_at from favorites
  where organization_id = $1 and asset_id = any ($3::uuid[])
  order by user_id, created_at
  on conflict do nothing
  returning id, user_id as user`)
/** Who is not named in the kept one; where they are seen is the same in a picture that looks alike. */
const TAKE_PERSONS = sql<{ id: string }>(`
  insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
  select gen_random_uuid(), $1, kept.id, kept.content_version, person.name, person.name_key, person.x, person.y, person.width, person.height,
    person.source, person.created_by, person.modified_by
  from assets kept
  cross join lateral (
    select distinct on (one.name_key) one.* from assets other
    join asset_persons one on one.organization_id = $1 and one.asset_id = other.id and one.content_version = other.content_version
    where other.organization_id = $1 and other.id = any ($3::uuid[])
    order by one.name_key, one.created_at
  ) person
  where kept.organization_id = $1 and kept.id = $2 and kept.preview = 'image' and not exists (
    select from asset_persons own where own.organization_id = $1 and own.asset_id = kept.id and own.content_version = kept.content_version and own.name_key = person.name_key)
  order by person.created_at
  limit greatest(0, ${MOST_PERSONS} - (select count(*) from asset_persons own join assets asset on asset.organization_id = $1 and asset.id = own.asset_id
    where own.organization_id = $1 and own.asset_id = $2 and own.content_version = asset.content_version))
  returning id`)
/** Who the contacts are to the others. */
const TAKE_CONTACTS = sql<{ id: string; contact: string }>(`
  insert into contact_relations (id, organization_id, contact_id, type, asset_id, kind, begun, ended, note, created_at, created_by)
  select gen_random_uuid(), $1, relation.contact_id, kept.type, kept.id, relation.kind, relation.begun, relation.ended, relation.note, relation.created_at, relation.created_by
  from assets kept join contact_relations relation on relation.organization_id = $1 and relation.asset_id = any ($3::uuid[])
  where kept.organization_id = $1 and kept.id = $2
  order by relation.contact_id, relation.created_at, relation.id
  on conflict do nothing
  returning id, contact_id as contact`)
/** What people tied to the others, as rows of the kept one. */
export interface TakenTies {
  readonly relations: readonly string[]
  readonly favorites: readonly string[]
  readonly persons: readonly string[]
  readonly contactRelations: readonly string[]
  readonly restrictions: readonly string[]
  readonly publications: readonly string[]
}

/** What is related by them, whose favorites they are, and whom the kept one is kept from. */
export interface Concerned {
  readonly related: readonly string[]
  readonly fond: readonly string[]
  readonly kept: readonly string[]
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

/** Gives the kept asset the relations, also to contacts, the favorites, the persons and the restrictions of the others. They keep their own. */
export const takeTiesOf = async (tenant: Tenant, keeping: Keeping): Promise<TakenTies & Concerned> => {
  const values = [tenant.organizationId, keeping.keep, keeping.others]
  const relations = await tenant.query(TAKE_RELATIONS, values)
  const favorites = await tenant.query(TAKE_FAVORITES, values)
  const persons = await tenant.query(TAKE_PERSONS, values)
  const contacts = await tenant.query(TAKE_CONTACTS, values)
  return {
    relations: idsOf(relations),
    favorites: idsOf(favorites),
    persons: idsOf(persons),
    contactRelations: idsOf(contacts),
    related: [...new Set([...relations.map(({ resource }) => resource), ...contacts.map(({ contact }) => contact)])],
    fond: [...new Set(favorites.map(({ user }) => user))],
    ...(await keepFrom(tenant, keeping)),
  }
}

const GIVE_RELATIONS = sql<{ resource: string }>('delete from relations where organization_id = $1 and id = any ($2::uuid[]) returning resource_id as resource')
const GIVE_FAVORITES = sql<{ user: string }>('delete from favorites where organization_id = $1 and id = any ($2::uuid[]) returning user_id as user')
const GIVE_PERSONS = sql('delete from asset_persons where organization_id = $1 and id = any ($2::uuid[])')

const GIVE_CONTACTS = sql<{ contact: string }>('delete from contact_relations where organization_id = $1 and id = any ($2::uuid[]) returning contact_id as contact')

/** Takes away again what a merge brought. */
export const giveTiesBack = async (tenant: Tenant, ties: TakenTies): Promise<Concerned> => {
  const { organizationId } = tenant
  const relations = await tenant.query(GIVE_RELATIONS, [organizationId, ties.relations])
  const favorites = await tenant.query(GIVE_FAVORITES, [organizationId, ties.favorites])
  await tenant.query(GIVE_PERSONS, [organizationId, ties.persons])
  const contacts = await tenant.query(GIVE_CONTACTS, [organizationId, ties.contactRelations])
  const kept = await showAgain(tenant, ties.restrictions, ties.publications)
  const related = new Set([...relations.map(({ resource }) => resource), ...contacts.map(({ contact }) => contact)])
  return { related: [...related], fond: [...new Set(favorites.map(({ user }) => user))], kept }
}
