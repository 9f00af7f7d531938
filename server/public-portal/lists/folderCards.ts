import type { PublicCollection } from '../../../src/ui/public-portal/publicList.ts'
import type { Collection } from '../../portal-search/collections.ts'
import type { PortalAddresses } from '../address.ts'
import { itemsOf, type FolderRow } from '../items.ts'
import { folderLink, itemLink } from '../links.ts'
import type { Visitor } from '../visitor.ts'

const PICTURES = 3
/** Items of each folder that are looked at: some have no picture yet. */
export const LOOKED_AT = 8

/** Folders with how much is in them and some of their pictures, in their order; those in which there is nothing are left out. */
export const cardsOf = async (visitor: Visitor, folders: readonly FolderRow[], collections: readonly Collection[], addresses: PortalAddresses): Promise<readonly PublicCollection[]> => {
  const known = new Map(collections.map((one) => [one.folderId, one]))
  const items = await itemsOf(visitor, folders.flatMap(({ id }) => known.get(id)?.latest ?? []))
  const pictures = new Map(items.map((one) => [one.id, itemLink(addresses, one).picture]))
  return folders.flatMap((folder) => {
    const collection = known.get(folder.id)
    if (collection === undefined) return []
    const seen = collection.latest.flatMap((id) => pictures.get(id) ?? []).slice(0, PICTURES)
    return [{ ...folderLink(addresses, folder), count: collection.count, pictures: seen }]
  })
}
