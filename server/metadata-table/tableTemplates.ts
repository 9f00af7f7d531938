import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { DescribingTemplate } from '../../src/domain/metadata/assetMetadata.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readable } from '../metadata/describing.ts'
import { ATTRIBUTE_COLUMNS, attributeOf, displayOf, type AttributeRow } from '../templates/templateRows.ts'

type TableTemplate = Pick<DescribingTemplate, 'id' | 'name' | 'shortDescription' | 'state'>

/** Published, of the module, and its reader is in it. */
const SHOWN = `
  template.organization_id = $1 and template.state <> 'Created' and template.type in ($2, 'ALL') and ${readable('template.id', '$3')}`
const LIST = sql<TableTemplate>(`
  select template.id, template.name, template.short_description as "shortDescription", template.state
  from templates template where ${SHOWN} and template.state <> 'Hidden' order by template.name_key, template.id`)
const READ = sql<TableTemplate & Pick<DescribingTemplate, 'type'>>(`
  select template.id, template.name, template.short_description as "shortDescription", template.state, template.type
  from templates template where ${SHOWN} and template.id = $4`)
const ATTRIBUTES = sql<AttributeRow>(`
  select ${ATTRIBUTE_COLUMNS} from template_attributes attribute where attribute.organization_id = $1 and attribute.template_id = $2 order by attribute.position`)

/** The templates that the module's assets can be looked at by. */
export const tableTemplates = (tenant: Tenant, userId: string, type: ResourceType): Promise<readonly TableTemplate[]> =>
  tenant.query(LIST, [tenant.organizationId, type, userId])

/** One of them with its columns, or a hidden one: what it describes keeps it. */
export const tableTemplate = async (
  tenant: Tenant,
  userId: string,
  type: ResourceType,
  id: string,
): Promise<Result.Result<DescribingTemplate, Failure<'TEMPLATE_NOT_FOUND'>>> => {
  const [[template], rows] = await Promise.all([
    tenant.query(READ, [tenant.organizationId, type, userId, id]),
    tenant.query(ATTRIBUTES, [tenant.organizationId, id]),
  ])
  if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  return Result.succeed({ ...template, attributes: rows.map(attributeOf), displayFields: displayOf(rows) })
}
