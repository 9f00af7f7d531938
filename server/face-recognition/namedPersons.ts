import * as Result from 'effect/Result'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { listPicturesOfPerson } from '../../src/infrastructure/face-recognition/contract.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { isWellFormedId } from '../database/id.ts'
import { literalPattern } from '../database/literalPattern.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { FACE_COLUMNS, faceOf, parameter, seen, seenBy, type FaceRow, type FaceViewer } from './facesSeen.ts'
import type { Paged } from './groups.ts'

const PERSONS = 'asset_persons person join assets asset on asset.organization_id = $1 and asset.id = person.asset_id and asset.content_version = person.content_version'

interface NameRow {
  readonly key: string
  readonly name: string
  readonly pictures: number
  readonly learnt: number
}

const names = (isRestricted: boolean): Statement<NameRow> => {
  const $ = parameter(isRestricted)
  return sql(`
    select person.name_key as key, min(person.name) as name, count(distinct asset.id)::integer as pictures, count(face.id)::integer as learnt
    from ${PERSONS} left join picture_faces face on face.person_id = person.id
    where person.organization_id = $1 and (${$(1)}::text is null or person.name_key > ${$(1)}::text) and (${$(2)}::text is null or person.name_key like ${$(2)} or person.name_key like '% ' || ${$(2)})
      and ${seen(isRestricted)}
    group by person.name_key order by person.name_key limit ${$(3)}`)
}
const NAMES = { all: names(false), restricted: names(true) }

const faces = (isRestricted: boolean): Statement<FaceRow & { key: string }> => {
  const $ = parameter(isRestricted)
  return sql(`
    select distinct on (person.name_key) person.name_key as key, ${FACE_COLUMNS} from ${PERSONS} join picture_faces face on face.person_id = person.id
    where person.organization_id = $1 and person.name_key = any (${$(1)}::text[]) and ${seen(isRestricted)} order by person.name_key, face.confidence desc, face.id`)
}
const FACES = { all: faces(false), restricted: faces(true) }

interface PictureRow extends Omit<FaceRow, 'id' | 'confidence'> {
  readonly personId: string
  readonly faceId: string | null
}

const pictures = (isRestricted: boolean): Statement<PictureRow> => {
  const $ = parameter(isRestricted)
  return sql(`
    select person.id as "personId", (select min(face.id::text) from picture_faces face where face.person_id = person.id) as "faceId", asset.id as "assetId", asset.name as "assetName", asset.type,
      asset.content_version as "contentVersion", person.x, person.y, person.width, person.height
    from ${PERSONS} where person.organization_id = $1 and person.name_key = ${$(1)} and (${$(2)}::uuid is null or person.id > ${$(2)}::uuid) and ${seen(isRestricted)}
    order by person.id limit ${$(3)}`)
}
const PICTURES = { all: pictures(false), restricted: pictures(true) }

/** Who has been named in pictures that somebody sees, by name. */
export const personsPage = async (tenant: Tenant, viewer: FaceViewer, { after, limit = PAGE_DEFAULT, typed }: Paged & { readonly typed?: string | undefined }) => {
  if (after?.includes('\0') === true || typed?.includes('\0') === true) return unreadable('after')
  const of = viewer.restricted ? 'restricted' : 'all'
  const asked = seenBy(tenant.organizationId, viewer)
  const rows = await tenant.query(NAMES[of], [...asked, after ?? null, typed === undefined || typed === '' ? null : `${literalPattern(nameKey(typed))}%`, limit])
  const best = await tenant.query(FACES[of], [...asked, rows.map(({ key }) => key)])
  return Result.succeed({
    persons: rows.map(({ key, name, pictures: count, learnt }) => {
      const face = best.find((one) => one.key === key)
      return { name, pictures: count, learnt, face: face === undefined ? null : faceOf(face) }
    }),
    next: rows.length < limit ? null : (rows.at(-1)?.key ?? null),
  })
}

/** Where somebody has been named, as far as the asker sees it. */
export const picturesPage = async (tenant: Tenant, viewer: FaceViewer, name: string, { after, limit = PAGE_DEFAULT }: Paged) => {
  if ((after !== undefined && !isWellFormedId(after)) || name.includes('\0')) return unreadable('after')
  const rows = await tenant.query(PICTURES[viewer.restricted ? 'restricted' : 'all'], [...seenBy(tenant.organizationId, viewer), nameKey(name), after ?? null, limit])
  const shown = rows.map(({ x, y, width, height, ...row }): (typeof listPicturesOfPerson.success)['Type']['pictures'][number] => ({ ...row, area: { x, y, width, height } }))
  return Result.succeed({ pictures: shown, next: rows.length < limit ? null : (rows.at(-1)?.personId ?? null) })
}
