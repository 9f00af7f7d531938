import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { record } from '../audit/record.ts'
import { publishToUser } from '../events/publish.ts'
import type { ShareVisit } from './visit.ts'

const OPENED = sql<{ opens: number }>('update share_links set opens = opens + 1, last_used_at = now() where organization_id = $1 and id = $2 returning opens')
const DOWNLOADED = sql('update share_links set downloads = downloads + 1, last_used_at = now() where organization_id = $1 and id = $2')

/** Whose link was used: no more is kept of whoever used it than that somebody did. */
export type Used = Pick<ShareVisit, 'maker' | 'link' | 'named'>

/** What a link is of, as the activity log names it. */
const resourceOf = ({ link, named: [first] }: Used) => (link.kind === 'selection' || first === undefined ? { id: null, name: link.title } : { id: first.id, name: first.name })

const counting = (database: Database, { maker }: Used, work: (tenant: Tenant) => Promise<void>): Promise<void> =>
  inTenant(database, maker.organization.id, async (tenant) => {
    await work(tenant)
    await publishToUser(tenant, maker.userId, { kind: 'shareLinks.changed' })
  })

/** The first time stands in the activity log. */
export const countOpen = (database: Database, used: Used): Promise<void> =>
  counting(database, used, async (tenant) => {
    const [row] = await tenant.query(OPENED, [tenant.organizationId, used.link.id])
    if (row?.opens === 1) await record(tenant, used.maker, { kind: 'share.opened', resource: resourceOf(used), after: { shareLink: used.link.title } })
  })

/** `what`: the file, or all of a zip's. */
export const countDownload = (database: Database, used: Used, what: { readonly id: string; readonly name: string } | { readonly files: number }): Promise<void> =>
  counting(database, used, async (tenant) => {
    await tenant.query(DOWNLOADED, [tenant.organizationId, used.link.id])
    const after = { shareLink: used.link.title, ...('files' in what ? { files: what.files } : {}) }
    await record(tenant, used.maker, { kind: 'share.downloaded', resource: 'files' in what ? resourceOf(used) : what, after })
  })
