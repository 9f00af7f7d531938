import type { ResourceType } from '../../src/domain/access/modules.ts'
import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import type { SuggestionFilter } from '../../src/domain/suggestions/deciding.ts'
import { kindsWith, type Engine, type Origin, type Suggestion } from '../../src/domain/suggestions/suggestion.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { treeOf } from '../items/treeLocks.ts'
import { seenBy } from '../items/listedItems.ts'
import { readable } from '../metadata/describing.ts'

/** Who looks at suggestions, or decides them. */
export type Reviewer = Pick<Viewer, 'userId' | 'firstName' | 'lastName' | 'restricted' | 'permissions' | 'modules' | 'features'>

/** Another picture shows somebody of the name that is proposed. */
const isNamed = (elsewhere = ''): string => `
  exists (
    select from asset_persons person join assets asset on asset.organization_id = $1 and asset.id = person.asset_id and asset.content_version = person.content_version
    where person.organization_id = $1 and person.name_key = suggestion.value_key and person.asset_id <> suggestion.asset_id ${elsewhere})`
const OF_MODULES = 'and asset.type = any ($3::text[])'

/** A name that is proposed of a face was learnt from other pictures: nobody is told of one who sees none of them, or has none of their modules. */
const nameSeen = (restricted: boolean): string =>
  restricted
    ? `(suggestion.kind <> 'Face' or ${isNamed(`${OF_MODULES} and ${seenBy('asset', { restricted }, '$2')}`)})`
    : `(suggestion.kind <> 'Face' or ${isNamed(OF_MODULES)} or not ${isNamed()})`

/** Attributes of templates that take edits and that who looks is in, those of contacts for who views contacts: gathered once, and not for each suggestion. */
const ATTRIBUTES_SEEN = `
  select attribute.id from template_attributes attribute join templates template on template.organization_id = $1 and template.id = attribute.template_id
  where attribute.organization_id = $1 and template.state = 'Active' and (attribute.type <> 'contact' or $5) and ${readable('template.id', '$2')}`

/**
 * What is open and within reach of who looks: of the file that the asset has now, of a kind whose feature the organization has, of a template that
 * takes edits and that they are in; a contact is for who views contacts. $1: the organization, $2: who looks, $3: the modules, $4: the kinds,
 * $5: whether they view contacts. `among`: those of which it is; all, where left out.
 */
export const within = (restricted: boolean, among = 'suggestions'): string => `
  from ${among} suggestion
  join assets asset on asset.organization_id = $1 and asset.id = suggestion.asset_id and asset.content_version = suggestion.content_version
  where suggestion.organization_id = $1 and suggestion.state = 'Open' and suggestion.kind = any ($4::text[]) and asset.type = any ($3::text[])
    and ${seenBy('asset', { restricted }, '$2')} and ${nameSeen(restricted)}
    and (suggestion.attribute_id is null or suggestion.attribute_id in (${ATTRIBUTES_SEEN}))`

const middle = (side: 'x' | 'y', length: 'width' | 'height'): string =>
  `(suggestion.origin #>> '{area,${side}}')::double precision + (suggestion.origin #>> '{area,${length}}')::double precision / 2 between person.${side} and person.${side} + person.${length}`

/** Nothing came in its place meanwhile: the tag, a value of the attribute, a name of the face, or a person where the face is. */
export const FITS = `
  (case suggestion.kind
    when 'Tag' then asset.tags = '{}' or not exists (select from unnest(asset.tags) tag where lower(tag) = lower(suggestion.value[1]))
    when 'Value' then not exists (
      select from metadata_values said where said.organization_id = $1 and said.asset_id = suggestion.asset_id and said.attribute_id = suggestion.attribute_id)
    else not exists (select from picture_faces face where face.organization_id = $1 and face.id = suggestion.subject::uuid and face.person_id is not null) and not exists (
      select from asset_persons person
      where person.organization_id = $1 and person.asset_id = suggestion.asset_id and person.content_version = suggestion.content_version
        and ${middle('x', 'width')} and ${middle('y', 'height')})
  end)`

/** What a filter leaves of it. $6: engine, $7: template, $8: attribute, $9: folders, $10: least confidence, $11: assets; null: any. */
export const FILTERED = `
  and ($6::text is null or suggestion.engine = $6) and ($8::uuid is null or suggestion.attribute_id = $8)
  and ($7::uuid is null or suggestion.attribute_id in (select attribute.id from template_attributes attribute where attribute.organization_id = $1 and attribute.template_id = $7))
  and ($9::uuid[] is null or asset.folder_id = any ($9)) and ($10::double precision is null or suggestion.confidence >= $10)
  and ($11::uuid[] is null or suggestion.asset_id = any ($11))`

export const scopeOf = (tenant: Tenant, reviewer: Reviewer, kind?: SuggestionFilter['kind']): readonly unknown[] => [
  tenant.organizationId,
  reviewer.userId,
  reviewer.modules,
  kindsWith(reviewer.features).filter((one) => kind === undefined || one === kind),
  mayViewContacts(reviewer),
]

/** The values of {@link within} and {@link FILTERED}. */
export const valuesOf = async (tenant: Tenant, reviewer: Reviewer, { kind, engine, templateId, attributeId, folderId, assetId, from }: SuggestionFilter): Promise<readonly unknown[]> => {
  const folders = folderId === undefined ? null : (await treeOf(tenant, [folderId])).map(({ id }) => id)
  return [...scopeOf(tenant, reviewer, kind), engine ?? null, templateId ?? null, attributeId ?? null, folders, from ?? null, assetId === undefined ? null : [assetId]]
}

export interface SuggestionRow extends Omit<Suggestion, 'values' | 'origin'> {
  readonly value: readonly string[]
  readonly engine: Engine
  readonly origin: Omit<Origin, 'engine'>
}

export const SUGGESTION_COLUMNS = `
  suggestion.id, suggestion.asset_id as "assetId", suggestion.kind, suggestion.subject, suggestion.value, suggestion.confidence, suggestion.engine, suggestion.origin`

export const suggestionOf = ({ id, assetId, kind, subject, value, confidence, engine, origin }: SuggestionRow): Suggestion => ({
  id,
  assetId,
  kind,
  subject,
  values: value,
  confidence,
  origin: { ...origin, engine },
})

/** A suggestion that is about to be decided, with what of its asset decides how. */
export interface OpenRow extends SuggestionRow {
  readonly type: ResourceType
  readonly contentVersion: string
  readonly fits: boolean
}
