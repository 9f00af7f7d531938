import type { ResourceType } from '../../src/domain/access/modules.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { entryOf } from './formWords.ts'
import type { TemplateWords } from './words.ts'

/** What something is found by. */
interface Entry {
  readonly id: string
  readonly kind: 'folder' | 'asset'
  readonly type: ResourceType
  readonly name: string
  /** How portals call it. */
  readonly seoTitle?: string
  readonly fileNumber?: string
  readonly description?: string
  readonly tags?: readonly string[]
  /** Who can be seen in it. */
  readonly persons?: readonly string[]
  /** The text found in the file, where the organization indexes content. */
  readonly content?: string
  readonly metadata?: readonly TemplateWords[]
}

const PUT = sql(`
  insert into search_entries (id, organization_id, kind, type, name_key, document, edition) values ($1, $2, $3, $4, $5, $6::tsvector, 3)
  on conflict (id) do update set type = excluded.type, name_key = excluded.name_key, document = excluded.document, edition = excluded.edition`)

const PUT_ALL = sql(`
  insert into search_entries (id, organization_id, kind, type, name_key, document, edition)
  select entry.id, $1, $2, $3, entry.name_key, entry.document::tsvector, 3
  from unnest($4::uuid[], $5::text[], $6::text[]) as entry (id, name_key, document)
  on conflict (id) do update set type = excluded.type, name_key = excluded.name_key, document = excluded.document, edition = excluded.edition`)

/** Makes many of one kind findable at once. */
export const putEntries = async (tenant: Tenant, kind: Entry['kind'], type: ResourceType, entries: readonly Omit<Entry, 'kind' | 'type'>[]): Promise<void> => {
  const documents = entries.map(({ id, name, seoTitle = '', fileNumber = '', description = '', tags = [], persons = [], content = '', metadata = [] }) =>
    entryOf(tenant.organizationId, { id, name, seoTitle, fileNumber, description, tags: [...tags, ...persons], content, metadata, isPublic: kind === 'asset' }),
  )
  await tenant.query(PUT_ALL, [tenant.organizationId, kind, type, entries.map(({ id }) => id), entries.map(({ name }) => nameKey(name)), documents])
}

/** Makes something findable by these words, and by no others. */
export const putEntry = async (tenant: Tenant, entry: Entry): Promise<void> => {
  const { id, kind, type, name, seoTitle = '', fileNumber = '', description = '', tags = [], persons = [], content = '', metadata = [] } = entry
  const document = entryOf(tenant.organizationId, { id, name, seoTitle, fileNumber, description, tags: [...tags, ...persons], content, metadata, isPublic: kind === 'asset' })
  await tenant.query(PUT, [id, tenant.organizationId, kind, type, nameKey(name), document])
}
