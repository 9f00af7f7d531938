import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { listFacesOfAsset } from '../../src/infrastructure/face-recognition/contract.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { parameter, seen, seenBy, type FaceViewer } from './facesSeen.ts'

type Answer = (typeof listFacesOfAsset.success)['Type']

interface Row {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly confidence: number
  readonly isIgnored: boolean
  readonly personId: string | null
  readonly personName: string | null
  readonly likely: string | null
}

/** A name that the asker can read in no picture is none for them. */
const faces = (isRestricted: boolean): Statement<Row> => {
  const $ = parameter(isRestricted)
  return sql(`
    select face.id, face.x, face.y, face.width, face.height, face.confidence, face.is_ignored as "isIgnored", person.id as "personId", person.name as "personName",
      case when exists (
        select from asset_persons known join assets asset on asset.organization_id = $1 and asset.id = known.asset_id and asset.content_version = known.content_version
        where known.organization_id = $1 and known.name_key = face.likely_key and ${seen(isRestricted)}) then face.likely_name end as likely
    from picture_faces face left join asset_persons person on person.id = face.person_id
    where face.organization_id = $1 and face.asset_id = ${$(1)} and face.content_version = ${$(2)} order by face.x, face.y, face.id`)
}
const FACES = { all: faces(false), restricted: faces(true) }

const STATE = sql<{ isOn: boolean; state: string | null }>(`
  select coalesce((select is_on from recognition_settings where organization_id = $1 and recognition = 'Faces'), false) as "isOn",
    (select state from recognition_readings where organization_id = $1 and recognition = 'Faces' and asset_id = $2 and content_version = $3) as state`)

const stateOf = (isOn: boolean, state: string | null): Answer['state'] => {
  if (state === 'Read' || state === 'Failed') return state
  return isOn ? 'Waiting' : 'Off'
}

/** The faces that were found in a picture, with who they are. */
export const facesOfAsset = async (tenant: Tenant, viewer: FaceViewer, type: ResourceType, assetId: string): Promise<Result.Result<Answer, AssetUnseen>> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { contentVersion } = found.success
  const [rows, [setting]] = await Promise.all([
    tenant.query(FACES[viewer.restricted ? 'restricted' : 'all'], [...seenBy(tenant.organizationId, viewer), assetId, contentVersion]),
    tenant.query(STATE, [tenant.organizationId, assetId, contentVersion]),
  ])
  return Result.succeed({
    state: stateOf(setting?.isOn ?? false, setting?.state ?? null),
    contentVersion,
    faces: rows.map(({ id, x, y, width, height, confidence, isIgnored, personId, personName, likely }) => ({
      id,
      area: { x, y, width, height },
      confidence,
      isIgnored,
      person: personId === null || personName === null ? null : { id: personId, name: personName },
      likely: isIgnored || personId !== null ? null : likely,
    })),
  })
}
