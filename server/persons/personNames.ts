import { nameKey } from '../../src/domain/naming/names.ts'
import { MOST_NAMES } from '../../src/domain/persons/persons.ts'
import type { Viewer } from '../access/viewer.ts'
import { literalPattern } from '../database/literalPattern.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { visible } from '../access/visibility.ts'
import { isStorable } from '../database/unreadable.ts'

const find = (isRestricted: boolean): Statement<{ name: string }> => sql(`
  select min(person.name) as name
  from asset_persons person
  join assets asset on asset.organization_id = $1 and asset.id = person.asset_id and asset.content_version = person.content_version
  where person.organization_id = $1 and asset.type = any ($2::text[]) and (person.name_key like $3 or person.name_key like '% ' || $3)
    and ${visible('asset', { isWide: true, user: isRestricted ? '$5' : undefined })}
  group by person.name_key
  order by count(*) desc, person.name_key
  limit $4`)
const FIND = find(false)
const FIND_FOR = find(true)

const asPattern = (typed: string): string => `${literalPattern(nameKey(typed))}%`

/** Names of persons in pictures that the viewer may see, which begin, or have a word that begins, with what was typed. */
export const personNames = async (tenant: Tenant, { userId, restricted, modules }: Viewer, typed: string): Promise<readonly string[]> => {
  if (!isStorable(typed)) return []
  const values = [tenant.organizationId, modules, asPattern(typed), MOST_NAMES]
  const rows = await tenant.query(restricted ? FIND_FOR : FIND, restricted ? [...values, userId] : values)
  return rows.map(({ name }) => name)
}
