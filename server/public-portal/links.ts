import type { PortalLink, PublicItem } from '../../src/ui/public-portal/publicPortal.ts'
import type { PortalAddresses } from './address.ts'
import type { FolderRow, ItemRow } from './items.ts'

export const folderLink = (addresses: PortalAddresses, { id, name }: FolderRow): PortalLink => ({ name, href: addresses.folder(id) })

export const itemLink = (addresses: PortalAddresses, { id, name, preview, thumbnail, contentVersion }: ItemRow): PublicItem => ({
  id,
  name,
  href: addresses.item(id),
  kind: preview,
  picture: thumbnail === 'Ready' ? addresses.file(id, contentVersion, 320) : undefined,
})
