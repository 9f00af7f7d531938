import type { ManifestCanvas, ManifestPicture } from '../../src/domain/portal-machines/manifest.ts'
import { pictureOf, type AddressOf } from './place.ts'

/** What of an asset its pictures are known by. */
export interface PicturedItem {
  readonly id: string
  readonly thumbnail: 'Pending' | 'Ready' | 'Failed' | 'None'
  readonly contentVersion: string
  readonly width: number | null
  readonly height: number | null
}

/** Of the long side. */
const LARGE = 960
const SMALL = 320

/** Where the size is not known: that of the canvas is one of proportions alone. */
const UNKNOWN = { width: LARGE, height: LARGE }

interface Size {
  readonly width: number
  readonly height: number
}

const sizeOf = ({ width, height }: PicturedItem): Size => (width === null || height === null ? UNKNOWN : { width, height })

const within = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const webp = (address: string, size: Size): ManifestPicture => ({ address, mediaType: 'image/webp', ...size, service: undefined })

/** The small picture of an asset; undefined: it has none. */
export const thumbnailOf = (at: AddressOf, item: PicturedItem): ManifestPicture | undefined =>
  item.thumbnail === 'Ready' ? webp(at(`files/${item.id}/${item.contentVersion}-${SMALL}`), within(sizeOf(item), SMALL)) : undefined

/** What viewers show of an asset; nothing where it has no picture. `manifest`: its address. */
export const canvasesOf = (at: AddressOf, item: PicturedItem, manifest: string): readonly ManifestCanvas[] => {
  if (item.thumbnail !== 'Ready') return []
  const size = sizeOf(item)
  return [{ address: `${manifest}/canvas/1`, label: undefined, ...size, picture: webp(pictureOf(at, item.id, item.contentVersion), within(size, LARGE)) }]
}
