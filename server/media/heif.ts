import { createRequire } from 'node:module'

/** A failure, instead of what was asked for. */
interface Failed {
  readonly code: object
}
interface Plane {
  readonly id: object
  readonly width: number
  readonly height: number
  /** Bytes from row to row. */
  readonly stride: number
  readonly data: Uint8Array
}
type Handle = object & { readonly code?: undefined }

/** The part of libheif that is used: what its own decoder calls, without the lines that one writes to standard output. */
interface Libheif {
  readonly heif_error_code: { readonly heif_error_Ok: object }
  readonly heif_colorspace: { readonly heif_colorspace_RGB: object }
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: object }
  readonly heif_channel: { readonly heif_channel_interleaved: object }
  heif_context_alloc(): object
  heif_context_read_from_memory(context: object, bytes: Uint8Array): Failed
  heif_js_context_get_list_of_top_level_image_IDs(context: object): (readonly number[] & { readonly code?: undefined }) | Failed
  heif_js_context_get_image_handle(context: object, id: number): Handle | Failed
  heif_image_handle_get_width(handle: object): number
  heif_image_handle_get_height(handle: object): number
  heif_image_handle_release(handle: object): void
  heif_js_decode_image2(handle: object, colorspace: object, chroma: object): { readonly channels: readonly Plane[]; readonly code?: undefined } | Failed
}

interface DecodedPicture {
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
const withFirst = <Found>(bytes: Uint8Array, look: (heif: Libheif, handle: object, width: number, height: number) => Found): Found => {
  const heif = libheif()
  const context = heif.heif_context_alloc()
  if (heif.heif_context_read_from_memory(context, bytes).code !== heif.heif_error_code.heif_error_Ok) throw new Error('The file is broken')
  const ids = heif.heif_js_context_get_list_of_top_level_image_IDs(context)
  const [first] = ids.code === undefined ? ids : []
  const handle = first === undefined ? undefined : heif.heif_js_context_get_image_handle(context, first)
  if (handle === undefined || handle.code !== undefined) throw new Error('No picture in the file')
  try {
    return look(heif, handle, heif.heif_image_handle_get_width(handle), heif.heif_image_handle_get_height(handle))
  } finally {
    heif.heif_image_handle_release(handle)
  }
}

/** Pixels of a side, from the head alone. */
export const heifDimensions = async (bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }> =>
  withFirst(bytes, (_heif, _handle, width, height) => ({ width, height }))

/** Throws also for more pixels than `most`. */
export const decodeHeif = async (bytes: Uint8Array, most: number): Promise<DecodedPicture> =>
  withFirst(bytes, (heif, handle, width, height) => {
    if (width * height > most) throw new Error('More pixels than are decoded')
    const decoded = heif.heif_js_decode_image2(handle, heif.heif_colorspace.heif_colorspace_RGB, heif.heif_chroma.heif_chroma_interleaved_RGBA)
    const plane = decoded.code === undefined ? decoded.channels.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved) : undefined
    if (plane?.width !== width || plane.height !== height) throw new Error('The picture is broken')
    const pixels = new Uint8ClampedArray(width * height * 4)
    for (let row = 0; row < height; row += 1) pixels.set(plane.data.subarray(row * plane.stride, row * plane.stride + width * 4), row * width * 4)
    return { width, height, pixels }
  })
