import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { MOST_SHARED } from '../../src/domain/share-links/limits.ts'
import { kindOfShared, shareLinkProblems, type ShareLink, type ShareLinkForm } from '../../src/domain/share-links/shareLink.ts'
import { parseDate } from '../../src/domain/validation/dates.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { itemsOf, outermost, type Item, type Unreachable } from '../items/items.ts'
import { hashPassword, knownCaller } from '../session/password.ts'
import { isSharingAllowed } from '../policies/policies.ts'
import { mayOpenToo, TOO_MANY } from './limit.ts'
import { findLink } from './rows.ts'
import { hashOf, newToken } from './token.ts'

export interface MadeLink {
  readonly link: ShareLink
  readonly token: string
}

const INSERT = sql(`
  insert into share_links (id, organization_id, token_sha256, home_organization_id, maker_id, maker_name, kind, type, title, note, until, may_download, pass_phrase_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`)
const ITEMS = sql(`
  insert into share_link_items (organization_id, link_id, position, type, folder_id, asset_id)
  select $1, $2, item.position, item.type, item.folder_id, item.asset_id
  from unnest($3::text[], $4::uuid[], $5::uuid[]) with ordinality as item (type, folder_id, asset_id, position)`)

/** The columns that a form says something of; `kept`: the hash of a pass phrase that stays. */
export const columnsOf = async ({ title, note, until, mayDownload, isProtected, passPhrase }: ShareLinkForm, viewer: Viewer, kept: string | null) => {
  const hash = async () => (passPhrase === '' ? kept : hashPassword(tidy(passPhrase), knownCaller(viewer.sessionId)))
  return [tidy(title), tidy(note), parseDate(until), mayDownload, isProtected ? await hash() : null] as const
}

/** What the activity log keeps of a link. */
export const loggedOf = ({ title, until, mayDownload, isProtected }: Pick<ShareLink, 'title' | 'until' | 'mayDownload' | 'isProtected'>) => ({
  shareLink: title,
  shareUntil: until,
  shareDownload: mayDownload,
  sharePassPhrase: isProtected,
})

/** Open lists of links are read anew: one's own, and those of administrators. */
export const publishLinks = (tenant: Tenant): Promise<void> => publish(tenant, { kind: 'shareLinks.changed' })

const refused = (fields: Failure<'VALIDATION_FAILED'>['fields']) => Result.fail({ code: 'VALIDATION_FAILED', fields } as const)

const sharedBy = async (tenant: Tenant, viewer: Viewer, type: ResourceType, selection: Selection): Promise<Result.Result<readonly Item[], Unreachable | Failure<'VALIDATION_FAILED'>>> => {
  const items = await itemsOf(tenant, viewer, type, selection)
  if (Result.isFailure(items)) return Result.fail(items.failure)
  const shared = await outermost(tenant, items.success)
  if (shared.length === 0) return refused({ selection: { code: 'required' } })
  return shared.length > MOST_SHARED ? refused({ selection: { code: 'tooMany', limit: MOST_SHARED } }) : Result.succeed(shared)
}

/** Shares what is selected in a module, as far as its maker sees it whenever somebody looks. */
export const makeShareLink = async (
  tenant: Tenant,
  viewer: Viewer,
  type: ResourceType,
  { selection, ...form }: ShareLinkForm & { readonly selection: Selection },
): Promise<Result.Result<MadeLink, Unreachable | Failure<'VALIDATION_FAILED' | 'SHARING_NOT_ALLOWED'>>> => {
  if (!(await isSharingAllowed(tenant))) return Result.fail({ code: 'SHARING_NOT_ALLOWED' })
  const fields = shareLinkProblems(form, new Date(), false)
  if (!isValid(fields)) return refused(fields)
  const found = await sharedBy(tenant, viewer, type, selection)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const items = found.success
  const [id, token] = [randomUUID(), newToken()]
  if (!(await mayOpenToo(tenant, viewer.userId, id))) return TOO_MANY
  const made = [viewer.homeOrganizationId, viewer.userId, `${viewer.firstName} ${viewer.lastName}`.trim(), kindOfShared(items), type]
  await tenant.query(INSERT, [id, tenant.organizationId, hashOf(token), ...made, ...(await columnsOf(form, viewer, null))])
  const ids = (kind: Item['kind']) => items.map((item) => (item.kind === kind ? item.id : null))
  await tenant.query(ITEMS, [tenant.organizationId, id, items.map((item) => item.type), ids('folder'), ids('asset')])
  const link = await findLink(tenant, viewer, id)
  if (link === undefined) throw new Error('A link was not made')
  const [first] = items
  const resource = { id: link.resourceId, name: link.resourceId === null || first === undefined ? link.title : first.name }
  await record(tenant, viewer, { kind: 'share.created', resource, after: loggedOf(link) })
  await publishLinks(tenant)
  return Result.succeed({ link, token })
}
