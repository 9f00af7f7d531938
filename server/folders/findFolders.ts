import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { FOLDERS_FOUND, piecesSought, type FoundFolder } from '../../src/domain/folders/folderSearch.ts'
import { literalPattern } from '../database/literalPattern.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccessScope } from '../access/scope.ts'
import { PATHS } from '../items/folderRows.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'

interface Found {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
}

/** More than are told, since some may be kept from the viewer. */
const LOOKED_AT = 10 * FOLDERS_FOUND

const FIND = sql<Found>(`select id, name, parent_id as "parentId" from found_folders($1, $2, $3, $4, ${LOOKED_AT})`)

const patternOf = (piece: string): string => `%${literalPattern(piece)}%`

/** Folders by what somebody typed of their names. */
export const foundFolders = async (tenant: Tenant, scope: AccessScope, type: ResourceType, text: string): Promise<Result.Result<readonly FoundFolder[]>> => {
  const pieces = piecesSought(text.toWellFormed())
  if (pieces.length === 0) return Result.succeed([])
  // The longest piece is in the fewest names.
  const patterns = pieces.toSorted((one, other) => other.length - one.length).map(patternOf)
  const [first, ...others] = patterns
  const found = await tenant.query(FIND, [type, first, others, pieces[0]])
  const hidden = await restrictedAmong(tenant, scope, found.map(({ id }) => id), [])
  const shown = found.filter(({ id }) => !hidden.has(id)).slice(0, FOLDERS_FOUND)
  const parents = [...new Set(shown.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))]
  const ways = parents.length === 0 ? [] : await tenant.query(PATHS, [tenant.organizationId, parents])
  const wayTo = new Map(ways.map(({ start, path }) => [start, path]))
  return Result.succeed(shown.map(({ id, name, parentId }) => ({ id, name, path: wayTo.get(parentId ?? '') ?? [] })))
}
