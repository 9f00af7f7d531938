import type { Face } from '../../src/infrastructure/face-recognition/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import { visible } from '../access/visibility.ts'

export type FaceViewer = Pick<Viewer, 'userId' | 'restricted' | 'modules'>

/** $1: the organization, $2: its modules; where somebody has restrictions, $3 is who. Other parameters follow. */
export const seen = (isRestricted: boolean): string =>
  `asset.organization_id = $1 and asset.type = any ($2::text[]) and ${visible('asset', { isWide: true, user: isRestricted ? '$3' : undefined })}`

export const seenBy = (organizationId: string, { userId, restricted, modules }: FaceViewer): readonly unknown[] => [organizationId, modules, ...(restricted ? [userId] : [])]

/** Where the other parameters begin. */
export const parameter =
  (isRestricted: boolean) =>
  (number: number): `$${number}` =>
    `$${number + (isRestricted ? 3 : 2)}`

/** A `face` in its `asset`, in the file that it has now. */
export const FACES_OF_ASSETS = 'picture_faces face join assets asset on asset.organization_id = $1 and asset.id = face.asset_id and asset.content_version = face.content_version'

export interface FaceRow {
  readonly id: string
  readonly assetId: string
  readonly assetName: string
  readonly type: (typeof Face.Type)['type']
  readonly contentVersion: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly confidence: number
}

export const FACE_COLUMNS = `face.id, asset.id as "assetId", asset.name as "assetName", asset.type, asset.content_version as "contentVersion", face.x, face.y, face.width, face.height, face.confidence`

export const faceOf = ({ id, assetId, assetName, type, contentVersion, x, y, width, height, confidence }: FaceRow): typeof Face.Type => ({
  id,
  assetId,
  assetName,
  type,
  contentVersion,
  area: { x, y, width, height },
  confidence,
})
