import { imagePath, LARGEST_MADE, PUBLIC_SIDE } from '../../src/domain/iiif/imageIdentifier.ts'
import { fitted, type Extent } from '../../src/domain/iiif/imagePlan.ts'
import type { ManifestCanvas, ManifestMedia, ManifestPicture } from '../../src/domain/portal-machines/manifest.ts'
import type { ItemRow } from '../public-portal/items.ts'
import type { MediaMeasures } from '../public-portal/mediaMeasures.ts'
import { pictureOf, type AddressOf } from './place.ts'

/** What of an asset its pictures are known by. */
export type PicturedItem = Pick<ItemRow, 'id' | 'preview' | 'thumbnail' | 'contentVersion' | 'width' | 'height'>

/** The same of what can be played. */
export type PlayedItem = PicturedItem & { readonly mediaType: string }

/** Of the long side. */
const LARGE = 960
const SMALL = 320

/** Where the size is not known: that of the canvas is one of proportions alone. */
const UNKNOWN: Extent = { width: LARGE, height: LARGE }
const UNKNOWN_FRAME: Extent = { width: 1920, height: 1080 }

const sizeOf = ({ width, height }: PicturedItem): Extent | undefined => (width === null || height === null ? undefined : { width, height })

/** Where its parts are served: of pictures alone, as server/iiif. */
const serviceOf = (at: AddressOf, item: PicturedItem): string | undefined => (item.preview === 'image' && sizeOf(item) !== undefined ? at(imagePath(item.id)) : undefined)

const kept = (at: AddressOf, item: PicturedItem, side: number, address: string): ManifestPicture => ({
  address,
  mediaType: 'image/webp',
  ...fitted(sizeOf(item) ?? UNKNOWN, side),
  service: serviceOf(at, item),
})

/** The small picture of an asset; undefined: it has none. */
export const thumbnailOf = (at: AddressOf, item: PicturedItem): ManifestPicture | undefined =>
  item.thumbnail === 'Ready' ? kept(at, item, SMALL, at(`files/${item.id}/${item.contentVersion}-${SMALL}`)) : undefined

/** `isWhole`: originals are handed out, so pictures are served in full. */
const paintingOf = (at: AddressOf, item: PicturedItem, isWhole: boolean): ManifestPicture => {
  const service = serviceOf(at, item)
  if (service === undefined) return kept(at, item, LARGE, pictureOf(at, item.id, item.contentVersion))
  return { address: `${service}/full/max/0/default.jpg`, mediaType: 'image/jpeg', ...fitted(sizeOf(item) ?? UNKNOWN, isWhole ? LARGEST_MADE : PUBLIC_SIDE), service }
}

const playedOf = (at: AddressOf, item: PlayedItem, { seconds, frame }: MediaMeasures): ManifestMedia => ({
  is: item.preview === 'video' ? 'Video' : 'Sound',
  address: at(`media/${item.id}/${item.contentVersion}`),
  mediaType: item.mediaType,
  seconds,
  frame: item.preview === 'video' ? (frame ?? sizeOf(item) ?? UNKNOWN_FRAME) : undefined,
})

interface Shown {
  /** The manifest's. */
  readonly address: string
  readonly isWhole: boolean
  /** Of a film or a recording. */
  readonly measures: MediaMeasures | undefined
}

/** What viewers show of an asset; nothing where it has no picture and is not played. */
export const canvasesOf = (at: AddressOf, item: PlayedItem, { address, isWhole, measures }: Shown): readonly ManifestCanvas[] => {
  const canvas = `${address}/canvas/1`
  if (measures !== undefined) {
    const painting = playedOf(at, item, measures)
    return [{ address: canvas, label: undefined, size: painting.frame, painting }]
  }
  return item.thumbnail === 'Ready' ? [{ address: canvas, label: undefined, size: sizeOf(item) ?? UNKNOWN, painting: paintingOf(at, item, isWhole) }] : []
}
