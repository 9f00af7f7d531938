import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ActivityEntry, Changes } from '../../src/domain/activity/entry.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/http/contract/values.ts'
import { entriesAfter, placeOf } from '../activity/log.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Eyes } from '../restrictions/sight.ts'
import { readCursor, writeCursor } from './cursor.ts'

interface Asked {
  readonly subject: 'asset' | 'folder'
  readonly id: string
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

interface History {
  readonly items: readonly ActivityEntry[]
  readonly next: string | null
}

/** Fields that hold an identifier, and what the thing it names is called. */
const NAMED = { folderId: 'folder', parentId: 'folder', repositoryId: 'repository' } as const
type Identified = keyof typeof NAMED
const isIdentified = (field: string): field is Identified => Object.hasOwn(NAMED, field)

const FOLDERS = `select id, name from folders where organization_id = $1 and id = any ($2::uuid[])`
const NAMES = `${FOLDERS} union all select id, name from repositories where organization_id = $1 and id = any ($2::uuid[])`
/** Folders that are kept from $3 stay unnamed. */
const SEEN_NAMES = `
  ${FOLDERS} and id not in (select * from restricted_folders($3))
  union all select id, name from repositories where organization_id = $1 and id = any ($2::uuid[])`

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const identifiersIn = (changes: Changes | null): readonly string[] =>
  Object.entries(changes ?? {}).flatMap(([field, value]) => (isIdentified(field) && typeof value === 'string' && UUID.test(value) ? [value] : []))

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

/** What was changed of a resource, newest first. That the viewer may see it has been decided. */
export const historyOf = async (
  tenant: Tenant,
  { userId, restricted }: Eyes,
  { subject, id, after, limit = PAGE_DEFAULT }: Asked,
): Promise<Result.Result<History, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { after: { code: 'invalidCharacters' } } })
  const found = await entriesAfter(tenant, { resourceId: id, changesOf: subject, status: 'Succeeded' }, place, limit + 1)
  const items = found.slice(0, limit)
  const identifiers = [...new Set(items.flatMap(({ before, after: changed }) => [...identifiersIn(before), ...identifiersIn(changed)]))]
  const rows =
    identifiers.length === 0
      ? []
      : await tenant.query<{ id: string; name: string }>(restricted ? SEEN_NAMES : NAMES, [tenant.organizationId, identifiers, ...(restricted ? [userId] : [])])
  const names = new Map(rows.map((row) => [row.id, row.name]))
  const last = found.length > limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map((entry) => ({ ...entry, before: namedIn(entry.before, names), after: namedIn(entry.after, names) })),
    next: last === undefined ? null : writeCursor(placeOf(last)),
  })
}
