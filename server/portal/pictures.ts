import { randomUUID } from 'node:crypto'
import type { PortalPicture } from '../../src/domain/portal/pictures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MadePicture } from './madePicture.ts'

/** Pictures that no portal names, of those who are still choosing. */
const MOST_UNUSED = 30

const INSERT = sql('insert into portal_pictures (organization_id, id, kind, bytes, small) values ($1, $2, $3, $4, $5)')
const FIND = sql<{ bytes: Buffer }>('select bytes from portal_pictures where organization_id = $1 and id = $2')
const DISCARD = sql(`
  delete from portal_pictures where organization_id = $1 and id in (
    select id from portal_pictures picture
    where picture.organization_id = $1
      and not exists (select from portals portal where portal.organization_id = $1 and picture.id in (portal.avatar, portal.cover_photo, portal.main_photo))
    order by created_at desc, id
    offset ${MOST_UNUSED}
  )`)

/** Removes those that were chosen and given up, but the latest. */
export const discardPictures = async (tenant: Tenant): Promise<void> => {
  await tenant.query(DISCARD, [tenant.organizationId])
}

/** Keeps a picture that was made, and answers what a form names it by. */
export const keepPicture = async (tenant: Tenant, kind: PortalPicture, { bytes, small }: MadePicture): Promise<string> => {
  const id = randomUUID()
  await tenant.query(INSERT, [tenant.organizationId, id, kind, bytes, small])
  await discardPictures(tenant)
  return id
}

export const findPicture = async (tenant: Tenant, id: string): Promise<Buffer | undefined> => (await tenant.query(FIND, [tenant.organizationId, id]))[0]?.bytes
