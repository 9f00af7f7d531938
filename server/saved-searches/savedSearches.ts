import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { keptQuery, managesRoles, mayChange, mayShare, MOST_SAVED, savedSearchProblems, type SavedSearch, type SavedSearchForm } from '../../src/domain/saved-searches/savedSearch.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish, publishToUser } from '../events/publish.ts'
import { newsOf } from './news.ts'

type Refused = Failure<'VALIDATION_FAILED' | 'SAVED_SEARCH_NOT_FOUND' | 'SAVED_SEARCH_ALREADY_EXISTS' | 'ROLE_NOT_FOUND' | 'STALE_EDIT'>

interface Row extends Omit<SavedSearch, 'news'> {
  readonly seenAt: Date
}

/** Searches, as the viewer ($2) looks at them. */
const SEARCHES = `
  select search.id, search.name, search.query as q, coalesce(search.owner_id = $2, false) as "isOwn", search.version as revision,
    coalesce((select look.at from saved_search_looks look where look.organization_id = $1 and look.search_id = search.id and look.user_id = $2), search.created_at) as "seenAt",
    coalesce((select user_.first_name || ' ' || user_.last_name from users user_ where user_.organization_id = $1 and user_.id = search.owner_id), '') as owner,
    array(select shared.role_id from saved_search_roles shared where shared.organization_id = $1 and shared.search_id = search.id order by shared.role_id) as "roleIds"
  from saved_searches search
  where search.organization_id = $1`
/** Own ones, and those for a role that the viewer has or gets from a group; $3: all that are for roles. */
const SEEN = `
  ${SEARCHES} and (search.owner_id = $2 or search.id in (
    select shared.search_id from saved_search_roles shared
    where shared.organization_id = $1 and ($3 or shared.role_id in (
      select user_.role_id from users user_ where user_.organization_id = $1 and user_.id = $2
      union all
      select group_.role_id from group_members member join user_groups group_ on group_.organization_id = $1 and group_.id = member.group_id
      where member.organization_id = $1 and member.user_id = $2))))`

/** The most searches that are listed: one's own, and as many for roles. */
const LIST = sql<Row>(`${SEEN} order by search.name_key, search.id limit ${5 * MOST_SAVED}`)
const READ = sql<Row>(`${SEEN} and search.id = $4 for no key update of search`)
const WRITTEN = sql<Row>(`${SEARCHES} and search.id = $3`)
const COUNT = sql<{ count: number }>('select count(*)::integer as count from saved_searches where organization_id = $1 and owner_id = $2')
const KNOWN_ROLES = sql<{ id: string }>('select id from roles where organization_id = $1 and id = any ($2::uuid[])')
const INSERT = sql('insert into saved_searches (organization_id, id, owner_id, name, name_key, query) values ($1, $2, $3, $4, $5, $6)')
const UPDATE = sql('update saved_searches set name = $3, name_key = $4, query = $5 where organization_id = $1 and id = $2')
const DELETE = sql('delete from saved_searches where organization_id = $1 and id = $2')
const SHARE = sql('insert into saved_search_roles (organization_id, search_id, role_id) select $1, $2, unnest($3::uuid[])')
const UNSHARE = sql('delete from saved_search_roles where organization_id = $1 and search_id = $2')

const seenBy = ({ userId, permissions }: Viewer): readonly unknown[] => [userId, managesRoles(permissions)]

export const listSavedSearches = async (tenant: Tenant, viewer: Viewer) =>
  Result.succeed({ items: await withNews(tenant, viewer, await tenant.query(LIST, [tenant.organizationId, ...seenBy(viewer)])) })

const read = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Row | undefined> =>
  (await tenant.query(READ, [tenant.organizationId, ...seenBy(viewer), id]))[0]

/** Searches with what is new of each. */
const withNews = async (tenant: Tenant, viewer: Viewer, rows: readonly Row[]): Promise<readonly SavedSearch[]> => {
  const news = await newsOf(tenant, viewer, rows)
  return rows.map(({ id, name, q, roleIds, isOwn, owner, revision }, index) => ({ id, name, q, roleIds, isOwn, owner, news: news[index] ?? 0, revision }))
}

/** To those whom it concerns: what is for roles can be anybody's to see. */
const publishChange = async (tenant: Tenant, viewer: Viewer, ...roleIds: readonly string[]): Promise<void> => {
  const event = { kind: 'savedSearches.changed' } as const
  await (roleIds.length === 0 ? publishToUser(tenant, viewer.userId, event) : publish(tenant, event))
}

/** What is wrong with what is to be said of a search. Roles that it is for already may stay. */
const refusalOf = async (tenant: Tenant, viewer: Viewer, form: SavedSearchForm, before: readonly string[]): Promise<Refused | undefined> => {
  const fields = savedSearchProblems(form)
  if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
  const added = form.roleIds.filter((id) => !before.includes(id))
  if (added.length === 0) return undefined
  const known = mayShare(viewer.permissions) ? await tenant.query(KNOWN_ROLES, [tenant.organizationId, added]) : []
  return known.length < added.length ? { code: 'ROLE_NOT_FOUND' } : undefined
}

/** Writes a search, and answers it as it then is, also where its writer has taken it from themselves. The constraint decides who of two had the name first. */
const write = async (tenant: Tenant, viewer: Viewer, id: string, { roleIds }: SavedSearchForm, put: () => Promise<unknown>): Promise<Result.Result<SavedSearch, Refused>> => {
  try {
    await put()
  } catch (error) {
    if (violates(error, 'saved_searches_organization_id_owner_id_name_key_key')) return Result.fail({ code: 'SAVED_SEARCH_ALREADY_EXISTS' })
    throw error
  }
  await tenant.query(UNSHARE, [tenant.organizationId, id])
  await tenant.query(SHARE, [tenant.organizationId, id, roleIds])
  const [written] = await withNews(tenant, viewer, await tenant.query(WRITTEN, [tenant.organizationId, viewer.userId, id]))
  return written === undefined ? Result.fail({ code: 'SAVED_SEARCH_NOT_FOUND' }) : Result.succeed(written)
}

const columnsOf = ({ name, q }: SavedSearchForm): readonly string[] => [normalizeName(name), nameKey(name), keptQuery(q)]

export const createSavedSearch = async (tenant: Tenant, viewer: Viewer, form: SavedSearchForm): Promise<Result.Result<SavedSearch, Refused>> => {
  const refusal = await refusalOf(tenant, viewer, form, [])
  if (refusal !== undefined) return Result.fail(refusal)
  const [kept] = await tenant.query(COUNT, [tenant.organizationId, viewer.userId])
  if ((kept?.count ?? 0) >= MOST_SAVED) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: { code: 'tooMany', limit: MOST_SAVED } } })
  const id = randomUUID()
  const written = await write(tenant, viewer, id, form, () => tenant.query(INSERT, [tenant.organizationId, id, viewer.userId, ...columnsOf(form)]))
  if (Result.isSuccess(written)) await publishChange(tenant, viewer, ...form.roleIds)
  return written
}

interface SavedSearchEdit extends SavedSearchForm {
  readonly id: string
  /** The one that was edited. */
  readonly revision: number
}

export const editSavedSearch = async (tenant: Tenant, viewer: Viewer, { id, revision, ...form }: SavedSearchEdit): Promise<Result.Result<SavedSearch, Refused>> => {
  const before = await read(tenant, viewer, id)
  if (before === undefined || !mayChange(before, viewer.permissions)) return Result.fail({ code: 'SAVED_SEARCH_NOT_FOUND' })
  // A role that somebody else has taken meanwhile is not one that is added.
  if (before.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  const refusal = await refusalOf(tenant, viewer, form, before.roleIds)
  if (refusal !== undefined) return Result.fail(refusal)
  const written = await write(tenant, viewer, id, form, () => tenant.query(UPDATE, [tenant.organizationId, id, ...columnsOf(form)]))
  if (Result.isSuccess(written)) await publishChange(tenant, viewer, ...before.roleIds, ...form.roleIds)
  return written
}

export const deleteSavedSearch = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<object, Failure<'SAVED_SEARCH_NOT_FOUND'>>> => {
  const before = await read(tenant, viewer, id)
  if (before === undefined || !mayChange(before, viewer.permissions)) return Result.fail({ code: 'SAVED_SEARCH_NOT_FOUND' })
  await tenant.query(DELETE, [tenant.organizationId, id])
  await publishChange(tenant, viewer, ...before.roleIds)
  return Result.succeed({})
}

const MARK_SEEN = sql(`
  insert into saved_search_looks (organization_id, search_id, user_id, at) values ($1, $2, $3, now())
  on conflict (organization_id, search_id, user_id) do update set at = excluded.at`)

/** Nothing of what it finds is new any more to the viewer. */
export const lookAtSavedSearch = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<object, Failure<'SAVED_SEARCH_NOT_FOUND'>>> => {
  if ((await read(tenant, viewer, id)) === undefined) return Result.fail({ code: 'SAVED_SEARCH_NOT_FOUND' })
  await tenant.query(MARK_SEEN, [tenant.organizationId, id, viewer.userId])
  await publishChange(tenant, viewer)
  return Result.succeed({})
}
