import { randomUUID } from 'node:crypto'
import { MOST_DAYS } from '../../src/domain/share-links/shareLink.ts'
import { emailKey } from '../authentication/account.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { hashPassword, knownCaller } from '../session/password.ts'
import { hashOf } from '../share-links/token.ts'
import { remember } from './remembered.ts'

export interface DemoShareLink {
  readonly maker: string
  /** What it shares, by its key. */
  readonly of: { readonly kind: 'asset' | 'folder'; readonly key: string }
  /** As well known as the demo's password: 43 characters. */
  readonly token: string
  readonly title: string
  readonly note: string
  readonly mayDownload: boolean
  readonly passPhrase?: string
}

const PICTURE: DemoShareLink = {
  maker: 'publisher@harbour.example',
  of: { kind: 'asset', key: 'RECORDS/Acquisitions/1887 Bequest/harbour-at-dusk-1887.jpg' },
  token: 'demo-harbour-at-dusk-1887-for-the-newspaper',
  title: 'The harbour at dusk, for the newspaper',
  note: 'Please name the museum beside the picture.',
  mayDownload: true,
}

const SHIPS: DemoShareLink = {
  maker: 'admin@harbour.example',
  of: { kind: 'folder', key: 'RECORDS/Acquisitions/1902 Purchase' },
  token: 'demo-ships-of-1902-for-the-calendar-printer',
  title: 'Ships for the calendar',
  note: 'The pictures bought in 1902. Choose twelve; the files come once you have.',
  mayDownload: false,
  passPhrase: 'lanterns at dusk',
}

/** Of each organization of the demo. */
export const DEMO_SHARE_LINKS: Readonly<Record<string, readonly DemoShareLink[]>> = { 'Harbour Museum': [PICTURE, SHIPS] }

/** By a maker who is gone nothing is shared. */
const INSERT = sql<{ id: string }>(`
  insert into share_links (id, organization_id, token_sha256, home_organization_id, maker_id, maker_name, kind, type, title, note, until, may_download, pass_phrase_hash)
  select $1, $2, $3, $2, user_.id, user_.first_name || ' ' || user_.last_name, $5, $6, $7, $8, current_date + ${MOST_DAYS}, $9, $10
  from users user_ where user_.organization_id = $2 and user_.email_key = $4 and user_.deleted_at is null
  on conflict do nothing returning id`)
const ITEM = sql('insert into share_link_items (organization_id, link_id, position, type, folder_id, asset_id) values ($1, $2, 1, $3, $4, $5)')

const linkKey = ({ token }: DemoShareLink): string => `SHARE-LINKS/${token}`

/** Shares what the demo shares, each once, where it is there: what became of a link since stays. */
export const seedShareLinks = async (tenant: Tenant, links: readonly DemoShareLink[], remembered: ReadonlyMap<string, string>): Promise<void> => {
  for (const link of links) {
    const shared = remembered.get(link.of.key)
    if (shared === undefined || remembered.has(linkKey(link))) continue
    const { of, maker, token, title, note, mayDownload, passPhrase } = link
    const [id, type] = [randomUUID(), of.key.split('/')[0]]
    const hash = passPhrase === undefined ? null : await hashPassword(passPhrase, knownCaller('demo'))
    const [made] = await tenant.query(INSERT, [id, tenant.organizationId, hashOf(token), emailKey(maker), of.kind, type, title, note, mayDownload, hash])
    if (made !== undefined) await tenant.query(ITEM, [tenant.organizationId, id, type, of.kind === 'folder' ? shared : null, of.kind === 'asset' ? shared : null])
    await remember(tenant, linkKey(link), id)
  }
}
