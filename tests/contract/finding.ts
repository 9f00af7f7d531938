import { randomUUID } from 'node:crypto'
import type { FaceGateway } from '../../src/application/face-recognition/FaceGateway.ts'
import type { RecognitionGateway } from '../../src/application/recognition/RecognitionGateway.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Area } from '../../src/domain/persons/area.ts'
import { HttpFaceGateway } from '../../src/infrastructure/face-recognition/HttpFaceGateway.ts'
import type { HttpClient } from '../../src/infrastructure/http/HttpClient.ts'
import { HttpRecognitionGateway } from '../../src/infrastructure/recognition/HttpRecognitionGateway.ts'
import type { Database } from '../../server/database/connect.ts'

export interface FacePorts {
  readonly faces: FaceGateway
  readonly recognition: RecognitionGateway
  /** As a worker that read a picture, and compared its faces, would have left it; `likely`: whose name it suggests. Answers the face. */
  readonly findFace: (assetId: string, area: Area, groupId: string, likely?: string) => Promise<string>
}

const FOUND = `
  insert into picture_faces (id, organization_id, asset_id, content_version, x, y, width, height, confidence, group_id, likely_name, likely_key, likely_confidence)
  select $1, organization_id, id, content_version, $3, $4, $5, $6, 0.9, $7, $8, $9, 0.7 from assets where id = $2`
/** No picture is looked at, and no face compared, but as the test says. */
const BY_TEST = `create or replace rule recognized_by_test as on insert to jobs where new.kind in ('groupingFaces', 'recognizing', 'recognizingHoldings') do instead nothing`

/** On a real server. */
export const facesOver = (http: HttpClient, database: Database): FacePorts => ({
  faces: new HttpFaceGateway(http),
  recognition: new HttpRecognitionGateway(http),
  findFace: async (assetId, { x, y, width, height }, groupId, likely) => {
    await database.owner.query(BY_TEST)
    const id = randomUUID()
    await database.owner.query(FOUND, [id, assetId, x, y, width, height, groupId, likely ?? null, likely === undefined ? null : nameKey(likely)])
    return id
  },
})
