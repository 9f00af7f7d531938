import { namesOf, type Names, type ValueName } from '../../src/domain/metadata/names.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { isChoice, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { isWellFormedId } from '../database/id.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface OptionRow {
  readonly id: string
  readonly attributeId: string
  /** The option that stands for it: itself, unless it was merged into another. */
  readonly stays: string
  readonly label: string
}

const OPTIONS = sql<OptionRow>(`
  select option_.id, option_.attribute_id as "attributeId", stays.id as stays, stays.label
  from template_options option_
  join template_options stays on stays.organization_id = $1 and stays.id = coalesce(option_.merged_into, option_.id)
  where option_.organization_id = $1 and option_.id = any ($2::uuid[])`)
const ASSETS = variants([EITHER], (restricted) => sql<Required<ValueName>>(`
  select asset.id, asset.name as label, asset.type as module, asset.file_number as "fileNumber" from assets asset
  where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and ${visible('asset', { isWide: true, user: restricted ? '$3' : undefined })}`))

/** Whoever may see what an asset says may know the names in it: outside the trash. */
const CONTACTS = sql<Required<Pick<ValueName, 'id' | 'label'>>>(`
  select contact.id, contact.first_name || ' ' || contact.last_name as label from contacts contact
  where contact.organization_id = $1 and contact.id = any ($2::uuid[]) and contact.trashed_at is null`)

/** What options, assets and contacts are called, as somebody may know it. */
export interface ValueNames {
  /** The values of an attribute: where an option was merged, the one that stands for it, once. */
  readonly current: (values: readonly MetadataValue[], type: AttributeType) => readonly MetadataValue[]
  /** Those that an attribute's values can stand for. */
  readonly of: (attribute: { readonly id: string; readonly type: AttributeType }) => Names | undefined
  readonly all: readonly ValueName[]
}

const NONE = namesOf([])

interface Asked {
  readonly type: AttributeType
  readonly values: readonly MetadataValue[]
}

/** Looks up what these values stand for: options by whatever attribute, contacts, and assets that the viewer may see. */
export const valueNames = async (tenant: Tenant, scope: AccessScope, asked: readonly Asked[]): Promise<ValueNames> => {
  const idsOf = (is: (type: AttributeType) => boolean) => [...new Set(asked.filter(({ type }) => is(type)).flatMap(({ values }) => values.filter(isWellFormedId)))]
  const [optionIds, assetIds, contactIds] = [idsOf(isChoice), idsOf((type) => type === 'asset'), idsOf((type) => type === 'contact')]
  const user = scope.restricted ? [scope.userId] : []
  const [options, assets, contacts] = await Promise.all([
    optionIds.length === 0 ? [] : tenant.query(OPTIONS, [tenant.organizationId, optionIds]),
    assetIds.length === 0 ? [] : tenant.query(ASSETS(scope.restricted), [tenant.organizationId, assetIds, ...user]),
    contactIds.length === 0 ? [] : tenant.query(CONTACTS, [tenant.organizationId, contactIds]),
  ])
  const stays = new Map(options.map((one) => [one.id, one.stays]))
  const labels = new Map(options.map((one) => [one.stays, one.label]))
  const references: Partial<Readonly<Record<AttributeType, Names>>> = { asset: namesOf(assets), contact: namesOf(contacts) }
  const ofAttributes = new Map([...Map.groupBy(options, ({ attributeId }) => attributeId)].map(([id, own]) => [id, namesOf(own.map((one) => ({ id: one.stays, label: one.label })))]))
  return {
    current: (values, type) => (isChoice(type) ? [...new Set(values.map((value) => stays.get(value) ?? value))] : values),
    of: ({ id, type }) => references[type] ?? (isChoice(type) ? (ofAttributes.get(id) ?? NONE) : undefined),
    all: [...[...labels].map(([id, label]) => ({ id, label })), ...assets, ...contacts],
  }
}
