import type { ResourceType } from '../../src/domain/access/modules.ts'
import { unmarked } from '../../src/domain/persons/persons.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import { sameName } from '../../src/domain/naming/names.ts'
import type { Area } from '../../src/domain/persons/area.ts'
import { keptProposals, type KeptProposal, type Proposal } from '../../src/domain/suggestions/proposal.ts'
import type { Engine, Origin, SuggestionKind, SuggestionState } from '../../src/domain/suggestions/suggestion.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { timedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { indexedKey } from '../metadata/valueRows.ts'

/** The file of which something is proposed, and what its asset said already when it was looked through: nothing was proposed for that. */
export interface LookedThrough {
  readonly assetId: string
  readonly contentVersion: string
  readonly said?: { readonly tags?: readonly string[]; readonly attributes?: ReadonlySet<string> }
}

interface Held {
  readonly type: ResourceType
  readonly tags: readonly string[]
}

/** Whoever decides holds it as well: one behind the other. */
const HOLD = sql<Held>('select type, tags from assets where organization_id = $1 and id = $2 and content_version = $3 for no key update')
/** Attributes by which the asset can be described now, and that say nothing of it. */
const BLANK = sql<{ id: string; type: AttributeType }>(`
  select attribute.id, attribute.type from template_attributes attribute
  join templates template on template.organization_id = $1 and template.id = attribute.template_id and template.state = 'Active' and template.type in ($3, 'ALL')
  where attribute.organization_id = $1 and attribute.id = any ($4::uuid[])
    and not exists (select from metadata_values value where value.organization_id = $1 and value.asset_id = $2 and value.attribute_id = attribute.id)`)
const MARKED = sql<Area>('select x, y, width, height from asset_persons where organization_id = $1 and asset_id = $2 and content_version = $3')

interface Known {
  readonly id: string
  readonly kind: SuggestionKind
  readonly subject: string
  readonly key: string
  readonly state: SuggestionState
  readonly engine: Engine
  readonly value: readonly string[]
  readonly confidence: number
  readonly origin: Omit<Origin, 'engine'>
  readonly contentVersion: string
}

const KNOWN = sql<Known>(`
  select id, kind, subject, value_key as key, state, engine, value, confidence, origin, content_version as "contentVersion" from suggestions
  where organization_id = $1 and asset_id = $2`)
/** With what is open of the asset already, so that lists have it in one place. */
const INSERT = sql(`
  insert into suggestions (id, organization_id, asset_id, content_version, kind, subject, attribute_id, value, value_key, confidence, engine, origin, listed_at)
  select fresh.id, $1, $2, $3, fresh.kind, fresh.subject, case fresh.kind when 'Value' then fresh.subject::uuid end,
    array(select jsonb_array_elements_text(fresh.value)), fresh.key, fresh.confidence, fresh.engine, fresh.origin,
    coalesce((select max(open.listed_at) from suggestions open where open.organization_id = $1 and open.asset_id = $2 and open.state = 'Open'), now())
  from unnest($4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::text[], $9::double precision[], $10::text[], $11::jsonb[])
    as fresh (id, kind, subject, value, key, confidence, engine, origin)`)
const UPDATE = sql(`
  update suggestions set content_version = $3, value = array(select jsonb_array_elements_text(other.value)), confidence = other.confidence, engine = other.engine, origin = other.origin
  from unnest($4::uuid[], $5::jsonb[], $6::double precision[], $7::text[], $8::jsonb[]) as other (id, value, confidence, engine, origin)
  where organization_id = $1 and asset_id = $2 and suggestions.id = other.id and state = 'Open'`)
const DELETE = sql(`delete from suggestions where organization_id = $1 and id = any ($2::uuid[]) and state = 'Open'`)

const nameOf = ({ kind, subject, key }: Pick<Known, 'kind' | 'subject' | 'key'>): string => JSON.stringify([kind, subject, key])

/** Without the engine, which has a column of its own. */
const detailsOf = (origin: Origin): Omit<Origin, 'engine'> => Object.fromEntries(Object.entries(origin).filter(([field]) => field !== 'engine'))

const isSame = (known: Known, { values, confidence, origin }: KeptProposal, contentVersion: string): boolean =>
  known.contentVersion === contentVersion &&
  known.confidence === confidence &&
  JSON.stringify([known.engine, known.value]) === JSON.stringify([origin.engine, values]) &&
  JSON.stringify(Object.entries(known.origin).toSorted()) === JSON.stringify(Object.entries(detailsOf(origin)).toSorted())

const isSaid = ({ kind, subject, value }: Known, { tags, attributes }: NonNullable<LookedThrough['said']>): boolean =>
  kind === 'Tag' ? tags?.some((tag) => sameName(tag, value[0] ?? '')) === true : kind === 'Value' && attributes?.has(subject) === true

/** What the asset does not say, show or carry already. */
const missing = async (tenant: Tenant, assetId: string, contentVersion: string, { type, tags }: Held, proposals: readonly Proposal[]): Promise<readonly KeptProposal[]> => {
  const attributes = proposals.flatMap((one) => (one.kind === 'Value' ? [one.attributeId] : []))
  const hasFaces = proposals.some(({ kind }) => kind === 'Face')
  const [blank, marked] = await Promise.all([
    attributes.length === 0 ? [] : tenant.query(BLANK, [tenant.organizationId, assetId, type, [...new Set(attributes)]]),
    hasFaces ? tenant.query(MARKED, [tenant.organizationId, assetId, contentVersion]) : [],
  ])
  const types = new Map(blank.map((one) => [one.id, one.type]))
  const persons = marked.map((area) => ({ area }))
  const keyOf = (attributeId: string) => {
    const of = types.get(attributeId)
    return of === undefined ? undefined : VALUE_TYPES[of].keyOf
  }
  return keptProposals(proposals, keyOf)
    .filter(({ kind, values, origin: { area } }) => {
      if (kind === 'Tag') return !tags.some((tag) => values.some((value) => sameName(tag, value)))
      return kind === 'Value' || (area !== undefined && unmarked([{ name: '', area }], persons).length > 0)
    })
    .map((one) => ({ ...one, key: indexedKey(one.key) }))
}

/**
 * Replaces what engines propose of an asset, in the caller's transaction: what is open of these engines and not proposed again goes, what is decided
 * stays and is never proposed again, and what the asset has already is left out. What it said when it was looked through stays as it is: it may have been
 * taken back meanwhile. Two engines that propose the same: the more confident one stands. Does nothing where the asset is gone, or holds another file than
 * `contentVersion`. Throws where a proposal is of no engine named.
 */
export const propose = async (tenant: Tenant, { assetId, contentVersion, said = {} }: LookedThrough, engines: readonly Engine[], proposals: readonly Proposal[]): Promise<void> => {
  const stranger = proposals.find(({ origin }) => !engines.includes(origin.engine))
  if (stranger !== undefined) throw new Error(`A proposal of ${stranger.origin.engine} among those of ${engines.join(', ')}`)
  const [held] = await tenant.query(HOLD, [tenant.organizationId, assetId, contentVersion])
  if (held === undefined) return
  const kept = await missing(tenant, assetId, contentVersion, held, proposals)
  const known = new Map((await tenant.query(KNOWN, [tenant.organizationId, assetId])).map((row) => [nameOf(row), row]))
  const names = new Set(kept.map(nameOf))
  const fresh = kept.filter((one) => !known.has(nameOf(one)))
  const others = kept.flatMap((one): readonly (KeptProposal & { readonly id: string })[] => {
    const was = known.get(nameOf(one))
    if (was === undefined || was.state !== 'Open' || isSame(was, one, contentVersion)) return []
    const isOwn = engines.includes(was.engine) || was.contentVersion !== contentVersion
    return isOwn || one.confidence > was.confidence ? [{ ...one, id: was.id }] : []
  })
  const isKept = (row: Known): boolean => names.has(nameOf(row)) || (row.contentVersion === contentVersion && isSaid(row, said))
  const gone = [...known.values()].filter((row) => row.state === 'Open' && engines.includes(row.engine) && !isKept(row))
  if (fresh.length + others.length + gone.length === 0) return
  const columnsOf = (some: readonly KeptProposal[]) => ({
    value: some.map(({ values }) => JSON.stringify(values)),
    confidence: some.map(({ confidence }) => confidence),
    engine: some.map(({ origin }) => origin.engine),
    origin: some.map(({ origin }) => JSON.stringify(detailsOf(origin))),
  })
  const of = [tenant.organizationId, assetId, contentVersion]
  if (fresh.length > 0) {
    const { value, confidence, engine, origin } = columnsOf(fresh)
    const named = [fresh.map(timedId), fresh.map(({ kind }) => kind), fresh.map(({ subject }) => subject)]
    await tenant.query(INSERT, [...of, ...named, value, fresh.map(({ key }) => key), confidence, engine, origin])
  }
  if (others.length > 0) {
    const { value, confidence, engine, origin } = columnsOf(others)
    await tenant.query(UPDATE, [...of, others.map(({ id }) => id), value, confidence, engine, origin])
  }
  if (gone.length > 0) await tenant.query(DELETE, [tenant.organizationId, gone.map(({ id }) => id)])
  await publish(tenant, { kind: 'suggestions.changed', type: held.type, assetId })
}
