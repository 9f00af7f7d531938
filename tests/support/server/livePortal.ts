import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Database } from '../../../server/database/connect.ts'

/** A portal that is Live, by its row alone: its pictures are three small ones. */
export const livePortal = async ({ owner }: Database, organizationId: string, webAddress: string, customDomain: string | null = null): Promise<void> => {
  const bytes = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } }).webp().toBuffer()
  const [avatar, cover, main] = [randomUUID(), randomUUID(), randomUUID()]
  await owner.query(
    `insert into portal_pictures (organization_id, id, kind, bytes) select $1, id, kind, $2 from unnest($3::uuid[], $4::text[]) as picture (id, kind)`,
    [organizationId, bytes, [avatar, cover, main], ['avatar', 'coverPhoto', 'mainPhoto']],
  )
  await owner.query(
    `insert into portals (organization_id, live_since, title, subtitle, web_address, custom_domain, description, about_us, text_alignment, avatar, cover_photo, cover_photo_text,
       main_photo, main_photo_text, first_name, last_name, phone, street, city, state, zip_code, country, website, changed_by, changed_by_name)
     values ($1, now(), $2, 'Of ours', $2, $3, 'What we have', 'Who we are', 'left', $4, $5, 'A quay', $6, 'A barque', '', '', '+47 22 33 44 55', '', '', '', '', '', '', $7, '')`,
    [organizationId, webAddress, customDomain, avatar, cover, main, randomUUID()],
  )
}
