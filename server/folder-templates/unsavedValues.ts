import type { UnsavedReason, UnsavedValue, UploadValue } from '../../src/domain/folder-templates/folderTemplates.ts'
import { isReference, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Describer } from '../metadata/described.ts'
import { valueNames } from '../metadata/valueNames.ts'

/** Whoever said it knew what the attribute is called, whether or not they are still in its template. */
const ATTRIBUTES = sql<{ id: string; name: string; type: AttributeType }>('select id, name, type from template_attributes where organization_id = $1 and id = any ($2::uuid[])')
const NOTE = sql(`
  insert into unsaved_upload_values (organization_id, upload_id, asset_id, said) values ($1, $2, $3, $4)
  on conflict (organization_id, upload_id) do nothing`)

export interface Left extends UploadValue {
  readonly reason: UnsavedReason
}

/** What could not be said of an upload, in words, so that it can be read and copied by whoever said it. */
export const unsavedValues = async (tenant: Tenant, viewer: Describer, left: readonly Left[]): Promise<readonly UnsavedValue[]> => {
  const rows = left.length === 0 ? [] : await tenant.query(ATTRIBUTES, [tenant.organizationId, left.map(({ attributeId }) => attributeId)])
  const attributes = new Map(rows.map((row) => [row.id, row]))
  const names = await valueNames(tenant, viewer, left.map(({ attributeId, values }) => ({ type: attributes.get(attributeId)?.type ?? 'text', values })))
  return left.flatMap(({ attributeId, values, reason }): readonly UnsavedValue[] => {
    const attribute = attributes.get(attributeId)
    if (attribute === undefined) return []
    const own = names.of(attribute)
    return [{ name: attribute.name, values: values.flatMap((value) => own?.nameOf(value) ?? (isReference(attribute.type) ? [] : value)), reason }]
  })
}

/** Keeps it beside the asset that the upload became, for a receipt that is asked for again. */
export const noteUnsaved = async (tenant: Tenant, { uploadId, assetId }: { readonly uploadId: string | null; readonly assetId: string }, unsaved: readonly UnsavedValue[]): Promise<void> => {
  if (uploadId !== null && unsaved.length > 0) await tenant.query(NOTE, [tenant.organizationId, uploadId, assetId, JSON.stringify(unsaved)])
}
