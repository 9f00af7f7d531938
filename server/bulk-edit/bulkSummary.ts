import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { type BulkSummary, type TagCount, tagCounts } from '../../src/domain/bulk-edit/bulkPlan.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { RightsStatement } from '../../src/domain/rights-statements/rightsStatement.ts'
import { describingTemplates } from '../metadata/describing.ts'
import { canDescribe } from '../../src/domain/templates/template.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Asker } from '../access/scope.ts'
import { selectedAssets, type BulkFailure } from './bulkAssets.ts'

/** Spellings of tags that are counted, the most frequent first: 5,000 assets can carry 250,000. */
const MOST_SPELLINGS = 20_000

const VALUES = sql<Values>(`
  select count(distinct description collate "C")::integer as descriptions, min(description collate "C") as description,
    count(distinct repository_id)::integer + (count(*) > count(repository_id))::integer as repositories, min(repository_id::text) as "repositoryId",
    count(distinct rights_statement)::integer + (count(*) > count(rights_statement))::integer as statements, min(rights_statement) as "rightsStatement"
  from assets where organization_id = $1 and id = any ($2::uuid[])`)
const TAGS = sql<TagCount>(`
  select tag, count(*)::integer as assets
  from assets, unnest(tags) as tag where organization_id = $1 and id = any ($2::uuid[])
  group by tag order by assets desc limit ${MOST_SPELLINGS}`)
const DESCRIBED = sql<{ templateId: string; assets: number }>(`
  select template_id as "templateId", count(*)::integer as assets from asset_templates
  where organization_id = $1 and asset_id = any ($2::uuid[]) and template_id = any ($3::uuid[]) group by template_id`)
const REPOSITORY = sql<{ id: string; name: string }>('select id, name from repositories where organization_id = $1 and id = $2')

interface Values {
  readonly descriptions: number
  readonly description: string | null
  readonly repositories: number
  readonly repositoryId: string | null
  readonly statements: number
  readonly rightsStatement: RightsStatement | null
}

/** What selected assets hold, counted by the database. */
export const summaryOf = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<BulkSummary, BulkFailure>> => {
  const found = await selectedAssets(tenant, scope, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const ids = [tenant.organizationId, found.success.map(({ id }) => id)]
  const [[values], tags, templates] = await Promise.all([tenant.query(VALUES, ids), tenant.query(TAGS, ids), describingTemplates(tenant, scope.userId)])
  const fitting = templates.filter(({ type: of }) => canDescribe(of, type))
  const described = new Map((await tenant.query(DESCRIBED, [...ids, fitting.map(({ id }) => id)])).map((row) => [row.templateId, row.assets]))
  const { descriptions = 0, description = null, repositories = 0, repositoryId = null, statements = 0, rightsStatement = null } = values ?? {}
  const [repository = null] =
    repositories === 1 && repositoryId !== null
      ? await tenant.query(REPOSITORY, [tenant.organizationId, repositoryId])
      : []
  return Result.succeed({
    assets: found.success.length,
    description: descriptions > 1 ? { kind: 'mixed', values: descriptions } : { kind: 'same', value: description ?? '' },
    repository: repositories > 1 ? { kind: 'mixed', values: repositories } : { kind: 'same', value: repository },
    rightsStatement: statements > 1 ? { kind: 'mixed', values: statements } : { kind: 'same', value: rightsStatement },
    tags: tagCounts(tags),
    templates: fitting.map((template) => ({ template, assets: described.get(template.id) ?? 0 })),
  })
}
