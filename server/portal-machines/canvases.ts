import { pageSizeIn } from '../../src/domain/embedded-metadata/pageSizes.ts'
import { imagePath, LARGEST_MADE, PUBLIC_SIDE } from '../../src/domain/iiif/imageIdentifier.ts'
import { fitted, type Extent } from '../../src/domain/iiif/imagePlan.ts'
import type { InLanguages, ManifestCanvas, ManifestMedia, ManifestPicture } from '../../src/domain/portal-machines/manifest.ts'
import type { DocumentPages } from '../public-portal/documentPages.ts'
import type { ItemRow } from '../public-portal/items.ts'
import type { MediaMeasures } from '../public-portal/mediaMeasures.ts'
import { pictureOf, type AddressOf } from './place.ts'

/** What of an asset its pictures are known by. */
type PicturedItem = Pick<ItemRow, 'id' | 'preview' | 'thumbnail' | 'contentVersion' | 'width' | 'height'>

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
  /** Of a document. */
  readonly pages: DocumentPages | undefined
}

/** Pages that a viewer is handed: more would not be leafed through, and a manifest has to be read as a whole. */
const MOST_PAGES = 1_000

const PAGE: InLanguages = { 'en-US': 'Page', no: 'Side', es: 'Página' }

const labelOf = (page: number): InLanguages => ({ 'en-US': `${PAGE['en-US']} ${page}`, no: `${PAGE.no} ${page}`, es: `${PAGE.es} ${page}` })

/** A sheet that nobody has measured. */
const SHEET: Extent = { width: 210, height: 297 }

/** A page in the size in which it is drawn. */
const drawn = ({ width, height }: Extent): Extent => {
  const factor = PUBLIC_SIDE / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

const pageCanvases = (at: AddressOf, { id }: PicturedItem, address: string, { count, sizes }: DocumentPages): readonly ManifestCanvas[] =>
  Array.from({ length: Math.min(Math.max(count, 1), MOST_PAGES) }, (_, index): ManifestCanvas => {
    const page = index + 1
    const [size, service] = [drawn(pageSizeIn(sizes, page) ?? SHEET), at(imagePath(id, page))]
    return { address: `${address}/canvas/${page}`, label: labelOf(page), size, painting: { address: `${service}/full/max/0/default.jpg`, mediaType: 'image/jpeg', ...size, service } }
  })

/** What viewers show of an asset; nothing where it has no picture and is not played. */
export const canvasesOf = (at: AddressOf, item: PlayedItem, { address, isWhole, measures, pages }: Shown): readonly ManifestCanvas[] => {
  const canvas = `${address}/canvas/1`
  if (measures !== undefined) {
    const painting = playedOf(at, item, measures)
    return [{ address: canvas, label: undefined, size: painting.frame, painting }]
  }
  if (item.preview === 'pdf' && pages !== undefined) return item.thumbnail === 'Ready' ? pageCanvases(at, item, address, pages) : []
  return item.thumbnail === 'Ready' ? [{ address: canvas, label: undefined, size: sizeOf(item) ?? UNKNOWN, painting: paintingOf(at, item, isWhole) }] : []
}
