import type { ResourceType } from '../../src/domain/access/modules.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import type { Tenant } from '../database/tenant.ts'
import { documentOf, headOf } from './words.ts'

/** What something is found by. */
export interface Entry {
  readonly id: string
  readonly kind: 'folder' | 'asset'
  readonly type: ResourceType
  readonly name: string
  readonly fileNumber?: string
  readonly description?: string
  /** The text found in the file, where the organization indexes content. */
  readonly content?: string
}

const PUT = `
  insert into search_entries (id, organization_id, kind, type, name_key, head, document) values ($1, $2, $3, $4, $5, $6::tsvector, $7::tsvector)
  on conflict (id) do update set type = excluded.type, name_key = excluded.name_key, head = excluded.head, document = excluded.document`

/** Makes something findable by these words, and by no others. */
export const putEntry = async (tenant: Tenant, entry: Entry): Promise<void> => {
  const { id, kind, type, name, fileNumber = '', description = '', content = '' } = entry
  const { organizationId } = tenant
  const head = headOf(organizationId, [[name, 'A'], [fileNumber, 'B'], [description, 'C']])
  const document = documentOf(organizationId, [name, fileNumber, description, content])
  await tenant.query(PUT, [id, organizationId, kind, type, nameKey(name), head, document])
}
