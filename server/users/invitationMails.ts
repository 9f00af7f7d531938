import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { MailedTo } from '../../src/domain/users/invitees.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { deliveryOf, type DeliveryRow } from '../mail/deliveryRows.ts'
import { emailKey } from '../authentication/account.ts'
import { INVITATION_MAIL } from './accountRows.ts'
import { reachRefusal } from './administration.ts'

const READ = sql<{ email: string; mail: DeliveryRow | null }>(`
  select user_.email, ${INVITATION_MAIL} as mail from users user_
  where user_.organization_id = $1 and user_.email_key = any ($2) and user_.deleted_at is null and user_.password_hash is null
  order by user_.email_key`)

/** How far the mails are to those of these addresses who have no password yet. */
export const invitationMails = async (
  tenant: Tenant,
  viewer: Viewer,
  emails: readonly string[],
): Promise<Result.Result<{ readonly items: readonly MailedTo[] }, Failure<'PERMISSION_DENIED'>>> => {
  const refusal = reachRefusal(viewer, 'viewUsers')
  if (refusal !== undefined) return Result.fail(refusal)
  const rows = await tenant.query(READ, [tenant.organizationId, emails.map(emailKey)])
  return Result.succeed({ items: rows.map(({ email, mail }) => ({ email, mail: mail && deliveryOf(mail) })) })
}
