import type { ActivityEntry, Changes } from '../../src/domain/activity/entry.ts'
import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import type { Viewer } from '../access/viewer.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** Fields that hold an identifier, and what the thing it names is called. */
const NAMED = { folderId: 'folder', parentId: 'folder', repositoryId: 'repository', contactId: 'contact', relatedItemId: 'relatedItem' } as const
type Identified = keyof typeof NAMED
const isIdentified = (field: string): field is Identified => Object.hasOwn(NAMED, field)

const FOLDERS = `select id, name from folders where organization_id = $1 and id = any ($2::uuid[])`
const NAMES = sql<{ id: string; name: string }>(`${FOLDERS} union all select id, name from repositories where organization_id = $1 and id = any ($2::uuid[])`)
/** Folders that are kept from $3 stay unnamed. */
const SEEN_NAMES = sql<{ id: string; name: string }>(`
  ${FOLDERS} and id not in (select * from restricted_folders($3))
  union all select id, name from repositories where organization_id = $1 and id = any ($2::uuid[])`)

/** Values that are identifiers of a field. */
const identifiedIn = (changes: Changes | null, isMeant: (one: { readonly field: Identified }) => boolean): readonly string[] =>
  Object.entries(changes ?? {}).flatMap(([field, value]) => (isIdentified(field) && isMeant({ field }) && isWellFormedId(value) ? [value] : []))

const identifiersIn = (changes: Changes | null): readonly string[] =>
  identifiedIn(changes, ({ field }) => field !== 'contactId' && field !== 'relatedItemId')

/** A name that was written down at the time stays; an identifier gives way to what its thing is called now. */
const namedIn = (changes: Changes | null, names: ReadonlyMap<string, string>): Changes | null =>
  changes &&
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]): readonly (readonly [string, unknown])[] => {
      if (!isIdentified(field)) return [[field, value]]
      const name = NAMED[field]
      return Object.hasOwn(changes, name) ? [] : [[name, typeof value === 'string' ? (names.get(value) ?? '…') : null]]
    }),
  )

/** What a resource was related to. */
const partnersIn = (changes: Changes | null): readonly string[] => {
  const ids = changes?.['relatedId']
  return Array.isArray(ids) ? ids.filter(isWellFormedId) : []
}

const CONTACTS = sql<{ id: string; name: string }>(`
  select id, first_name || ' ' || last_name as name from contacts where organization_id = $1 and id = any ($2::uuid[])`)

/** Contacts by their names, for whoever may view contacts. */
const contactNames = async (tenant: Tenant, viewer: Pick<Viewer, 'modules' | 'permissions'>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0 || !mayViewContacts(viewer)) return new Map()
  const rows = await tenant.query(CONTACTS, [tenant.organizationId, [...new Set(ids)]])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const PARTNERS = `
  select folder.id, folder.name from folders folder
  where folder.organization_id = $1 and folder.id = any ($2::uuid[]) and folder.type = any ($3::text[])`
const PARTNER_ASSETS = `
  select asset.id, asset.name from assets asset
  where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and asset.type = any ($3::text[])`
const SEEN_PARTNERS = sql<{ id: string; name: string }>(`
  ${PARTNERS} and folder.id not in (select * from restricted_folders($4))
  union all ${PARTNER_ASSETS} and asset.folder_id not in (select * from restricted_folders($4)) and asset.id not in (
    select asset_id from access_restrictions where organization_id = $1 and user_id = $4 and asset_id is not null)`)
const ALL_PARTNERS = sql<{ id: string; name: string }>(`${PARTNERS} union all ${PARTNER_ASSETS}`)

/** Of what something was related to, by their names of today, what the viewer may know of. */
const seenPartners = async (
  tenant: Tenant,
  { userId, restricted, modules }: Pick<Viewer, 'userId' | 'restricted' | 'modules'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const values = [tenant.organizationId, [...new Set(ids)], modules, ...(restricted ? [userId] : [])]
  const rows = await tenant.query(restricted ? SEEN_PARTNERS : ALL_PARTNERS, values)
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** What is kept from the viewer stays unnamed, and so does what is gone. */
const relatedIn = (changes: Changes | null, names: ReadonlyMap<string, string>): Changes | null => {
  const ids = partnersIn(changes)
  if (changes === null || ids.length === 0) return changes
  const { relatedId: _, ...rest } = changes
  return { ...rest, related: ids.map((id) => names.get(id) ?? '…') }
}

/** Entries whose changes name what they hold by its identifier: by its name of today, where the viewer may know of it. */
export const withNames = async <E extends Pick<ActivityEntry, 'before' | 'after'>>(
  tenant: Tenant,
  viewer: Pick<Viewer, 'userId' | 'restricted' | 'modules' | 'permissions'>,
  entries: readonly E[],
): Promise<readonly E[]> => {
  const { userId, restricted } = viewer
  const identifiers = [...new Set(entries.flatMap(({ before, after }) => [...identifiersIn(before), ...identifiersIn(after)]))]
  const rows =
    identifiers.length === 0
      ? []
      : await tenant.query(restricted ? SEEN_NAMES : NAMES, [tenant.organizationId, identifiers, ...(restricted ? [userId] : [])])
  const ofAll = (inChanges: (changes: Changes | null) => readonly string[]): readonly string[] => entries.flatMap(({ before, after }) => [...inChanges(before), ...inChanges(after)])
  const items = ofAll((changes) => identifiedIn(changes, ({ field }) => field === 'relatedItemId'))
  const contacts = await contactNames(tenant, viewer, ofAll((changes) => identifiedIn(changes, ({ field }) => field === 'contactId')))
  const partners = await seenPartners(tenant, viewer, [...ofAll(partnersIn), ...items])
  const names = new Map([...rows.map((row) => [row.id, row.name] as const), ...contacts, ...partners])
  const named = (changes: Changes | null) => relatedIn(namedIn(changes, names), partners)
  return entries.map((entry) => ({ ...entry, before: named(entry.before), after: named(entry.after) }))
}
