import * as Result from 'effect/Result'
import { nameKey } from '../../src/domain/naming/names.ts'
import { isChoice, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { namesInTexts } from '../metadata/namedContacts.ts'
import { saveMetadata } from '../metadata/save.ts'
import type { Curator } from './curator.ts'
import type { Description } from './descriptions.ts'
import { remember } from './remembered.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly type: AttributeType
}

const ATTRIBUTES = sql<Row>('select id, name, type from template_attributes where organization_id = $1 and template_id = $2 order by position')
const OPTIONS = sql<{ id: string; labelKey: string }>('select id, label_key as "labelKey" from template_options where organization_id = $1 and attribute_id = $2 and merged_into is null')
const SAID = sql<{ described: boolean }>(`
  select exists (select from asset_templates where organization_id = $1 and asset_id = $2) as described
  from assets where organization_id = $1 and id = $2 and trashed_at is null`)

const valuesFor = async (tenant: Tenant, { permissions, modules }: Curator, { id, type }: Row, texts: readonly string[]): Promise<readonly string[]> => {
  if (type === 'contact') {
    const names = await namesInTexts(tenant, { permissions, modules: [...modules, 'CONTACTS'] }, texts)
    return texts.flatMap((text) => names.idOf(text) ?? [])
  }
  if (!isChoice(type)) return texts
  const options = await tenant.query(OPTIONS, [tenant.organizationId, id])
  return texts.flatMap((text) => options.find(({ labelKey }) => labelKey === nameKey(text))?.id ?? [])
}

/** What an entry is remembered by once it was described. */
export const descriptionKey = (entry: string): string => `METADATA/${entry}`

/** Describes an entry, once. What somebody has described, trashed or frozen in the meantime stays as it is. */
export const describe = async (
  tenant: Tenant,
  curator: Curator,
  { entry, values }: Description,
  { assetId, templateId }: { readonly assetId: string; readonly templateId: string },
): Promise<void> => {
  const [state] = await tenant.query(SAID, [tenant.organizationId, assetId])
  if (state?.described === false) {
    const attributes = await tenant.query(ATTRIBUTES, [tenant.organizationId, templateId])
    const changes = []
    for (const attribute of attributes) {
      const texts = values[attribute.name]
      if (texts !== undefined) changes.push({ attributeId: attribute.id, values: await valuesFor(tenant, curator, attribute, [texts].flat()), revision: 0 })
    }
    const [module = ''] = entry.split('/')
    const saved = await saveMetadata(tenant, curator, { type: module as 'RECORDS', assetId, changes })
    if (Result.isFailure(saved) && saved.failure.code !== 'TEMPLATE_DIFFERENT_STATE') throw new Error(`What is said of ${entry} was refused: ${saved.failure.code}`)
    const refused = Result.isSuccess(saved) ? saved.success.answers.filter(({ outcome }) => outcome !== 'saved') : []
    if (refused.length > 0) throw new Error(`What is said of ${entry} was refused: ${JSON.stringify(refused)}`)
  }
  await remember(tenant, descriptionKey(entry), assetId)
}
