import { randomUUID } from 'node:crypto'
import type { DetectedFace } from '../../src/domain/face-recognition/faces.ts'
import { likeness, type Area } from '../../src/domain/persons/area.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Reader } from '../recognition/readAsset.ts'
import { cropOf } from './crops.ts'
import { groupLater } from './groupLater.ts'

interface KnownFace extends Area {
  readonly id: string
}

const KNOWN = sql<KnownFace>(`
  select id, x, y, width, height from picture_faces where organization_id = $1 and asset_id = $2 and content_version = $3`)
/** Also those of files that it had before. */
const FORGET = sql('delete from picture_faces where organization_id = $1 and asset_id = $2 and not id = any ($3::uuid[])')
const INSERT = sql(`
  insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence, joins_from)
  select face.id, $1, $2, $3, face.x, face.y, face.width, face.height, face.confidence, face.joins_from
  from unnest($4::uuid[], $5::double precision[], $6::double precision[], $7::double precision[], $8::double precision[], $9::double precision[], $10::double precision[])
    as face (id, x, y, width, height, confidence, joins_from)`)
const DESCRIBE = sql(`
  insert into face_descriptors (face_id, organization_id, descriptor) select face.id, $1, face.descriptor from unnest($2::uuid[], $3::bytea[]) as face (id, descriptor)`)
const DRAW = sql(`
  insert into face_crops (face_id, organization_id, picture) select face.id, $1, face.picture from unnest($2::uuid[], $3::bytea[]) as face (id, picture)`)
/** Whoever is named there already, drawn by hand or named by the file. */
const LINK = sql(`
  select link_face(person)::text as linked from asset_persons person where person.organization_id = $1 and person.asset_id = $2 and person.content_version = $3`)

/** From here on, two areas show the same face. */
const SAME_FACE = 0.5

interface NewFace extends DetectedFace {
  readonly id: string
  readonly crop: Buffer
}

const add = async (tenant: Tenant, assetId: string, contentVersion: string, faces: readonly NewFace[]): Promise<void> => {
  const { organizationId } = tenant
  const ids = faces.map(({ id }) => id)
  const sides = (['x', 'y', 'width', 'height'] as const).map((side) => faces.map(({ area }) => area[side]))
  await tenant.query(INSERT, [organizationId, assetId, contentVersion, ids, ...sides, faces.map(({ confidence }) => confidence), faces.map(({ joinsFrom }) => joinsFrom)])
  await tenant.query(DESCRIBE, [organizationId, ids, faces.map(({ descriptor }) => Buffer.from(descriptor))])
  await tenant.query(DRAW, [organizationId, ids, faces.map(({ crop }) => crop)])
  await tenant.query(LINK, [organizationId, assetId, contentVersion])
}

/** Keeps the faces of a picture. One that is known already at its place stays as it is: ignored, named, or put beside others by people. */
export const faceReader = (jobs: Jobs): Reader => ({
  prepare: async ({ id: assetId, contentVersion }, { faces, pixels }) => {
    const found = pixels === undefined ? [] : await Promise.all(faces.map(async (face): Promise<NewFace> => ({ ...face, id: randomUUID(), crop: await cropOf(pixels, face.area) })))
    return async (tenant) => {
      const known = await tenant.query(KNOWN, [tenant.organizationId, assetId, contentVersion])
      const isAt = ({ area }: NewFace, one: KnownFace): boolean => likeness(area, one) >= SAME_FACE
      const kept = known.filter((one) => found.some((face) => isAt(face, one)))
      await tenant.query(FORGET, [tenant.organizationId, assetId, kept.map(({ id }) => id)])
      const fresh = found.filter((face) => !kept.some((one) => isAt(face, one)))
      if (fresh.length === 0) return
      await add(tenant, assetId, contentVersion, fresh)
      await groupLater(tenant, jobs)
    }
  },
})
