import { nameKey } from '../../src/domain/naming/names.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { FacetCount, PortalFacet } from './facets.ts'

/** What addresses call the folders that a list is narrowed to. */
export const PLACE = 'place'

/** Folders that are shown of the facet, and whose names are asked for. */
const SHOWN = 12
const LOOKED_AT = 60

/** A folder that leads a visitor to something. */
interface Place {
  readonly id: string
  readonly name: string
  readonly position: number
}

const NAMED = sql<{ id: string; name: string }>('select id, name from folders where id = any ($1::uuid[])')

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

/** Those of some folders that a visitor sees, by their identifiers. */
export const placesOf = async (visitor: Tenant, { ids }: ItemColumns, wanted: readonly string[]): Promise<readonly Place[]> => {
  const formed = wanted.filter(isWellFormedId)
  const rows = formed.length === 0 ? [] : await visitor.query(NAMED, [formed])
  const positions = ids.positionsIn(Buffer.concat(rows.map(({ id }) => bytesOf(id))))
  return rows.map((row, at) => ({ ...row, position: positions[at] ?? 0 })).filter(({ position }) => position !== 0)
}

/** How many hits lie in each folder, at any depth. */
const countFolders = (columns: ItemColumns, hits: Bitmap): ReadonlyMap<number, number> => {
  const direct = new Map<number, number>()
  hits.forEach((position) => {
    const folder = columns.parentOf(position)
    direct.set(folder, (direct.get(folder) ?? 0) + 1)
  })
  const counts = new Map<number, number>()
  for (const [folder, count] of direct) {
    for (let at = folder; at !== 0; at = columns.parentOf(at)) counts.set(at, (counts.get(at) ?? 0) + count)
  }
  return counts
}

const isBelow = (columns: ItemColumns, folder: number, above: number): boolean => {
  for (let at = columns.parentOf(folder); at !== 0; at = columns.parentOf(at)) if (at === above) return true
  return false
}

const inOrder = (one: FacetCount, other: FacetCount): number => other.count - one.count || (nameKey(one.label) < nameKey(other.label) ? -1 : 1)

/**
 * Counts the folders below `root` (0: those that lie in no other), and those beside and below the chosen ones, by the hits that there are without this
 * facet's own condition. In a folder in which all of them lie, those below it are counted. One that is chosen takes the place of what is chosen above and
 * below it, which would narrow nothing beside it.
 */
export const countPlaces = async (visitor: Tenant, columns: ItemColumns, hits: Bitmap, root: number, chosen: readonly Place[]): Promise<PortalFacet | undefined> => {
  const total = hits.count()
  const counts = countFolders(columns, hits)
  const parents = new Set([root, ...chosen.flatMap(({ position }) => [position, columns.parentOf(position)])])
  for (const [position, count] of counts) if (count === total) parents.add(position)
  const isChosen = (position: number): boolean => chosen.some((one) => one.position === position)
  const offered = [...counts].filter(([position, count]) => count < total && parents.has(columns.parentOf(position)) && !isChosen(position))
  if (chosen.length === 0 && offered.length === 0) return undefined
  const looked = offered.toSorted(([, one], [, other]) => other - one).slice(0, LOOKED_AT)
  const named = await placesOf(visitor, columns, looked.map(([position]) => columns.ids.at(position)))
  const counted = ({ id, name, position }: Place): FacetCount => ({
    value: id,
    label: name,
    count: counts.get(position) ?? 0,
    instead: chosen.filter((one) => isBelow(columns, position, one.position) || isBelow(columns, one.position, position)).map((one) => one.id),
  })
  const values = named.map(counted).toSorted(inOrder).slice(0, SHOWN)
  return { name: PLACE, label: undefined, is: 'place', chosen: chosen.map(counted), values, more: Math.max(0, offered.length - values.length) }
}
