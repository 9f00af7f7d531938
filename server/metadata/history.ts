import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { canSayAgain, type ChangedValues, type MetadataChange, type SuggestedBy } from '../../src/domain/metadata/assetMetadata.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import type { TemplateState } from '../../src/domain/templates/lifecycle.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import type { AccessScope } from '../access/scope.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import type { Described, Describer } from './described.ts'
import { knownAttributes, readable } from './describing.ts'
import { reopenOfChange } from './suggested.ts'
import { saveMetadata, type SaveFailure, type Saved } from './save.ts'
import { type ValueNames, valueNames } from './valueNames.ts'

interface ChangeRow extends Omit<MetadataChange, 'at' | 'undoable' | 'suggested'> {
  readonly suggested: SuggestedBy | null
  /** Of its transaction, which may have begun long before. */
  readonly at: Date
  readonly writtenAt: Date
  readonly type: AttributeType
  readonly state: TemplateState
  readonly required: boolean
  readonly revision: number
  /** Of the attribute now. */
  readonly latest: number
}

/** As the index has it. */
const WRITTEN_AT = 'greatest(change.written_at, change.at)'

const COLUMNS = `
  change.id, change.at, ${WRITTEN_AT} as "writtenAt", change.first_name as "firstName", change.last_name as "lastName", change.template_id as "templateId",
  change.attribute_id as "attributeId", change.before, change.after, change.revision, attribute.type, attribute.required, template.state,
  (select jsonb_strip_nulls(jsonb_build_object('engine', suggestion.engine, 'page', suggestion.origin -> 'page', 'confidence', suggestion.confidence))
   from suggestions suggestion
   where suggestion.organization_id = $1 and suggestion.asset_id = $2 and suggestion.kind = 'Value' and suggestion.subject = change.attribute_id::text
     and suggestion.state = 'Accepted' and suggestion.decided_at = change.at limit 1) as suggested,
  coalesce((select max(newer.revision) from metadata_changes newer
   where newer.organization_id = $1 and newer.asset_id = $2 and newer.attribute_id = change.attribute_id), 0) as latest`
const FROM = `
  metadata_changes change
  join template_attributes attribute on attribute.organization_id = $1 and attribute.id = change.attribute_id
  join templates template on template.organization_id = $1 and template.id = attribute.template_id
  where change.organization_id = $1 and change.asset_id = $2 and ${readable('change.template_id', '$3')}`

const LIST = variants([EITHER, EITHER], (isOfOne, isContinued) =>
  sql<ChangeRow>(`
    select ${COLUMNS} from ${FROM}
      ${isOfOne ? 'and change.attribute_id = $5' : ''}
      ${isContinued ? `and (${WRITTEN_AT}, change.id) < ($${isOfOne ? 6 : 5}::timestamptz, $${isOfOne ? 7 : 6}::uuid)` : ''}
    order by ${WRITTEN_AT} desc, change.id desc limit $4`),
)
const ONE = sql<ChangeRow>(`select ${COLUMNS} from ${FROM} and change.id = $4`)

/** Those that were written in the transactions of these moments, in the order of their templates' attributes. */
const AT = sql<ChangeRow>(`select ${COLUMNS} from ${FROM} and change.at = any ($4::timestamptz[]) order by change.at desc, change.template_id, attribute.position`)

interface HistoryQuery extends Described {
  readonly attributeId?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

interface HistoryPage {
  readonly items: readonly MetadataChange[]
  readonly next: string | null
  readonly names: readonly Option[]
}

const shownChange = ({ type, state, required, revision, latest, at, writtenAt: _written, before, after, suggested, ...change }: ChangeRow, { current }: Pick<ValueNames, 'current'>): MetadataChange => ({
  ...change,
  ...(suggested === null ? {} : { suggested }),
  at: at.toISOString(),
  before: current(before, type),
  after: current(after, type),
  undoable: revision === latest && canSayAgain(before, { state, required }),
})

const namesIn = (tenant: Tenant, viewer: AccessScope, rows: readonly ChangeRow[]): Promise<ValueNames> =>
  valueNames(tenant, viewer, rows.map(({ type, before, after }) => ({ type, values: [...before, ...after] })))

/**
 * What was changed of an asset's values at these moments, by the moment, as far as the viewer is in the templates. That they may see the asset has
 * been decided.
 */
export const metadataChangesAt = async (
  tenant: Tenant,
  viewer: AccessScope,
  assetId: string,
  moments: readonly string[],
): Promise<ReadonlyMap<string, readonly ChangedValues[]>> => {
  const rows = moments.length === 0 ? [] : await tenant.query(AT, [tenant.organizationId, assetId, viewer.userId, moments])
  const attributes = new Map((await knownAttributes(tenant, [...new Set(rows.map(({ attributeId }) => attributeId))], viewer.userId)).map((one) => [one.id, one]))
  const names = await namesIn(tenant, viewer, rows)
  const changes = rows.flatMap((row) => {
    const { at, attributeId, firstName: _first, lastName: _last, templateId: _template, ...change } = shownChange(row, names)
    const known = attributes.get(attributeId)
    if (known === undefined) return []
    const { templateId: _of, ...attribute } = known
    return [{ at, change: { ...change, attribute, names: names.all.filter(({ id }) => change.before.includes(id) || change.after.includes(id)) } }]
  })
  return new Map([...Map.groupBy(changes, ({ at }) => at)].map(([at, own]) => [at, own.map(({ change }) => change)]))
}

/** What was changed of an asset's values, what was written last first, as far as the viewer is in the templates. */
export const metadataHistory = async (
  tenant: Tenant,
  viewer: AccessScope,
  { type, assetId, attributeId, after, limit }: HistoryQuery,
): Promise<Result.Result<HistoryPage, AssetUnseen | Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const rows = await tenant.query(LIST(attributeId !== undefined, place !== undefined), [
    tenant.organizationId,
    assetId,
    viewer.userId,
    limit + 1,
    ...(attributeId === undefined ? [] : [attributeId]),
    ...(place === undefined ? [] : [place.value, place.id]),
  ])
  const shown = rows.slice(0, limit)
  const names = await namesIn(tenant, viewer, shown)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: shown.map((row) => shownChange({ ...row, at: row.writtenAt }, names)),
    next: last === undefined ? null : writeCursor({ value: last.writtenAt.toISOString(), id: last.id }),
    names: names.all,
  })
}

/** Gives an attribute what it said before a change, unless it was changed since; its template describes the asset again. */
export const undoMetadata = async (
  tenant: Tenant,
  viewer: Describer,
  { changeId, ...place }: Described & { readonly changeId: string },
): Promise<Result.Result<Saved, SaveFailure | Failure<'STALE_EDIT' | 'NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const found = await findAsset(tenant, viewer, place.type, place.assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const [change] = await tenant.query(ONE, [tenant.organizationId, place.assetId, viewer.userId, changeId])
  if (change === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const { attributeId, before: values, revision } = change
  const saved = await saveMetadata(tenant, viewer, { ...place, changes: [{ attributeId, values, revision }] })
  if (Result.isFailure(saved)) return saved
  const [answer] = saved.success.answers
  if (answer?.outcome === 'stale') return Result.fail({ code: 'STALE_EDIT' })
  // What was said then is not to be said any more: an option that is gone, or nothing where something is required by now.
  if (answer?.outcome === 'saved') await reopenOfChange(tenant, place.assetId, attributeId, changeId)
  if (answer?.outcome === 'refused') return Result.fail({ code: 'VALIDATION_FAILED', fields: { [attributeId]: answer.problem } })
  return saved
}
