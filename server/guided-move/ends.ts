import { RESOURCE_TYPES } from '../../src/domain/access/modules.ts'
import type { MoveEnd } from '../../src/domain/guided-move/guidedMove.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { canDescribe, type Template, type TemplateType } from '../../src/domain/templates/template.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { attributesOf, readable } from '../metadata/describing.ts'
import { valuesOf } from '../metadata/valueRows.ts'

/** A template that values leave or go to. */
export interface End extends MoveEnd, Pick<Template, 'name' | 'type'> {}

export interface Ends {
  readonly from: End
  readonly to: End
}

/** Whoever hides or deactivates one waits until a batch is done, or is waited for. */
const TEMPLATES = variants([EITHER], (locks) => sql<Omit<End, 'attributes'>>(`
  select template.id, template.name, template.state, template.type from templates template
  where template.organization_id = $1 and template.id = any ($2::uuid[]) and ${readable('template.id', '$3')}
  order by template.id ${locks ? 'for share of template' : ''}`))

/** Both templates of a move; undefined: who moves is not in one of them, or it is not there. */
export const endsOf = async (
  tenant: Tenant,
  { userId }: Pick<AccessScope, 'userId'>,
  { templateId, targetId }: { readonly templateId: string; readonly targetId: string },
  { locks }: { readonly locks: boolean },
): Promise<Ends | undefined> => {
  const rows = await tenant.query(TEMPLATES(locks), [tenant.organizationId, [templateId, targetId], userId])
  const attributes = await attributesOf(tenant, rows.map(({ id }) => id))
  const [from, to] = [templateId, targetId].map((wanted) => rows.find(({ id }) => id === wanted))
  if (from === undefined || to === undefined) return undefined
  const withAttributes = (row: Omit<End, 'attributes'>): End => ({ ...row, attributes: attributes.get(row.id) ?? [] })
  return { from: withAttributes(from), to: withAttributes(to) }
}

/** Assets that `assigned` describes, and that whoever moves may edit: none in the trash, kept from them, or of a module that the target does not describe. */
const reachable = (restricted: boolean): string => `
  asset_templates assigned join assets asset on asset.organization_id = $1 and asset.id = assigned.asset_id
  where assigned.organization_id = $1 and assigned.template_id = $2 and asset.type = any ($3::text[])
    and ${visible('asset', { isWide: true, user: restricted ? '$4' : undefined })}`

/** Said of both: a join that begins with the other one would read all of them up to there. */
const beyond = (after: string): string => `assigned.asset_id > ${after}::uuid and asset.id > ${after}::uuid`

const NEXT = variants([EITHER], (restricted) => sql<{ id: string }>(`
  select assigned.asset_id as id from ${reachable(restricted)} and ${beyond(`$${restricted ? 5 : 4}`)}
  order by assigned.asset_id limit $${restricted ? 6 : 5}`))
/** What an asset says by attributes, each named once for each of its values, in their order. */
interface NextValues {
  readonly id: string
  readonly attributes: readonly string[]
  readonly values: readonly MetadataValue[]
  /** It says something by attributes that stay. */
  readonly stays: boolean
}

const NEXT_VALUES = variants([EITHER], (restricted) => {
  const place = (at: number): string => `$${restricted ? at : at - 1}`
  const after = place(5)
  return sql<NextValues>(`
  select next.id, said.attributes, said.values, exists (
    select from metadata_values value where value.organization_id = $1 and value.asset_id = next.id and value.attribute_id = any (${place(8)}::uuid[])) as stays
  from (select assigned.asset_id as id from ${reachable(restricted)} and ${beyond(after)} order by assigned.asset_id limit ${place(6)}) next
  cross join lateral (
    select coalesce(to_json(array_agg(value.attribute_id order by value.attribute_id, value.position)), '[]') as attributes,
      coalesce(to_json(array_agg(value.value order by value.attribute_id, value.position)), '[]') as values
    from ${valuesOf('next.id', `value.attribute_id = any (${place(7)}::uuid[])`)} value) said
  order by next.id`)
})
const COUNT_VALUES = variants([EITHER], (restricted) => sql<{ attributeId: string; count: number }>(`
  select value.attribute_id as "attributeId", count(*)::integer as count
  from metadata_values value join (select assigned.asset_id from ${reachable(restricted)}) reached on reached.asset_id = value.asset_id
  where value.organization_id = $1 and value.attribute_id = any ($${restricted ? 5 : 4}::uuid[])
  group by value.attribute_id`))
/** Of all assets that the template describes. */
const COUNT_ALL_VALUES = sql<{ attributeId: string; count: number }>(`
  select value.attribute_id as "attributeId", count(*)::integer as count
  from metadata_values value where value.organization_id = $1 and value.attribute_id = any ($2::uuid[]) group by value.attribute_id`)
const COUNT = variants([EITHER], (restricted) => sql<{ count: number }>(`select count(*)::integer as count from ${reachable(restricted)}`))
const DESCRIBED = sql<{ count: number }>('select count(*)::integer as count from asset_templates where organization_id = $1 and template_id = $2')

const typesOf = (type: TemplateType) => RESOURCE_TYPES.filter((one) => canDescribe(type, one))
const parameters = (tenant: Tenant, scope: AccessScope, { from, to }: Ends): readonly unknown[] => [
  tenant.organizationId,
  from.id,
  typesOf(to.type),
  ...(scope.restricted ? [scope.userId] : []),
]

/** The assets whose turn it is next, in the order of their identifiers. */
export const nextAssets = async (tenant: Tenant, scope: AccessScope, ends: Ends, after: string, limit: number): Promise<readonly string[]> =>
  (await tenant.query(NEXT(scope.restricted), [...parameters(tenant, scope, ends), after, limit])).map(({ id }) => id)

/** The same with what they say by attributes, and whether they say something by those that stay. */
export const nextValues = (tenant: Tenant, scope: AccessScope, ends: Ends, after: string, limit: number, { walked, staying }: Record<'walked' | 'staying', readonly string[]>): Promise<readonly NextValues[]> =>
  tenant.query(NEXT_VALUES(scope.restricted), [...parameters(tenant, scope, ends), after, limit, walked, staying])

/** How many values they say by attributes. `areAll`: no asset of the template is left as it is, so that none has to be looked at. */
export const countValues = async (tenant: Tenant, scope: AccessScope, ends: Ends, attributeIds: readonly string[], { areAll }: { readonly areAll: boolean }): Promise<ReadonlyMap<string, number>> => {
  const asked = areAll
    ? tenant.query(COUNT_ALL_VALUES, [tenant.organizationId, attributeIds])
    : tenant.query(COUNT_VALUES(scope.restricted), [...parameters(tenant, scope, ends), attributeIds])
  return new Map((await asked).map(({ attributeId, count }) => [attributeId, count]))
}

/** How many assets are moved, and how many are left as they are. */
export const countAssets = async (tenant: Tenant, scope: AccessScope, ends: Ends): Promise<{ readonly reached: number; readonly left: number }> => {
  const [[reached], [described]] = await Promise.all([
    tenant.query(COUNT(scope.restricted), parameters(tenant, scope, ends)),
    tenant.query(DESCRIBED, [tenant.organizationId, ends.from.id]),
  ])
  const count = reached?.count ?? 0
  return { reached: count, left: (described?.count ?? 0) - count }
}
