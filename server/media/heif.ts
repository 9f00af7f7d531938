import { createRequire } from 'node:module'

/** The part of libheif that is used. */
interface HeifImage {
  get_width(): number
  get_height(): number
  display(into: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }, told: (shown: object | null) => void): void
  free(): void
}
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] }
}

export interface DecodedPicture {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly pixels: Uint8ClampedArray
}

/** Brands of pictures in the container that MP4 has as well, and of QuickTime (ISO/IEC 23008-12, registered brands). AVIF is none of them. */
export const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** Of a file of that container, from its first bytes. */
export const brandOf = (head: Uint8Array): string | undefined => {
  const text = Buffer.from(head.subarray(4, 12)).toString('latin1')
  return text.startsWith('ftyp') ? text.slice(4) : undefined
}

export const isHeif = (head: Uint8Array): boolean => HEIC_BRANDS.includes(brandOf(head) ?? '')

/** Another instance for each picture: its memory grows with the largest one and would never be given back. */
const libheif = (): Libheif => (createRequire(import.meta.url)('libheif-js/libheif-wasm/libheif-bundle.js') as () => Libheif)()

/** Looks at the first picture of a file, which is turned as it says. Throws for what is broken. */
const withFirst = async <Found>(bytes: Uint8Array, look: (image: HeifImage, width: number, height: number) => Promise<Found> | Found): Promise<Found> => {
  const { HeifDecoder } = libheif()
  const [image] = new HeifDecoder().decode(bytes)
  if (image === undefined) throw new Error('No picture in the file')
  try {
    return await look(image, image.get_width(), image.get_height())
  } finally {
    image.free()
  }
}

/** Pixels of a side, from the head alone. */
export const heifDimensions = (bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }> =>
  withFirst(bytes, (_, width, height) => ({ width, height }))

/** Throws also for more pixels than `most`. */
export const decodeHeif = (bytes: Uint8Array, most: number): Promise<DecodedPicture> =>
  withFirst(bytes, async (image, width, height) => {
    if (width * height > most) throw new Error('More pixels than are decoded')
    const pixels = new Uint8ClampedArray(width * height * 4)
    await new Promise<void>((resolve, reject) =>
      image.display({ data: pixels, width, height }, (shown) => (shown === null ? reject(new Error('The picture is broken')) : resolve())),
    )
    return { width, height, pixels }
  })
