import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/database/connect.ts'

interface Picture {
  readonly blobKey: string
  readonly checksum: string
}

/** A picture in a folder of its own, as rows alone. */
export const putPictureRow = async ({ owner }: Database, organizationId: string, { blobKey, checksum }: Picture): Promise<void> => {
  const [id, folder] = [randomUUID(), randomUUID()]
  await owner.query(
    `insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
     select $2::uuid, $1, 'RECORDS', $2::uuid::text, $2::uuid::text, now(), now(), user_.id, user_.id from users user_ where user_.organization_id = $1 limit 1`,
    [organizationId, folder],
  )
  await owner.query(
    `insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail, indexing,
       content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
     select $2::uuid, $1, 'RECORDS', folder.id, $2::uuid::text, $2::uuid::text, $2::uuid::text, $2::uuid::text, 'image/png', 'image', 4, 'Ready', 'None',
       left($4::text, 12), $4::text, $5, now(), now(), folder.created_by, folder.created_by
     from folders folder where folder.organization_id = $1 and folder.id = $3`,
    [organizationId, id, folder, blobKey, checksum],
  )
}
