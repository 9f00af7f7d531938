import { randomUUID } from 'node:crypto'
import { nameKey } from '../../src/domain/naming/names.ts'
import { type AttributeForm, storedAttribute } from '../../src/domain/templates/attribute.ts'
import { completeDisplay, type DisplayField } from '../../src/domain/templates/displayFields.ts'
import { distinctLabels } from '../../src/domain/templates/options.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const RECORDS = `jsonb_to_recordset($3::jsonb) as form (id uuid, position integer, name text, name_key text, type text, required boolean, repeatable boolean,
  visible_on_portal boolean, help_text text, default_value text, section text, element text, unit text, currency text,
  display_position integer, width integer, in_table boolean, in_details boolean)`
const INSERT = sql(`
  insert into template_attributes (organization_id, template_id, id, position, name, name_key, type, required, repeatable, visible_on_portal, help_text,
    default_value, section, element, unit, currency, display_position, width, in_table, in_details)
  select $1, $2, id, position, name, name_key, type, required, repeatable, visible_on_portal, help_text,
    default_value, section, element, unit, currency, display_position, width, in_table, in_details
  from ${RECORDS} where id <> all ($4::uuid[])`)
const UPDATE = sql(`
  update template_attributes attribute set position = form.position, name = form.name, name_key = form.name_key, type = form.type,
    required = form.required, repeatable = form.repeatable, visible_on_portal = form.visible_on_portal, help_text = form.help_text,
    default_value = form.default_value, section = form.section, element = form.element, unit = form.unit, currency = form.currency,
    display_position = form.display_position
  from ${RECORDS} where attribute.organization_id = $1 and attribute.template_id = $2 and attribute.id = form.id and form.id = any ($4::uuid[])`)
const REMOVE = sql('delete from template_attributes where organization_id = $1 and template_id = $2 and id <> all ($3::uuid[])')
/** What is no choice any more offers nothing. */
const OFFER_NOTHING = sql(`
  delete from template_options option_ using template_attributes attribute
  where attribute.organization_id = $1 and attribute.template_id = $2 and attribute.type not in ('dropDown', 'multipleChoice')
    and option_.organization_id = $1 and option_.attribute_id = attribute.id`)
const OFFER = sql<{ id: string; label: string }>(`
  insert into template_options (organization_id, attribute_id, id, label, label_key)
  select $1, $2, id, label, label_key from unnest($3::uuid[], $4::text[], $5::text[]) as option_ (id, label, label_key)
  on conflict (organization_id, attribute_id, label_key) where merged_into is null do nothing
  returning id, label`)
const COUNT = sql<{ count: number }>('select count(*)::integer as count from template_options where organization_id = $1 and attribute_id = $2 and merged_into is null')
const ONE = sql<{ id: string }>('select id from template_options where organization_id = $1 and attribute_id = $2 and id = any ($3::uuid[]) and merged_into is null')

/** A form's attribute with the identifier that it has, or gets. */
export interface Identified {
  readonly id: string
  readonly form: AttributeForm
}

export const identified = (forms: readonly AttributeForm[]): readonly Identified[] => forms.map((form) => ({ id: form.id ?? randomUUID(), form }))

/** Adds options, each under a new identifier unless it is there already; answers those that were added, in their order. */
export const offer = async (tenant: Tenant, attributeId: string, labels: readonly string[]): Promise<readonly { readonly id: string; readonly label: string }[]> => {
  const distinct = distinctLabels(labels)
  if (distinct.length === 0) return []
  const ids = distinct.map(() => randomUUID())
  const added = await tenant.query(OFFER, [tenant.organizationId, attributeId, ids, distinct, distinct.map(nameKey)])
  const places = new Map<string, number>(ids.map((id, at) => [id, at]))
  return added.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

export const countOptions = async (tenant: Tenant, attributeId: string): Promise<number> =>
  (await tenant.query(COUNT, [tenant.organizationId, attributeId]))[0]?.count ?? 0

/** Whether an attribute offers all of these. */
export const offersAll = async (tenant: Tenant, attributeId: string, ids: readonly string[]): Promise<boolean> =>
  (await tenant.query(ONE, [tenant.organizationId, attributeId, ids])).length === new Set(ids).size

/** Writes the attributes of a template in their order; those that are not named go. New ones are shown last. */
export const writeAttributes = async (tenant: Tenant, templateId: string, attributes: readonly Identified[], display: readonly DisplayField[]): Promise<void> => {
  const shown = completeDisplay(display, attributes)
  const rows = attributes.map(({ id, form }, position) => {
    const stored = storedAttribute(form)
    const at = shown.findIndex(({ attributeId }) => attributeId === id)
    return {
      id,
      position,
      name: stored.name,
      name_key: nameKey(stored.name),
      type: stored.type,
      required: stored.required,
      repeatable: stored.repeatable,
      visible_on_portal: stored.visibleOnPortal,
      help_text: stored.helpText,
      default_value: stored.defaultValue,
      section: stored.section,
      element: stored.element,
      unit: stored.unit,
      currency: stored.currency,
      display_position: at,
      width: shown[at]?.width,
      in_table: shown[at]?.inTable,
      in_details: shown[at]?.inDetails,
    }
  })
  await tenant.query(REMOVE, [tenant.organizationId, templateId, attributes.map(({ id }) => id)])
  const present = attributes.flatMap(({ form }) => form.id ?? [])
  for (const statement of [UPDATE, INSERT]) await tenant.query(statement, [tenant.organizationId, templateId, JSON.stringify(rows), present])
  await tenant.query(OFFER_NOTHING, [tenant.organizationId, templateId])
  for (const { id, form } of attributes) if (isChoice(form.type)) await offer(tenant, id, form.options)
}
