import * as Result from 'effect/Result'
import { RESOURCE_TYPES, type ResourceType } from '../../src/domain/access/modules.ts'
import { type DryRun, DryRunCount, type TriedAttribute } from '../../src/domain/dry-run/dryRun.ts'
import { embeddedFieldsOf, embeddedTexts } from '../../src/domain/metadata/embeddedFields.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { contactNames, type NamedContact } from '../../src/domain/contacts/contactValues.ts'
import { namesOf, type Names } from '../../src/domain/metadata/names.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import { canDescribe, type Template } from '../../src/domain/templates/template.ts'
import type { Viewer } from '../access/viewer.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { walk } from '../database/walk.ts'
import { contactsIn, type ContactReader } from '../metadata/namedContacts.ts'
import { findTemplate } from '../templates/templateRows.ts'

/** Assets that are looked at together. */
const BATCH = 500

interface Row {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  /** What the file says, by its fields; null: it has not been read. */
  readonly texts: Readonly<Record<string, string>> | null
}

/**
 * $4 and $5: groups and names of fields. What a file says is looked up row by row, only for the page, and taken apart once: each look at it by a
 * path unpacks it again.
 */
const page = variants([EITHER], (isRestricted) =>
  sql<Row>(`
    select asset.id, asset.name, asset.type, (
      select coalesce(
        (select jsonb_object_agg((part.part ->> 'group') || '.' || (field.field ->> 'field'), field.field -> 'value')
         from jsonb_array_elements(embedded.groups) as part (part) cross join lateral jsonb_array_elements(part.part -> 'fields') as field (field)
         where part.part ->> 'group' = any ($4::text[]) and field.field ->> 'field' = any ($5::text[])), '{}')
      from asset_metadata embedded
      where embedded.organization_id = $1 and embedded.asset_id = asset.id and embedded.content_version = asset.content_version and embedded.state = 'Ready') as texts
    from assets asset
    where asset.organization_id = $1 and asset.type = any ($2::text[]) and asset.id > $3::uuid
      and ${visible('asset', { isWide: true, user: isRestricted ? '$6' : undefined })}
    order by asset.id limit ${BATCH}`),
)
const OPTIONS = sql<{ attributeId: string; id: string; label: string }>(`
  select attribute_id as "attributeId", id, label from template_options where organization_id = $1 and attribute_id = any ($2::uuid[]) and merged_into is null`)

/** Whom files name, as far as has been looked: a page of assets is looked at when its contacts are known. */
class MetContacts {
  readonly #known = new Map<string, NamedContact>()
  readonly #asked = new Set<string>()
  #names = contactNames([])
  readonly names: Names = { nameOf: (id) => this.#names.nameOf(id), idOf: (text) => this.#names.idOf(text), idsOf: (text) => this.#names.idsOf?.(text) ?? [] }

  async meet(tenant: Tenant, reader: ContactReader, texts: readonly string[]): Promise<void> {
    const fresh = [...new Set(texts)].filter((text) => !this.#asked.has(text))
    for (const text of fresh) this.#asked.add(text)
    for (const contact of await contactsIn(tenant, reader, fresh)) this.#known.set(contact.id, contact)
    if (fresh.length > 0) this.#names = contactNames([...this.#known.values()])
  }
}

/** The attributes with what their options are called, as far as a file could say it. */
const triedOf = async (tenant: Tenant, { attributes }: Template, contacts: MetContacts): Promise<readonly TriedAttribute[]> => {
  const choices = attributes.filter((one) => isChoice(one.type) && embeddedFieldsOf(one).length > 0).map(({ id }) => id)
  const options = choices.length === 0 ? [] : await tenant.query(OPTIONS, [tenant.organizationId, choices])
  return attributes.map((one) => {
    if (one.type === 'contact') return { ...one, names: contacts.names }
    return isChoice(one.type) ? { ...one, names: namesOf(options.filter(({ attributeId }) => attributeId === one.id)) } : one
  })
}

/** Tries a template on all assets of its type that somebody may see, outside the trash. */
export const runDry = async (tenant: Tenant, viewer: Viewer, templateId: string): Promise<Result.Result<DryRun, Failure<'TEMPLATE_NOT_FOUND'>>> => {
  const template = await findTemplate(tenant, templateId)
  if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const contacts = new MetContacts()
  const tried = await triedOf(tenant, template, contacts)
  const ofContacts = tried.filter(({ type }) => type === 'contact')
  const fields = [...new Set(tried.flatMap(embeddedFieldsOf))]
  const [groups, names] = [fields.map((field) => field.split('.')[0]), fields.map((field) => field.slice(field.indexOf('.') + 1))]
  const types = RESOURCE_TYPES.filter((type) => viewer.modules.includes(type) && canDescribe(template.type, type))
  const count = new DryRunCount(tried)
  await walk(
    async (after) => {
      const rows = await tenant.query(page(viewer.restricted), [tenant.organizationId, types, after, groups, names, ...(viewer.restricted ? [viewer.userId] : [])])
      await contacts.meet(tenant, viewer, rows.flatMap(({ texts }) => ofContacts.flatMap((one) => embeddedTexts(one, (field) => texts?.[field]))))
      return rows
    },
    ({ id, name, type, texts }) => count.add({ id, name, type, isRead: texts !== null, textOf: (field) => texts?.[field] }),
  )
  return Result.succeed(count.result())
}
