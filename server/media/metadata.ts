import type { FoundField, MetadataGroupName } from '../../src/domain/embedded-metadata/metadata.ts'
import type { FoundFace } from '../../src/domain/persons/persons.ts'
import { dateText } from './dateText.ts'
import { facesIn } from './faces.ts'
import { officeMetadata } from './officeMetadata.ts'
import { describePdf } from './pdf.ts'

/** A tag as exifreader tells it. */
interface Tag {
  readonly value?: unknown
  readonly description?: unknown
}
type Tags = Readonly<Record<string, Tag | readonly Tag[] | undefined>>

/** Where a field is looked for, in this order; the first that says anything counts. */
type Source = readonly ['exif' | 'iptc' | 'xmp' | 'file' | 'pngFile' | 'png', string]

const FIELDS: readonly (readonly [MetadataGroupName, string, readonly Source[]])[] = [
  ['description', 'title', [['xmp', 'title'], ['iptc', 'Object Name'], ['iptc', 'Headline'], ['png', 'Title']]],
  ['description', 'caption', [['xmp', 'description'], ['iptc', 'Caption/Abstract'], ['exif', 'ImageDescription'], ['png', 'Description']]],
  ['description', 'author', [['xmp', 'creator'], ['iptc', 'By-line'], ['exif', 'Artist'], ['png', 'Author']]],
  ['description', 'copyright', [['xmp', 'rights'], ['iptc', 'Copyright Notice'], ['exif', 'Copyright'], ['png', 'Copyright']]],
  ['description', 'credit', [['xmp', 'Credit'], ['iptc', 'Credit']]],
  ['description', 'keywords', [['xmp', 'subject'], ['iptc', 'Keywords']]],
  ['description', 'city', [['xmp', 'City'], ['iptc', 'City']]],
  ['description', 'country', [['xmp', 'Country'], ['iptc', 'Country/Primary Location Name']]],
  ['picture', 'width', [['file', 'Image Width'], ['pngFile', 'Image Width'], ['exif', 'ImageWidth'], ['exif', 'PixelXDimension']]],
  ['picture', 'height', [['file', 'Image Height'], ['pngFile', 'Image Height'], ['exif', 'ImageLength'], ['exif', 'PixelYDimension']]],
  ['picture', 'bitDepth', [['file', 'Bits Per Sample'], ['pngFile', 'Bit Depth'], ['exif', 'BitsPerSample']]],
  ['picture', 'colourSpace', [['exif', 'ColorSpace'], ['pngFile', 'Color Type'], ['exif', 'PhotometricInterpretation']]],
  ['picture', 'orientation', [['exif', 'Orientation']]],
  ['picture', 'resolution', [['exif', 'XResolution']]],
  ['camera', 'takenAt', [['exif', 'DateTimeOriginal'], ['xmp', 'DateTimeOriginal'], ['exif', 'DateTimeDigitized']]],
  ['camera', 'make', [['exif', 'Make']]],
  ['camera', 'model', [['exif', 'Model']]],
  ['camera', 'lens', [['exif', 'LensModel'], ['xmp', 'Lens']]],
  ['camera', 'exposureTime', [['exif', 'ExposureTime']]],
  ['camera', 'aperture', [['exif', 'FNumber']]],
  ['camera', 'iso', [['exif', 'ISOSpeedRatings']]],
  ['camera', 'focalLength', [['exif', 'FocalLength']]],
  ['camera', 'flash', [['exif', 'Flash']]],
  ['document', 'application', [['exif', 'Software'], ['xmp', 'CreatorTool'], ['png', 'Software']]],
]

const textOf = (tag: Tag | readonly Tag[] | undefined): string => {
  if (tag === undefined) return ''
  if (Array.isArray(tag)) return (tag as readonly Tag[]).map(textOf).filter((text) => text !== '').join(', ')
  const { description, value } = tag as Tag
  if (typeof description === 'string' && description !== '') return description
  if (typeof description === 'number') return String(description)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What no person reads: thumbnails, pointers, tables of bytes. */
const UNREADABLE = /pointer|maker|thumbnail|offset|length|version|padding|components|ifd|digest|subsampling|^_|history|documentid|instanceid/i

/** How many tags of a part are kept under their own name. */
const MOST_OTHERS = 60

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'MetadataMissingError'

/** What a file says of itself. */
export interface Found {
  readonly fields: readonly FoundField[]
  /** Of a picture: whom it names, and where. */
  readonly faces: readonly FoundFace[]
}

/** EXIF, IPTC and XMP of a picture. The library reads only the heads; values come as texts. */
const pictureMetadata = async (bytes: Buffer): Promise<Found> => {
  const { default: reader } = await import('exifreader')
  let parts: Readonly<Record<string, Tags | undefined>>
  try {
    parts = reader.load(bytes, { expanded: true }) as unknown as typeof parts
  } catch (error) {
    if (isMissing(error)) return { fields: [], faces: [] }
    throw error
  }
  const used = new Set<string>()
  const known = FIELDS.flatMap(([group, field, sources]): readonly FoundField[] => {
    for (const [part, name] of sources) {
      const text = textOf(parts[part]?.[name])
      used.add(`${part} ${name}`)
      if (text !== '') return [{ group, field, value: field === 'takenAt' ? dateText(text) : text }]
    }
    return []
  })
  const gps = parts['gps'] as Readonly<Record<string, unknown>> | undefined
  const places = (['Latitude', 'Longitude', 'Altitude'] as const).flatMap((name): readonly FoundField[] => {
    const value = gps?.[name]
    if (typeof value !== 'number' || !Number.isFinite(value)) return []
    return [{ group: 'location', field: name.toLowerCase(), value: name === 'Altitude' ? `${value.toFixed(1)} m` : value.toFixed(6) }]
  })
  const others = (['exif', 'iptc', 'xmp'] as const).flatMap((part) =>
    Object.entries(parts[part] ?? {})
      .filter(([name]) => !used.has(`${part} ${name}`) && !UNREADABLE.test(name) && !name.startsWith('GPS'))
      .slice(0, MOST_OTHERS)
      .map(([name, tag]): FoundField => ({ group: 'other', field: `${part.toUpperCase()} ${name}`, value: textOf(tag) })),
  )
  return { fields: [...known, ...places, ...others], faces: facesIn(parts['xmp'], parts['exif']) }
}

/** What a file says of itself. Throws for one that is broken. */
export const metadataOf = async (mediaType: string, bytes: Buffer): Promise<Found> => {
  if (mediaType.startsWith('image/')) return pictureMetadata(bytes)
  return { fields: await (mediaType === 'application/pdf' ? describePdf(bytes) : officeMetadata(bytes)), faces: [] }
}
