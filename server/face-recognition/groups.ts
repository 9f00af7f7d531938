import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { listFaceGroups } from '../../src/infrastructure/face-recognition/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { FACE_COLUMNS, faceOf, FACES_OF_ASSETS, parameter, seen, seenBy, type FaceRow, type FaceViewer } from './facesSeen.ts'

type Groups = (typeof listFaceGroups.success)['Type']

/** Faces of each group that a list shows. */
const SHOWN = 4

interface GroupRow {
  readonly id: string
  readonly count: number
  readonly total: number
}

const UNNAMED = `face.organization_id = $1 and face.group_id is not null and face.person_id is null`

/** Who is ignored is said outright, so that the index of those who are listed can be taken. */
const groups = (isRestricted: boolean, isIgnored: boolean): Statement<GroupRow> => {
  const $ = parameter(isRestricted)
  return sql(`
    with grouped as (
      select face.group_id as id, count(*)::integer as count from ${FACES_OF_ASSETS}
      where ${UNNAMED} and ${isIgnored ? 'face.is_ignored' : 'not face.is_ignored'} and ${seen(isRestricted)} group by face.group_id
    )
    select id, count, (select count(*)::integer from grouped) as total from grouped
    where ${$(1)}::integer is null or (count, id) < (${$(1)}::integer, ${$(2)}::uuid)
    order by count desc, id desc limit ${$(3)}`)
}
const GROUPS = { all: { true: groups(false, true), false: groups(false, false) }, restricted: { true: groups(true, true), false: groups(true, false) } }

const shown = (isRestricted: boolean): Statement<FaceRow & { groupId: string }> => {
  const $ = parameter(isRestricted)
  return sql(`
    select id, "assetId", "assetName", type, "contentVersion", x, y, width, height, confidence, "groupId" from (
      select ${FACE_COLUMNS}, face.group_id as "groupId", row_number() over (partition by face.group_id order by face.confidence desc, face.id) as place
      from ${FACES_OF_ASSETS} where ${UNNAMED} and face.is_ignored = ${$(1)} and face.group_id = any (${$(2)}::uuid[]) and ${seen(isRestricted)}
    ) best where place <= ${SHOWN} order by place`)
}
const FACES = { all: shown(false), restricted: shown(true) }

/** Whom most faces of a group resemble; of names only those that the asker can read in some picture. */
const likely = (isRestricted: boolean): Statement<{ groupId: string; name: string }> => {
  const $ = parameter(isRestricted)
  return sql(`
    select distinct on (face.group_id) face.group_id as "groupId", coalesce(min(face.likely_name), '') as name from ${FACES_OF_ASSETS}
    where ${UNNAMED} and face.group_id = any (${$(1)}::uuid[]) and face.likely_key is not null and ${seen(isRestricted)} and exists (
      select from asset_persons person join assets asset on asset.organization_id = $1 and asset.id = person.asset_id and asset.content_version = person.content_version
      where person.organization_id = $1 and person.name_key = face.likely_key and ${seen(isRestricted)})
    group by face.group_id, face.likely_key order by face.group_id, count(*) desc`)
}
const LIKELY = { all: likely(false), restricted: likely(true) }

const members = (isRestricted: boolean): Statement<FaceRow> => {
  const $ = parameter(isRestricted)
  return sql(`
    select ${FACE_COLUMNS} from ${FACES_OF_ASSETS}
    where ${UNNAMED} and face.group_id = ${$(1)} and ${seen(isRestricted)} and (${$(2)}::uuid is null or face.id > ${$(2)}::uuid)
    order by face.id limit ${$(3)}`)
}
const MEMBERS = { all: members(false), restricted: members(true) }

export interface Paged {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** Groups of faces without a name, the biggest first, as far as somebody sees them. */
export const groupsPage = async (
  tenant: Tenant,
  viewer: FaceViewer,
  { after, limit = PAGE_DEFAULT, ignored = 'false' }: Paged & { readonly ignored?: 'true' | 'false' | undefined },
): Promise<Result.Result<Groups, Failure<'VALIDATION_FAILED'>>> => {
  const [, count, from] = /^(\d{1,9})\.(.*)$/.exec(after ?? '') ?? []
  if (after !== undefined && !(from !== undefined && isWellFormedId(from))) return unreadable('after')
  const of = viewer.restricted ? 'restricted' : 'all'
  const asked = seenBy(tenant.organizationId, viewer)
  const rows = await tenant.query(GROUPS[of][ignored], [...asked, count === undefined ? null : Number(count), from ?? null, limit])
  const ids = rows.map(({ id }) => id)
  const [faces, names] = await Promise.all([tenant.query(FACES[of], [...asked, ignored === 'true', ids]), tenant.query(LIKELY[of], [...asked, ids])])
  const last = rows.at(-1)
  return Result.succeed({
    groups: rows.map(({ id, count: all }) => ({
      id,
      count: all,
      faces: faces.filter(({ groupId }) => groupId === id).map(faceOf),
      likely: names.find(({ groupId }) => groupId === id)?.name ?? null,
    })),
    total: rows[0]?.total ?? 0,
    next: last === undefined || rows.length < limit ? null : `${last.count}.${last.id}`,
  })
}

/** The faces of a group that have no name, as far as somebody sees them. */
export const membersPage = async (tenant: Tenant, viewer: FaceViewer, groupId: string, { after, limit = PAGE_DEFAULT }: Paged) => {
  if (after !== undefined && !isWellFormedId(after)) return unreadable('after')
  const rows = await tenant.query(MEMBERS[viewer.restricted ? 'restricted' : 'all'], [...seenBy(tenant.organizationId, viewer), groupId, after ?? null, limit])
  // Nobody's, or of none that the asker sees.
  if (rows.length === 0 && after === undefined) return Result.fail<Failure<'NOT_FOUND'>>({ code: 'NOT_FOUND' })
  return Result.succeed({ faces: rows.map(faceOf), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) })
}
