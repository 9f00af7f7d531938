import { imagePath, PUBLIC_SIDE } from '../../src/domain/iiif/imageIdentifier.ts'
import { fitted, type Extent } from '../../src/domain/iiif/imagePlan.ts'
import type { ItemPicture } from '../../src/ui/public-portal/publicItem.ts'
import type { WholeItem } from '../public-portal/item.ts'
import type { PortalVisit } from '../public-portal/route.ts'

/** Pixels of the long side of the larger picture that is kept of each asset. */
const KEPT = 960
/** Widths between it and the largest: for screens that show more pixels. */
const BETWEEN = [1440]

type Pictured = Pick<PortalVisit, 'addresses' | 'base'>
type Shown = Pick<ItemPicture, 'address' | 'sizes' | 'width' | 'height'>

/** The picture itself in the sizes that are kept, and in larger ones as they are asked for. */
const ofPicture = ({ addresses, base }: Pictured, { id, contentVersion }: WholeItem, whole: Extent): Shown => {
  const [small, large, largest] = [fitted(whole, 320), fitted(whole, KEPT), fitted(whole, PUBLIC_SIDE)]
  const served = (size: string): string => `${base}/${imagePath(id)}/full/${size}/0/default.webp`
  const sizes = [
    `${addresses.file(id, contentVersion, 320)} ${small.width}w`,
    `${addresses.file(id, contentVersion, KEPT)} ${large.width}w`,
    ...BETWEEN.filter((width) => width > large.width && width < largest.width).map((width) => `${served(`${width},`)} ${width}w`),
    ...(largest.width > large.width ? [`${served('max')} ${largest.width}w`] : []),
  ]
  return { address: addresses.file(id, contentVersion, KEPT), sizes: sizes.join(', '), ...large }
}

/** A page of a document, whose proportions nobody knows before it is drawn. */
const ofPage = ({ addresses, base }: Pictured, { id, contentVersion }: WholeItem, page: number): Shown => {
  const served = (side: number): string => `${base}/${imagePath(id, page)}/full/!${side},${side}/0/default.webp`
  const address = page === 1 ? addresses.file(id, contentVersion, KEPT) : served(KEPT)
  return { address, sizes: `${address} 1x, ${served(2 * KEPT)} 2x`, width: undefined, height: undefined }
}

/** What is seen of an asset on its page; `page` of a document from 1. */
export const pictureOf = (visit: Pictured, item: WholeItem, page: number, text: string): ItemPicture | undefined => {
  const { id, thumbnail, preview, width, height } = item
  if (thumbnail !== 'Ready') return undefined
  if (preview === 'pdf') return { ...ofPage(visit, item, page), text, zoom: visit.addresses.to(`items/${id}/zoom`, page === 1 ? {} : { page: String(page) }) }
  if (width !== null && height !== null && preview === 'image') return { ...ofPicture(visit, item, { width, height }), text, zoom: visit.addresses.to(`items/${id}/zoom`) }
  const address = visit.addresses.file(id, item.contentVersion, KEPT)
  return { address, sizes: `${address} 1x`, width: undefined, height: undefined, text, zoom: undefined }
}
