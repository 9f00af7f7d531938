import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { DescribingTemplate } from '../../src/domain/metadata/assetMetadata.ts'
import type { ColumnPreference } from '../../src/domain/metadata-table/columns.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { tableTemplate } from './tableTemplates.ts'

const READ = sql<{ columns: readonly ColumnPreference[] }>('select columns from table_columns where organization_id = $1 and user_id = $2 and template_id = $3')
const KEEP = sql(`
  insert into table_columns (organization_id, user_id, template_id, columns) values ($1, $2, $3, $4)
  on conflict (organization_id, user_id, template_id) do update set columns = excluded.columns`)

type Unknown = Failure<'TEMPLATE_NOT_FOUND'>

/** A template of the table, with its columns as its reader has them; nothing where they never said so. */
export const templateWithColumns = async (
  tenant: Tenant,
  userId: string,
  type: ResourceType,
  id: string,
): Promise<Result.Result<DescribingTemplate & { readonly columns: readonly ColumnPreference[] }, Unknown>> => {
  const template = await tableTemplate(tenant, userId, type, id)
  if (Result.isFailure(template)) return Result.fail(template.failure)
  const [kept] = await tenant.query(READ, [tenant.organizationId, userId, id])
  return Result.succeed({ ...template.success, columns: kept?.columns ?? [] })
}

/** The last ones that are kept are theirs wherever they sign in. */
export const keepColumns = async (tenant: Tenant, userId: string, type: ResourceType, id: string, columns: readonly ColumnPreference[]): Promise<Result.Result<object, Unknown>> => {
  const template = await tableTemplate(tenant, userId, type, id)
  if (Result.isFailure(template)) return Result.fail(template.failure)
  await tenant.query(KEEP, [tenant.organizationId, userId, id, JSON.stringify(columns)])
  return Result.succeed({})
}
