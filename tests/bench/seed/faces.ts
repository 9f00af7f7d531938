import { Client } from 'pg'
import type { Connection } from '../database.ts'

const SEED = [
  `update organizations set features = array['AutoTag', 'FacialRecognition', 'IndexContent', 'AiSearchEngine', 'AutofillTemplate'] where id = $1`,
  `with pictures as (
    select id, content_version, row_number() over (order by id) as place from assets where organization_id = $1 and preview = 'image' and trashed_at is null limit $2
  ), counted as (select count(*) as count from pictures)
  insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence, group_id)
  select md5('face ' || face)::uuid, $1, pictures.id, pictures.content_version, 0.1, 0.1, 0.2, 0.3, 0.9, md5('group ' || (face * 7919) % $3)::uuid
  from generate_series(1, $2) as face cross join counted join pictures on pictures.place = 1 + face % counted.count
  on conflict do nothing`,
]

/** Faces of so many people in the pictures of the library. */
export const seedFaces = async (connection: Connection, organizationId: string, faces: number, people: number): Promise<void> => {
  const client = new Client(connection)
  await client.connect()
  try {
    for (const [at, text] of SEED.entries()) await client.query(text, at === 0 ? [organizationId] : [organizationId, faces, people])
    await client.query('vacuum analyze picture_faces')
  } finally {
    await client.end()
  }
}
