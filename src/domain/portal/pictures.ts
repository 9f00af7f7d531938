/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The pictures of a portal, and the size in which each is kept, beside one of half its sides (`smallOf`). */
export const PORTAL_PICTURES = {
  avatar: { width: 320, height: 320 },
  coverPhoto: { width: 1920, height: 720 },
  mainPhoto: { width: 1440, height: 960 },
} as const satisfies Readonly<Record<string, Size>>

/** What a phone is sent. */
export const smallOf = ({ width, height }: Size): Size => ({ width: width / 2, height: height / 2 })

export type PortalPicture = keyof typeof PORTAL_PICTURES
export const PORTAL_PICTURE_NAMES = Object.keys(PORTAL_PICTURES) as readonly PortalPicture[]

/** The part of a picture that is shown, in shares of its width and height. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a picture is framed: `zoom` 1 shows as much of it as fits; `x` and `y` are where the middle of the frame stands, 0 to 1. */
export interface Framing {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const CENTRED: Framing = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 4

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The framing with its frame inside the picture. */
export const framed = (picture: Size, frame: Size, { zoom, x, y }: Framing): Framing => {
  const { width, height } = cropOf(picture, frame, { zoom, x, y })
  return { zoom: within(zoom, 1, MOST_ZOOM), x: within(x, width / 2, 1 - width / 2), y: within(y, height / 2, 1 - height / 2) }
}

/** What a framing shows, in the ratio of the frame and never beyond the picture. */
export const cropOf = (picture: Size, frame: Size, { zoom, x, y }: Framing): Crop => {
  const scale = within(zoom, 1, MOST_ZOOM)
  const ratio = frame.width / frame.height / (picture.width / picture.height)
  const width = Math.min(1, ratio) / scale
  const height = Math.min(1, 1 / ratio) / scale
  return { x: within(x - width / 2, 0, 1 - width), y: within(y - height / 2, 0, 1 - height), width, height }
}

/** In whole pixels of a picture, at least one, and never beyond it. */
export const cropPixels = (picture: Size, crop: Crop): Crop => {
  const width = within(Math.round(crop.width * picture.width), 1, picture.width)
  const height = within(Math.round(crop.height * picture.height), 1, picture.height)
  return {
    x: within(Math.round(crop.x * picture.width), 0, picture.width - width),
    y: within(Math.round(crop.y * picture.height), 0, picture.height - height),
    width,
    height,
  }
}
