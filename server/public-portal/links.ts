import { fitted } from '../../src/domain/iiif/imagePlan.ts'
import type { PictureSize, PublicItem } from '../../src/ui/public-portal/publicList.ts'
import type { PortalLink } from '../../src/ui/public-portal/publicPortal.ts'
import type { PortalAddresses } from './address.ts'
import type { FolderRow, ItemRow } from './items.ts'

export const folderLink = (addresses: PortalAddresses, { id, name }: FolderRow): PortalLink => ({ name, href: addresses.folder(id) })

/** The size of a picture whose longer side is made this long at most, so that the page does not move when it comes. */
const shownSize = ({ width, height }: Pick<ItemRow, 'width' | 'height'>, side: number): PictureSize | undefined =>
  width === null || height === null ? undefined : fitted({ width, height }, side)

export const itemLink = (addresses: PortalAddresses, { id, name, preview, thumbnail, contentVersion, width, height }: ItemRow): PublicItem => ({
  id,
  name,
  href: addresses.item(id),
  kind: preview,
  picture: thumbnail === 'Ready' ? addresses.file(id, contentVersion, 320) : undefined,
  size: shownSize({ width, height }, 320),
})
