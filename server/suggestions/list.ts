import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { LibraryItem } from '../../src/domain/items/item.ts'
import { MOST_COUNTED, type SuggestedAttribute, type SuggestionCounts, type SuggestionFilter } from '../../src/domain/suggestions/deciding.ts'
import { ENGINES, type Engine, type Suggestion, type SuggestionKind } from '../../src/domain/suggestions/suggestion.ts'
import type { DescribingTemplate } from '../../src/domain/metadata/assetMetadata.ts'
import type { ValueName } from '../../src/domain/metadata/names.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { itemsOf } from '../items/listedItems.ts'
import { namedTemplates } from '../metadata/describing.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { FILTERED, FITS, suggestionOf, SUGGESTION_COLUMNS, valuesOf, within, type Reviewer, type SuggestionRow } from './open.ts'

/** What a filter says of a suggestion alone, so that a walk passes over the others; the planner takes none of it for rare. */
const ALONE = `
  coalesce(kind = any ($4::text[]) and ($6::text is null or engine = $6) and ($8::uuid is null or attribute_id = $8) and ($10::double precision is null or confidence >= $10), false)`
/** Of assets that are named, whatever the plan, what is theirs is found by its index. */
const OF_NAMED = 'and suggestion.asset_id = any ($11::uuid[])'

/** Read one by one, for as long as more are wanted. */
const WALKED = `(select * from suggestions where organization_id = $1 and state = 'Open' and ${ALONE} and ($11::uuid[] is null or asset_id = any ($11)) offset 0)`

/**
 * Walks what is open in the order in which it is listed, until the page is full: each asset is asked whether anything of it is for who looks: a left join, for the same
 * reason. What it takes for rare it reads whole, and sorts. */
const page = variants([EITHER, EITHER, EITHER], (restricted, isContinued, isNamed) => sql<{ id: string; parent: string | null; listed: Date }>(`
  select walked.asset_id as id, found.parent, walked.listed_at as listed
  from (
    select distinct on (listed_at, asset_id) listed_at, asset_id from suggestions
    where organization_id = $1 and state = 'Open' and ${ALONE} ${isNamed ? 'and asset_id = any ($11::uuid[])' : ''}
      ${isContinued ? 'and listed_at <= $13 and (listed_at < $13 or asset_id > $14)' : ''}
    order by listed_at desc, asset_id offset 0
  ) walked
  left join lateral (
    select true as theirs, asset.folder_id as parent ${within(restricted)} ${FILTERED} and ${FITS}
      and suggestion.asset_id = walked.asset_id and suggestion.listed_at = walked.listed_at limit 1
  ) found on true
  where coalesce(found.theirs, false)
  order by walked.listed_at desc, walked.asset_id
  limit $12`))
/** In the order in which people decide: what is surest first. */
const rows = variants([EITHER], (restricted) => sql<SuggestionRow & { templateId: string | null; type: AttributeType | null }>(`
  select ${SUGGESTION_COLUMNS}, attribute.template_id as "templateId", attribute.type
  from (select suggestion.* ${within(restricted)} ${FILTERED} ${OF_NAMED} and ${FITS}) suggestion
  left join template_attributes attribute on attribute.organization_id = $1 and attribute.id = suggestion.attribute_id
  order by array_position(array['Tag', 'Face', 'Value'], suggestion.kind), suggestion.confidence desc, suggestion.id`))
const count = variants([EITHER], (restricted) => sql<{ kind: SuggestionKind; engine: Engine; attributeId: string | null; count: number }>(`
  select kind, engine, attribute_id as "attributeId", count(*)::integer as count
  from (select suggestion.kind, suggestion.engine, suggestion.attribute_id ${within(restricted, WALKED)} ${FILTERED} and ${FITS} limit ${MOST_COUNTED + 1}) counted group by kind, engine, attribute_id`))
const ATTRIBUTES = sql<SuggestedAttribute>(`
  select attribute.id, attribute.name, template.id as "templateId", template.name as "templateName" from template_attributes attribute
  join templates template on template.organization_id = $1 and template.id = attribute.template_id
  where attribute.organization_id = $1 and attribute.id = any ($2::uuid[]) order by template.name, template.id, attribute.name, attribute.id`)

interface Asked extends SuggestionFilter {
  readonly after?: string | undefined
  readonly limit: number
}

type ListedAsset = Extract<LibraryItem, { readonly kind: 'asset' }>

interface Page {
  readonly assets: readonly (Pick<ListedAsset, 'asset' | 'path'> & { readonly suggestions: readonly Suggestion[] })[]
  readonly templates: readonly DescribingTemplate[]
  readonly names: readonly ValueName[]
  readonly next: string | null
}

/** Assets with what is proposed of them, the latest first. */
export const suggestionPage = async (tenant: Tenant, reviewer: Reviewer, { after, limit, ...filter }: Asked): Promise<Result.Result<Page, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const values = await valuesOf(tenant, reviewer, filter)
  const found = await tenant.query(page(reviewer.restricted, place !== undefined, filter.assetId !== undefined), [...values, limit + 1, ...(place === undefined ? [] : [place.value, place.id])])
  const shown = found.slice(0, limit)
  const ids = shown.map(({ id }) => id)
  const proposed = ids.length === 0 ? [] : await tenant.query(rows(reviewer.restricted), [...values.slice(0, -1), [...new Set(ids)]])
  const items = await itemsOf(tenant, reviewer, shown.map(({ id, parent }) => ({ kind: 'asset', id, parent })))
  const templates = await namedTemplates(tenant, [...new Set(proposed.flatMap(({ templateId }) => templateId ?? []))], reviewer.userId)
  const types = new Map(templates.flatMap(({ attributes }) => attributes.map(({ id, type }) => [id, type] as const)))
  const names = await valueNames(tenant, reviewer, proposed.map(({ subject, value }) => ({ type: types.get(subject) ?? 'text', values: value })))
  const last = found.length > limit ? shown.at(-1) : undefined
  const byAsset = Map.groupBy(proposed.map(suggestionOf), ({ assetId }) => assetId)
  // What came back by an undo stands elsewhere than what was proposed since; it is shown once.
  const once = new Map(items.flatMap((item) => (item.kind === 'asset' ? [[item.asset.id, item] as const] : [])))
  return Result.succeed({
    assets: [...once.values()].map(({ asset, path }) => ({ asset, path, suggestions: byAsset.get(asset.id) ?? [] })),
    templates,
    names: names.all,
    next: last === undefined ? null : writeCursor({ value: last.listed.toISOString(), id: last.id }),
  })
}

interface ProposedValues {
  readonly suggestions: readonly Suggestion[]
  readonly names: readonly ValueName[]
}

/** What values of a template are proposed of some assets, and what they stand for. */
export const proposedValues = async (tenant: Tenant, reviewer: Reviewer, { templateId, assetIds }: { readonly templateId: string; readonly assetIds: readonly string[] }): Promise<ProposedValues> => {
  const values = await valuesOf(tenant, reviewer, { kind: 'Value', templateId })
  const proposed = assetIds.length === 0 ? [] : await tenant.query(rows(reviewer.restricted), [...values.slice(0, -1), assetIds])
  const names = await valueNames(tenant, reviewer, proposed.map(({ type, value }) => ({ type: type ?? 'text', values: value })))
  return { suggestions: proposed.map(suggestionOf), names: names.all }
}

export const suggestionCounts = async (tenant: Tenant, reviewer: Reviewer, filter: SuggestionFilter): Promise<SuggestionCounts> => {
  const counted = await tenant.query(count(reviewer.restricted), await valuesOf(tenant, reviewer, filter))
  const of = (kind: SuggestionKind): number => counted.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0)
  const counts = { Tag: of('Tag'), Face: of('Face'), Value: of('Value') }
  const attributes = [...new Set(counted.flatMap(({ attributeId }) => attributeId ?? []))]
  return {
    ...counts,
    more: counts.Tag + counts.Face + counts.Value > MOST_COUNTED,
    engines: ENGINES.filter((engine) => counted.some((one) => one.engine === engine)),
    attributes: attributes.length === 0 ? [] : await tenant.query(ATTRIBUTES, [tenant.organizationId, attributes]),
  }
}
