import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { type TableChoice, templateToOpen } from '../../src/domain/metadata-table/tableChoice.ts'
import { tableRightOf } from '../../src/domain/metadata-table/tableScope.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { templateWithColumns } from './keptColumns.ts'
import { placedRows, prepared } from './tablePage.ts'
import { tableTemplates } from './tableTemplates.ts'

const HAVING = sql<{ id: string }>(`
  select template_id as id from template_attributes where organization_id = $1 and id = any ($2::uuid[])
  group by template_id having count(*) = cardinality($2)`)

interface ChoiceQuery extends TableChoice {
  readonly type: ResourceType
  /** It is this one. */
  readonly templateId?: string | undefined
}

/** Nothing is described where the viewer may not look. */
const describesAny = async (tenant: Tenant, viewer: Viewer, { type, scope }: ChoiceQuery, templateId: string): Promise<boolean> => {
  if (!can(viewer.permissions, tableRightOf(scope))) return false
  const ready = await prepared(tenant, viewer, { type, templateId, scope, sort: { by: 'name' }, direction: 'asc', filters: [], search: '' })
  return Result.isSuccess(ready) && (await placedRows(tenant, viewer, ready.success, undefined, 1, { counts: false })).rows.length > 0
}

/** The templates that the module's assets can be looked at by, and with its columns the one that a table opens by; null: there is none. */
export const choice = async (tenant: Tenant, viewer: Viewer, asked: ChoiceQuery) => {
  const templates = await tableTemplates(tenant, viewer.userId, asked.type)
  const having = async (attributeIds: readonly string[]): Promise<readonly string[]> => (await tenant.query(HAVING, [tenant.organizationId, [...new Set(attributeIds)]])).map(({ id }) => id)
  const id = asked.templateId ?? (await templateToOpen(templates, asked, { having, describesAny: (one) => describesAny(tenant, viewer, asked, one) }))?.id
  if (id === undefined) return Result.succeed({ templates, template: null })
  return Result.map(await templateWithColumns(tenant, viewer.userId, asked.type, id), (template) => ({ templates, template }))
}
