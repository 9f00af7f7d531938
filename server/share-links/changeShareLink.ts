import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { mayChangeLink, RESTORE_MINUTES, shareLinkProblems, type ShareLink, type ShareLinkForm } from '../../src/domain/share-links/shareLink.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import type { AuditEvent } from '../audit/record.ts'
import { record } from '../audit/record.ts'
import { namesOf } from '../audit/targets.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isSharingAllowed } from '../policies/policies.ts'
import { mayOpenToo, TOO_MANY } from './limit.ts'
import { findLink, heldLink } from './rows.ts'
import { columnsOf, loggedOf, publishLinks, type MadeLink } from './shareLinks.ts'
import { hashOf, newToken } from './token.ts'

type Gone = Failure<'SHARE_LINK_NOT_FOUND' | 'SHARE_LINK_ENDED'>
type Refused = Gone | Failure<'SHARING_NOT_ALLOWED'>

const NOT_FOUND = Result.fail({ code: 'SHARE_LINK_NOT_FOUND' } as const)
const ENDED = Result.fail({ code: 'SHARE_LINK_ENDED' } as const)

const PHRASE = sql<{ hash: string | null }>('select pass_phrase_hash as hash from share_links where organization_id = $1 and id = $2')
const EDIT = sql(`
  update share_links set title = $3, note = $4, until = $5, may_download = $6, pass_phrase_hash = $7 where organization_id = $1 and id = $2`)
const RENEW = sql('update share_links set token_sha256 = $3 where organization_id = $1 and id = $2')
const REVOKE = sql('update share_links set revoked_at = now(), revoked_by = $3 where organization_id = $1 and id = $2')
const RESTORE = sql<{ id: string }>(`
  update share_links set revoked_at = null, revoked_by = null
  where organization_id = $1 and id = $2 and revoked_by = $3 and revoked_at > now() - make_interval(mins => $4) returning id`)

/** Its folder or asset, by the name that it has now. */
const resourceOf = async (tenant: Tenant, { resourceId: id, title }: ShareLink) => ({
  id,
  name: (id === null ? undefined : (await namesOf(tenant, [id])).get(id)) ?? title,
})

const changed = async (tenant: Tenant, viewer: Viewer, id: string, event: Pick<AuditEvent, 'kind' | 'before' | 'after'>): Promise<Result.Result<ShareLink, Failure<'SHARE_LINK_NOT_FOUND'>>> => {
  const link = await findLink(tenant, viewer, id)
  if (link === undefined) return NOT_FOUND
  await record(tenant, viewer, { ...event, resource: await resourceOf(tenant, link) })
  await publishLinks(tenant)
  return Result.succeed(link)
}

/** The own link, for who may change it. */
const own = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<ShareLink, Refused>> => {
  const link = await heldLink(tenant, viewer, id)
  if (link === undefined || !link.isOwn) return NOT_FOUND
  if (!mayChangeLink(link)) return ENDED
  return (await isSharingAllowed(tenant)) ? Result.succeed(link) : Result.fail({ code: 'SHARING_NOT_ALLOWED' })
}

export const editShareLink = async (
  tenant: Tenant,
  viewer: Viewer,
  { id, revision, ...form }: ShareLinkForm & { readonly id: string; readonly revision: number },
): Promise<Result.Result<ShareLink, Refused | Failure<'VALIDATION_FAILED' | 'STALE_EDIT'>>> => {
  const found = await own(tenant, viewer, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const before = found.success
  const fields = shareLinkProblems(form, new Date(), before.isProtected)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  if (before.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  if (before.state === 'expired' && !(await mayOpenToo(tenant, viewer.userId, id))) return TOO_MANY
  const [phrase] = await tenant.query(PHRASE, [tenant.organizationId, id])
  await tenant.query(EDIT, [tenant.organizationId, id, ...(await columnsOf(form, viewer, phrase?.hash ?? null))])
  const now = await findLink(tenant, viewer, id)
  return changed(tenant, viewer, id, { kind: 'share.updated', before: loggedOf(before), after: loggedOf(now ?? before) })
}

export const renewShareLink = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<MadeLink, Refused>> => {
  const found = await own(tenant, viewer, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const token = newToken()
  await tenant.query(RENEW, [tenant.organizationId, id, hashOf(token)])
  const link = await changed(tenant, viewer, id, { kind: 'share.updated', after: { shareLink: found.success.title, shareAddress: true } })
  return Result.map(link, (renewed) => ({ link: renewed, token }))
}

/** By its maker, whatever they may still do, and by administrators. */
export const revokeShareLink = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<ShareLink, Gone>> => {
  const link = await heldLink(tenant, viewer, id)
  if (link === undefined) return NOT_FOUND
  if (link.state === 'revoked') return ENDED
  await tenant.query(REVOKE, [tenant.organizationId, id, viewer.userId])
  return changed(tenant, viewer, id, { kind: 'share.revoked', after: { shareLink: link.title } })
}

/** For whoever revoked it, for a little while. */
export const restoreShareLink = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<ShareLink, Gone | Failure<'VALIDATION_FAILED'>>> => {
  const link = await heldLink(tenant, viewer, id)
  if (link === undefined) return NOT_FOUND
  const [restored] = await tenant.query(RESTORE, [tenant.organizationId, id, viewer.userId, RESTORE_MINUTES])
  if (restored === undefined) return ENDED
  if (!(await mayOpenToo(tenant, link.makerId, id))) return TOO_MANY
  return changed(tenant, viewer, id, { kind: 'share.created', after: loggedOf(link) })
}
