import { LARGEST_MADE, PUBLIC_SIDE, type ImageIdentifier } from '../../src/domain/iiif/imageIdentifier.ts'
import { fitted } from '../../src/domain/iiif/imagePlan.ts'
import { rightsAddress } from '../../src/domain/rights-statements/rightsStatement.ts'
import { readItem, type WholeItem } from '../public-portal/item.ts'
import { itemRights } from '../public-items/itemRights.ts'
import type { PortalVisit } from '../public-portal/route.ts'
import type { ImageSource } from './ImageMaker.ts'

/** What visitors may look at of an asset. */
export interface PublicImage {
  /** The address of the statement of how it may be used. */
  readonly rights: string | undefined
  readonly source: ImageSource
  /** Pixels of the longest side that is made of it. */
  readonly longest: number
}

/** A picture, or a page of a document; in full where its original is handed out as well. */
const imageOf = (item: WholeItem, page: number | undefined, isWhole: boolean): Omit<PublicImage, 'rights'> | undefined => {
  const { blobKey, preview, thumbnail, width, height } = item
  if (thumbnail !== 'Ready') return undefined
  if (preview === 'pdf') return { source: { blobKey, page: page ?? 1, side: PUBLIC_SIDE }, longest: PUBLIC_SIDE }
  if (preview !== 'image' || page !== undefined || width === null || height === null) return undefined
  const whole = { width, height }
  return isWhole ? { source: { blobKey, extent: whole }, longest: LARGEST_MADE } : { source: { blobKey, extent: fitted(whole, PUBLIC_SIDE) }, longest: PUBLIC_SIDE }
}

export const readImage = async ({ visitor, portal }: PortalVisit, { assetId, page }: ImageIdentifier): Promise<PublicImage | undefined> => {
  const item = await readItem(visitor, assetId)
  const image = item && imageOf(item, page, portal.downloads === 'original')
  if (item === undefined || image === undefined) return undefined
  const rights = itemRights(portal, item)
  return { ...image, rights: rights === null ? undefined : rightsAddress(rights) }
}
