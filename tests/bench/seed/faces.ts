import { Client } from 'pg'
import { people } from '../../../src/domain/face-recognition/face.fixture.ts'
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

const ADD = `
  with pictures as (
    select id, content_version, row_number() over (order by id) as place from assets where organization_id = $1 and preview = 'image' and trashed_at is null limit 1000
  ), counted as (select count(*) as count from pictures), faces as (
    insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence)
    select md5('new face ' || $2 || ' ' || face.at)::uuid, $1, pictures.id, pictures.content_version, 0.5, 0.1, 0.2, 0.3, 0.9
    from generate_series(1, cardinality($3::bytea[])) as face (at) cross join counted join pictures on pictures.place = 1 + face.at % counted.count
    returning id
  )
  insert into face_descriptors (face_id, organization_id, descriptor)
  select md5('new face ' || $2 || ' ' || face.at)::uuid, $1, face.descriptor from unnest($3::bytea[]) with ordinality as face (descriptor, at)`

/** Faces that are sent to the database at once. */
const BATCH = 1_000

/** Faces of so many people that nobody has compared yet. */
export const seedNewFaces = async (client: Client, organizationId: string, faces: number, persons: number): Promise<void> => {
  const { person, picture } = people(21)
  const everybody = Array.from({ length: persons }, person)
  for (let from = 0; from < faces; from += BATCH) {
    const descriptors = Array.from({ length: Math.min(BATCH, faces - from) }, (_, at) => Buffer.from(picture(everybody[((from + at) * 7) % persons] ?? [])))
    await client.query(ADD, [organizationId, String(from), descriptors])
  }
}
