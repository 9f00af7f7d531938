import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { FOLDERS_FOUND, piecesSought, type FoundFolder } from '../../src/domain/library/folderSearch.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Eyes } from '../restrictions/sight.ts'
import { PATHS, type PathRow } from './folderRows.ts'
import { restrictedAmong } from './restrictedItems.ts'
import { visible } from './visibility.ts'

interface Found {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
}

/** More than are told, since some may be kept from the viewer. */
const LOOKED_AT = 10 * FOLDERS_FOUND

/** A scan of the module's folders, of which there are far fewer than files. */
const FIND = `
  select folder.id, folder.name, folder.parent_id as "parentId"
  from folders folder
  where folder.organization_id = $1 and folder.type = $2 and ${visible('folder', { isWide: false })}
    and not exists (select from unnest($3::text[]) piece where strpos(folder.name_key, piece) = 0)
  order by starts_with(folder.name_key, $4) desc, length(folder.name_key), folder.name_key, folder.id
  limit ${LOOKED_AT}`

/** Folders by what somebody typed of their names. */
export const foundFolders = async (tenant: Tenant, eyes: Eyes, type: ResourceType, text: string): Promise<Result.Result<readonly FoundFolder[]>> => {
  const pieces = piecesSought(text.toWellFormed())
  if (pieces.length === 0) return Result.succeed([])
  const found = await tenant.query<Found>(FIND, [tenant.organizationId, type, pieces, pieces[0]])
  const hidden = await restrictedAmong(tenant, eyes, found.map(({ id }) => id), [])
  const shown = found.filter(({ id }) => !hidden.has(id)).slice(0, FOLDERS_FOUND)
  const parents = [...new Set(shown.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))]
  const ways = parents.length === 0 ? [] : await tenant.query<PathRow>(PATHS, [tenant.organizationId, parents])
  const wayTo = new Map(ways.map(({ start, path }) => [start, path]))
  return Result.succeed(shown.map(({ id, name, parentId }) => ({ id, name, path: wayTo.get(parentId ?? '') ?? [] })))
}
