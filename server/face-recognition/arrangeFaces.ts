import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { chosenFaces, holdGroups, type Chosen } from './chosenFaces.ts'
import { FACES_OF_ASSETS, parameter, seen, seenBy, type FaceViewer } from './facesSeen.ts'
import { proposeFaces } from './proposeFaces.ts'

type NotFound = Failure<'NOT_FOUND'>
const NOT_FOUND = Result.fail<NotFound>({ code: 'NOT_FOUND' })

/** Also the faces that the asker does not see: they are the same person's. */
const MERGE = sql<{ id: string; from: string }>(`
  update picture_faces face set group_id = $2 from (select id, group_id from picture_faces where organization_id = $1 and group_id = any ($3::uuid[]) and group_id <> $2) was
  where face.organization_id = $1 and face.id = was.id returning face.id, was.group_id as "from"`)
const groupsSeen = (isRestricted: boolean): Statement<{ groupId: string | null }> =>
  sql(`
    select distinct face.group_id as "groupId" from ${FACES_OF_ASSETS}
    where face.organization_id = $1 and face.group_id = any (${parameter(isRestricted)(1)}::uuid[]) and ${seen(isRestricted)}`)
const GROUPS_SEEN = { all: groupsSeen(false), restricted: groupsSeen(true) }
const SPLIT = sql('update picture_faces set group_id = $2 where organization_id = $1 and id = any ($3::uuid[])')
const IGNORE = sql<{ id: string }>(`
  update picture_faces set is_ignored = $3, likely_name = null, likely_key = null, likely_confidence = null
  where organization_id = $1 and id = any ($2::uuid[]) and is_ignored <> $3 and person_id is null returning id`)

/** Puts groups together; all of them have a face that the asker sees. */
export const mergeGroups = async (
  tenant: Tenant,
  viewer: FaceViewer,
  groups: readonly string[],
): Promise<Result.Result<{ readonly groupId: string; readonly moved: readonly (readonly string[])[] }, NotFound>> => {
  await holdGroups(tenant)
  const known = await tenant.query(GROUPS_SEEN[viewer.restricted ? 'restricted' : 'all'], [...seenBy(tenant.organizationId, viewer), groups])
  const [first] = groups
  if (first === undefined || !groups.every((group) => known.some(({ groupId }) => groupId === group))) return NOT_FOUND
  const visible = new Set((await chosenFaces(tenant, viewer, { groups, faces: [] })).map(({ id }) => id))
  const moved = await tenant.query(MERGE, [tenant.organizationId, first, groups])
  await publish(tenant, { kind: 'recognition.changed' })
  const apart = [...Map.groupBy(moved.filter(({ id }) => visible.has(id)), ({ from }) => from).values()]
  return Result.succeed({ groupId: first, moved: apart.map((faces) => faces.map(({ id }) => id)) })
}

/** Puts faces into a group of their own. */
export const splitFaces = async (tenant: Tenant, viewer: FaceViewer, faces: readonly string[]): Promise<Result.Result<{ readonly groupId: string }, NotFound>> => {
  await holdGroups(tenant)
  const split = await chosenFaces(tenant, viewer, { groups: [], faces })
  if (split.length === 0) return NOT_FOUND
  const groupId = randomUUID()
  await tenant.query(SPLIT, [tenant.organizationId, groupId, split.map(({ id }) => id)])
  await publish(tenant, { kind: 'recognition.changed' })
  return Result.succeed({ groupId })
}

/** Whoever has a name is not ignored. */
export const ignoreFaces = async (tenant: Tenant, viewer: FaceViewer, { ignored, ...chosen }: Chosen & { readonly ignored: boolean }): Promise<Result.Result<{ readonly changed: number }, NotFound>> => {
  await holdGroups(tenant)
  const faces = await chosenFaces(tenant, viewer, { ...chosen, ignored: !ignored })
  if (faces.length === 0) return NOT_FOUND
  const changed = await tenant.query(IGNORE, [tenant.organizationId, faces.map(({ id }) => id), ignored])
  await proposeFaces(tenant, faces.map(({ assetId }) => assetId))
  await publish(tenant, { kind: 'recognition.changed' })
  return Result.succeed({ changed: changed.length })
}
