import { MOST_NAMED } from '../../src/domain/face-recognition/faces.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { FACES_OF_ASSETS, parameter, seen, seenBy, type FaceViewer } from './facesSeen.ts'

/** Which faces: those of groups that have no name and are not ignored, and some by themselves. */
export interface Chosen {
  readonly groups: readonly string[]
  readonly faces: readonly string[]
  /** Of groups the ignored ones instead. */
  readonly ignored?: boolean
}

export interface ChosenFace {
  readonly id: string
  readonly groupId: string | null
  readonly assetId: string
  readonly assetName: string
  readonly type: ResourceType
  readonly contentVersion: string
  readonly personId: string | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How many were chosen and are seen, also beyond those that are changed at once. */
  readonly total: number
}

const chosen = (isRestricted: boolean): Statement<ChosenFace> => {
  const $ = parameter(isRestricted)
  return sql(`
    select face.id, face.group_id as "groupId", asset.id as "assetId", asset.name as "assetName", asset.type, asset.content_version as "contentVersion",
      face.person_id as "personId", face.x, face.y, face.width, face.height, count(*) over ()::integer as total
    from ${FACES_OF_ASSETS}
    where face.organization_id = $1 and ${seen(isRestricted)} and (
      face.id = any (${$(1)}::uuid[]) or (face.group_id = any (${$(2)}::uuid[]) and face.person_id is null and face.is_ignored = ${$(3)}))
    order by face.confidence desc, face.id limit ${MOST_NAMED}`)
}
const CHOSEN = { all: chosen(false), restricted: chosen(true) }

/** Whoever changes these pictures meanwhile waits; in one order, so that no two wait for each other. */
const HOLD = sql('select id from assets where organization_id = $1 and id = any ($2::uuid[]) order by id for no key update')

export const holdPictures = async (tenant: Tenant, assetIds: readonly string[]): Promise<void> => void (await tenant.query(HOLD, [tenant.organizationId, [...new Set(assetIds)]]))

const ALONE = sql(`select pg_advisory_xact_lock(hashtextextended(format('face groups %s', $1::uuid), 0))`)

/** Whoever puts faces into groups waits, before any picture is held: what one puts together another one would put elsewhere. */
export const holdGroups = async (tenant: Tenant): Promise<void> => void (await tenant.query(ALONE, [tenant.organizationId]))

/** Those of the chosen faces that somebody sees, at the most as many as are changed at once: the surest. Their pictures stay as they are until the transaction ends. */
export const chosenFaces = async (tenant: Tenant, viewer: FaceViewer, { groups, faces, ignored = false }: Chosen): Promise<readonly ChosenFace[]> => {
  const statement = CHOSEN[viewer.restricted ? 'restricted' : 'all']
  const values = [...seenBy(tenant.organizationId, viewer), faces, groups, ignored]
  const before = await tenant.query(statement, values)
  if (before.length === 0) return []
  await holdPictures(tenant, before.map(({ assetId }) => assetId))
  // What was changed before they were held.
  return tenant.query(statement, values)
}
