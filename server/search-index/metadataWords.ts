import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { VALUE_TYPES } from '../../src/domain/metadata/valueTypes.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import type { TemplateWords } from './words.ts'

/** A value that a template says of an asset. */
export interface IndexedValue {
  readonly templateId: string
  readonly type: AttributeType
  readonly value: MetadataValue
  /** What an option or a contact is called. */
  readonly label: string | null
  /** Portals show it. */
  readonly isPublic: boolean
}

/** What options and contacts are called by which values stand for them: of a merged option, the one that stays. Joined to `value` and `attribute`. */
export const JOIN_LABELS = `
  left join template_options option_ on option_.organization_id = $1
    and option_.id = case when attribute.type in ('dropDown', 'multipleChoice') then value.value::uuid end
  left join template_options stays on stays.organization_id = $1 and stays.id = coalesce(option_.merged_into, option_.id)
  left join contacts contact on contact.organization_id = $1 and contact.trashed_at is null
    and contact.id = case when attribute.type = 'contact' then value.value::uuid end`
const LABEL = `coalesce(stays.label, contact.first_name || ' ' || contact.last_name)`

/** The values of `asset`, in a column: {@link IndexedValue}. */
export const METADATA = `
  coalesce((
    select json_agg(json_build_object('templateId', value.template_id, 'type', attribute.type, 'value', value.value, 'label', ${LABEL}, 'isPublic', attribute.visible_on_portal)
      order by value.template_id, attribute.position, value.position)
    from metadata_values value
    join template_attributes attribute on attribute.organization_id = $1 and attribute.id = value.attribute_id
    ${JOIN_LABELS}
    where value.organization_id = $1 and value.asset_id = asset.id
  ), '[]') as metadata`

/** What a value is found by. */
export const wordsOfValue = ({ type, value, label }: Pick<IndexedValue, 'type' | 'value' | 'label'>): string => {
  const names = { nameOf: () => label ?? undefined, idOf: () => undefined }
  return VALUE_TYPES[type].wordsOf(value, { type, unit: null, currency: null, names })
}

export const metadataWords = (values: readonly IndexedValue[]): readonly TemplateWords[] =>
  [...Map.groupBy(values, ({ templateId }) => templateId)].map(([templateId, own]) => ({ templateId, texts: own.map(wordsOfValue), publicTexts: own.filter(({ isPublic }) => isPublic).map(wordsOfValue) }))
