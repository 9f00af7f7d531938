import { fileNumber } from '../../src/domain/assets/fileNumber.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const TAKE = sql<{ last: number; organization: string; year: number }>(`
  update organization_usage usage set last_file_number = last_file_number + $2
  from organizations organization
  where usage.organization_id = $1 and organization.id = $1
  returning last_file_number as last, organization.name as organization, extract(year from now())::integer as year`)
const TAKEN = sql<{ key: string }>('select file_number_key as key from assets where organization_id = $1 and file_number_key = any ($2::text[])')

/** So many automatic file numbers that nothing has yet. */
export type FileNumbers = (count: number) => Promise<readonly string[]>

/** The next automatic file numbers; those that somebody gave by hand are passed over. */
export const takeFileNumbers = async (tenant: Tenant, count: number): Promise<readonly string[]> => {
  const free: string[] = []
  while (free.length < count) {
    const missing = count - free.length
    const [row] = await tenant.query(TAKE, [tenant.organizationId, missing])
    if (row === undefined) throw new Error('An organization without a count of what it holds')
    const numbers = Array.from({ length: missing }, (_, step) => fileNumber(row.organization, row.year, row.last - missing + 1 + step))
    const taken = await tenant.query(TAKEN, [tenant.organizationId, numbers.map(nameKey)])
    const keys = new Set(taken.map(({ key }) => key))
    free.push(...numbers.filter((number) => !keys.has(nameKey(number))))
  }
  return free
}
