import type { Tenant } from '../database/tenant.ts'
import { indexOf, trimIndexes } from '../item-index/indexes.ts'
import { ItemColumns } from '../item-index/ItemColumns.ts'
import { PublicItems } from './PublicItems.ts'
import type { SearchedPortal } from './search.ts'

/** A folder that lies in no other, and what is public in it at any depth. */
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

/** The folder at the top above each folder. */
const topsOf = (columns: ItemColumns): ((folder: number) => number) => {
  const known = new Map<number, number>()
  const topOf = (folder: number): number => {
    const parent = columns.parentOf(folder)
    const top = known.get(folder) ?? (parent === 0 ? folder : topOf(parent))
    known.set(folder, top)
    return top
  }
  return topOf
}

const gather = (items: PublicItems, columns: ItemColumns, most: number): ReadonlyMap<number, Gathered> => {
  const topOf = topsOf(columns)
  const collections = new Map<number, Gathered>()
  items.all.forEach((position) => {
    const top = topOf(columns.parentOf(position))
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

/** What is public of each folder that lies in no other. `most`: items that are named of each. Undefined: the portal is Live no more. */
export const collectionsOf = async ({ day, asOrganization, asVisitor }: SearchedPortal, most: number): Promise<readonly Collection[] | undefined> => {
  const { index, columns } = await asOrganization(async (tenant: Tenant) => {
    const own = indexOf(tenant)
    await own.refresh(tenant)
    const items = await own.bring(tenant, 'items', () => new ItemColumns())
    trimIndexes(tenant)
    return { index: own, columns: items }
  })
  const items = await asVisitor((visitor) => index.bring(visitor, `public ${day}`, () => new PublicItems(columns)))
  return items && [...gather(items, columns, most)].map(([top, { count, latest }]) => ({
    folderId: columns.ids.at(top),
    count,
    latest: latest.map((position) => columns.ids.at(position)),
  }))
}
