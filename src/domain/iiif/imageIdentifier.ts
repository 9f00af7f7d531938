import { UUID } from '../validation/uuid.ts'

/** A picture that is served: that of an asset, or of one page of a document. */
export interface ImageIdentifier {
  readonly assetId: string
  /** From 1; undefined: the asset is the picture, or its first page stands for it. */
  readonly page: number | undefined
}

const IDENTIFIER = new RegExp(`^(${UUID})(?:-([1-9]\\d{0,3}))?$`)

/** `{assetId}` or `{assetId}-{page}`. */
export const imageIdentifierOf = (text: string): ImageIdentifier | undefined => {
  const [, assetId, page] = IDENTIFIER.exec(text) ?? []
  return assetId === undefined ? undefined : { assetId, page: page === undefined ? undefined : Number(page) }
}

/** Pixels of the long side of what visitors see of a picture whose original they are not handed. */
export const PUBLIC_SIDE = 2048

/** Pixels of the long side of anything that is made at once of a picture that is served whole. */
export const LARGEST_MADE = 4096

/** Where, below a portal, a picture is served; with what is asked of it, that view of it. */
export const imagePath = (assetId: string, page?: number): string => `iiif/${assetId}${page === undefined ? '' : `-${page}`}`
