import { IMAGE_FORMATS, QUALITIES } from './imageRequest.ts'
import { fitted, type Extent, type ServedImage } from './imagePlan.ts'

/** Pixels of a side of a tile. */
const TILE = 512

export const IMAGE_CONTEXT = 'http://iiif.io/api/image/3/context.json'
export const IMAGE_PROFILE = 'http://iiif.io/api/image/3/level2.json'

/** Level 2 asks for these anyway. */
const OF_LEVEL_2: readonly string[] = ['jpg', 'png', 'default']
const extra = (all: readonly string[]): readonly string[] => all.filter((one) => !OF_LEVEL_2.includes(one))

/** By how much each view of a picture is smaller than the last, until it is one tile. */
const scaleFactorsOf = ({ width, height }: Extent): readonly number[] => {
  const steps = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / TILE)))
  return Array.from({ length: steps + 1 }, (_, step) => 2 ** step)
}

/** What a viewer reads of a picture first (5): `id` is its address, `rights` that of a statement, if there is one. */
export const imageInfoOf = (id: string, image: ServedImage, rights: string | undefined): Readonly<Record<string, unknown>> => {
  const { width, height, longest } = image
  const scaleFactors = scaleFactorsOf(image)
  const whole = fitted(image, longest)
  return {
    '@context': IMAGE_CONTEXT,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    maxWidth: longest,
    maxHeight: longest,
    ...(rights === undefined ? {} : { rights }),
    sizes: scaleFactors.map((factor) => fitted(whole, Math.max(whole.width, whole.height) / factor)).toReversed(),
    tiles: [{ width: TILE, height: TILE, scaleFactors }],
    extraFormats: extra(IMAGE_FORMATS),
    extraQualities: extra(QUALITIES),
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader', 'sizeUpscaling'],
  }
}
