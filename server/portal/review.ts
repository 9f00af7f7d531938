import { MOST_EXAMPLES, RIGHTS_ELEMENTS, TEXT_ELEMENTS, type PortalReview, type ReviewedAsset, type ReviewedAssets } from '../../src/domain/portal/review.ts'
import { HOLDING_RULES } from '../../src/domain/portal/visibility.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** Assets that the attributes of these elements say something of. */
const saying = (elements: `$${number}`): string => `
  select distinct value.asset_id from metadata_values value
  where value.organization_id = $1
    and value.attribute_id in (select id from template_attributes where organization_id = $1 and element = any (${elements}::text[]))`

/**
 * Every asset once, under the first rule that holds it back (src/domain/portal/visibility.ts); public ones without a description of what they
 * show, or of how they may be used, under these as well. $2: today, $3: elements that describe, $4: those that tell of rights.
 */
const JUDGED = `
  with recursive kept (id) as (
    select folder_id from publication_restrictions where organization_id = $1 and folder_id is not null
    union
    select folder.id from kept join folders folder on folder.organization_id = $1 and folder.parent_id = kept.id
  ),
  later (id) as (
    select id from folders where organization_id = $1 and embargo_until > $2::date
    union
    select folder.id from later join folders folder on folder.organization_id = $1 and folder.parent_id = later.id
  ),
  judged as materialized (
    select asset.id,
      case
        when asset.trashed_at is not null or asset.folder_id is null
          or asset.folder_id in (select id from folders where organization_id = $1 and trashed_at is not null) then 'inTrash'
        when asset.kept_from_publication or asset.folder_id in (select id from kept) then 'restricted'
        when not asset.web_ready then 'notWebReady'
        when asset.embargo_until > $2::date or asset.folder_id in (select id from later) then 'embargo'
        else 'public'
      end as part,
      asset.preview = 'image' and asset.description = '' as undescribed, asset.rights_statement is null as unstated
    from assets asset where asset.organization_id = $1
  ),
  reviewed (id, part) as (
    select id, part from judged
    union all
    select id, 'withoutText' from judged where part = 'public' and undescribed and id not in (${saying('$3')})
    union all
    select id, 'withoutRights' from judged where part = 'public' and unstated
      and not exists (select from portals where organization_id = $1 and rights_statement is not null) and id not in (${saying('$4')})
  )`

const PARTS = ['public', ...HOLDING_RULES, 'withoutText', 'withoutRights'] as const

/** $5: the parts of which examples are named; $6: the reader, where something is restricted for them. */
const REVIEW = variants([EITHER], (restricted) =>
  sql<{ part: string; count: number; examples: readonly ReviewedAsset[] }>(`
    ${JUDGED},
    counted (part, count) as (select part, count(*)::integer from reviewed group by part)
    select counted.part, counted.count, coalesce((
      select json_agg(json_build_object('id', example.id, 'name', example.name, 'type', example.type)) from (
        select asset.id, asset.name, asset.type from reviewed
        join assets asset on asset.organization_id = $1 and asset.id = reviewed.id
        where reviewed.part = counted.part and counted.part = any ($5::text[]) ${restricted ? `and ${visible('asset', { isWide: true, user: '$6' })}` : ''}
        limit ${MOST_EXAMPLES}
      ) example
    ), '[]') as examples
    from counted`),
)

/** What the portal shows once it is Live. Numbers are everybody's; only what the reader sees is named. */
export const reviewPortal = async (tenant: Tenant, { userId, restricted }: AccessScope, today: string): Promise<PortalReview> => {
  const values = [tenant.organizationId, today, TEXT_ELEMENTS, RIGHTS_ELEMENTS]
  // What lies in the trash is named by the trash alone, to those who may open it.
  const named = PARTS.filter((part) => part !== 'inTrash')
  const rows = await tenant.query(REVIEW(restricted), [...values, named, ...(restricted ? [userId] : [])])
  const reviewed = (of: (typeof PARTS)[number]): ReviewedAssets => {
    const { count = 0, examples = [] } = rows.find(({ part }) => part === of) ?? {}
    return { count, examples }
  }
  return {
    public: reviewed('public'),
    held: { inTrash: reviewed('inTrash'), restricted: reviewed('restricted'), notWebReady: reviewed('notWebReady'), embargo: reviewed('embargo') },
    withoutText: reviewed('withoutText'),
    withoutRights: reviewed('withoutRights'),
  }
}
