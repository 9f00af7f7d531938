import type { Tenant } from '../database/tenant.ts'
import { indexOf, trimIndexes } from '../item-index/indexes.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import { PublicItems } from './PublicItems.ts'
import type { SearchedPortal } from './search.ts'

/** A folder, and what is public in it at any depth. */
export interface Collection {
  readonly folderId: string
  readonly count: number
  /** Those that may have pictures and came last, the latest first; of one day in no order. */
  readonly latest: readonly string[]
}

const PICTURED: readonly (string | undefined)[] = ['image', 'pdf', 'video']

interface Gathered {
  count: number
  readonly latest: number[]
}

/** Of each folder that which lies directly in `root` above it, or itself; 0: it lies elsewhere. */
const topsOf = (columns: ItemColumns, root: number): ((folder: number) => number) => {
  const known = new Map<number, number>([[0, 0]])
  const topOf = (folder: number): number => {
    const parent = columns.parentOf(folder)
    const top = known.get(folder) ?? (parent === root ? folder : topOf(parent))
    known.set(folder, top)
    return top
  }
  return topOf
}

const gather = (items: PublicItems, columns: ItemColumns, root: number, most: number): ReadonlyMap<number, Gathered> => {
  const topOf = topsOf(columns, root)
  const collections = new Map<number, Gathered>()
  items.all.forEach((position) => {
    const top = topOf(columns.parentOf(position))
    if (top === 0) return
    const known = collections.get(top) ?? { count: 0, latest: [] }
    collections.set(top, known)
    known.count += 1
    const { latest } = known
    const isLate = latest.length < most || columns.addedOn(position) > columns.addedOn(latest.at(-1) ?? 0)
    if (!isLate || !PICTURED.includes(items.formatOf(position))) return
    const place = latest.findIndex((other) => columns.addedOn(other) < columns.addedOn(position))
    latest.splice(place === -1 ? latest.length : place, 0, position)
    latest.splice(most)
  })
  return collections
}

/** What is public of each folder that lies directly in this one, or in no other. `most`: items that are named of each. Undefined: the portal is Live no more. */
export const collectionsOf = async ({ day, asOrganization, asVisitor }: SearchedPortal, most: number, parentId?: string): Promise<readonly Collection[] | undefined> => {
  const { index, columns } = await asOrganization(async (tenant: Tenant) => {
    const own = indexOf(tenant)
    await own.refresh(tenant)
    const items = await own.items(tenant)
    trimIndexes(tenant)
    return { index: own, columns: items }
  })
  const items = await asVisitor((visitor) => index.bring(visitor, `public ${day}`, () => new PublicItems(columns)))
  const [root = 0] = parentId === undefined ? [] : columns.ids.positionsOf([parentId], columns.size)
  return items && [...gather(items, columns, root, most)].map(([top, { count, latest }]) => ({
    folderId: columns.ids.at(top),
    count,
    latest: latest.map((position) => columns.ids.at(position)),
  }))
}
