import type { Person } from '../../src/domain/persons/persons.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** A person as the database has them. */
export interface PersonRow extends Omit<Person, 'area'> {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const PERSON_COLUMNS = 'id, name, x, y, width, height, source, revision'

export const personOf = ({ id, name, x, y, width, height, source, revision }: PersonRow): Person => ({
  id,
  name,
  area: { x, y, width, height },
  source,
  revision,
})

const COPY = sql(`
  insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source,
    created_at, created_by, modified_at, modified_by)
  select gen_random_uuid(), $1, pair.target, person.content_version, person.name, person.name_key, person.x, person.y, person.width, person.height,
    person.source, person.created_at, person.created_by, person.modified_at, person.modified_by
  from unnest($2::uuid[], $3::uuid[]) as pair (source, target)
  join assets asset on asset.organization_id = $1 and asset.id = pair.source
  join asset_persons person on person.organization_id = $1 and person.asset_id = pair.source and person.content_version = asset.content_version`)

/** Both have the same file, as copies do: whom the source shows in it is shown once. */
const FORGET = sql(`
  delete from asset_persons person
  using unnest($2::uuid[], $3::uuid[]) as pair (source, target)
  join assets asset on asset.organization_id = $1 and asset.id = pair.source
  where person.organization_id = $1 and person.asset_id = pair.target and person.content_version = asset.content_version`)

export const forgetPersons = async (tenant: Tenant, sources: readonly string[], targets: readonly string[]): Promise<void> => {
  await tenant.query(FORGET, [tenant.organizationId, sources, targets])
}

/** Who can be seen in a file can be seen in it as another asset's, too. */
export const copyPersons = async (tenant: Tenant, sources: readonly string[], targets: readonly string[]): Promise<void> => {
  await tenant.query(COPY, [tenant.organizationId, sources, targets])
}
