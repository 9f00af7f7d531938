/** Of what a file says of itself. `Unread`: nobody has asked yet. `None`: this kind of file says nothing that is read. */
export const METADATA_STATES = ['Unread', 'Reading', 'Ready', 'Failed', 'None'] as const
export type MetadataState = (typeof METADATA_STATES)[number]

/** In the order in which they are shown. */
export const METADATA_GROUPS = ['description', 'media', 'picture', 'camera', 'location', 'document', 'other'] as const
export type MetadataGroupName = (typeof METADATA_GROUPS)[number]

/** A field by one of the names of {@link METADATA_FIELDS}, or, among `other`, as the file calls it. */
interface MetadataField {
  readonly field: string
  readonly value: string
}

export interface MetadataGroup {
  readonly group: MetadataGroupName
  readonly fields: readonly MetadataField[]
}

/** The fields that have a name in every language, by their group. */
export const METADATA_FIELDS = {
  description: ['title', 'caption', 'author', 'copyright', 'credit', 'keywords', 'city', 'country', 'artist', 'album', 'date', 'genre', 'comment'],
  media: ['duration', 'frameSize', 'container', 'codec', 'bitRate', 'sampleRate', 'channels', 'bitsPerSample'],
  picture: ['width', 'height', 'bitDepth', 'colourSpace', 'orientation', 'resolution'],
  camera: ['takenAt', 'make', 'model', 'lens', 'exposureTime', 'aperture', 'iso', 'focalLength', 'flash'],
  location: ['latitude', 'longitude', 'altitude'],
  document: ['pages', 'pageSize', 'words', 'subject', 'company', 'application', 'producer', 'formatVersion', 'createdAt', 'modifiedAt', 'lastModifiedBy', 'revision'],
} as const

export interface FoundField {
  readonly group: MetadataGroupName
  readonly field: string
  readonly value: string
}

/** Code points of one value, characters of a field's name, and fields altogether: files can say anything, at any length. */
export const MOST_VALUE = 500
const MOST_NAME = 60
const MOST_FIELDS = 150

/** One line without controls, lone surrogates, towers of marks and characters that turn the reading direction. */
export const harmless = (text: string, limit: number): string => {
  const plain = text
    .slice(0, limit * 8)
    .toWellFormed()
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\s]+/gu, ' ')
    .trim()
  const points = Array.from(plain)
  return points.length > limit ? `${points.slice(0, limit - 1).join('')}…` : plain
}

/** What was found in a file, made harmless and bounded: no field twice in a group, none without a value. */
export const metadataGroups = (found: readonly FoundField[]): readonly MetadataGroup[] => {
  const fields = new Map<string, FoundField>()
  for (const { group, field, value } of found) {
    if (fields.size >= MOST_FIELDS) break
    const [name, text] = [harmless(field, MOST_NAME), harmless(value, MOST_VALUE)]
    const key = `${group} ${name}`
    if (name !== '' && text !== '' && !fields.has(key)) fields.set(key, { group, field: name, value: text })
  }
  return METADATA_GROUPS.map((group) => ({
    group,
    fields: [...fields.values()].filter((one) => one.group === group).map(({ field, value }) => ({ field, value })),
  })).filter((group) => group.fields.length > 0)
}

const OFFICE = ['wordprocessingml.document', 'presentationml.presentation', 'spreadsheetml.sheet'].map(
  (kind) => `application/vnd.openxmlformats-officedocument.${kind}`,
)

/** Sound and film. */
export const isMedia = (mediaType: string): boolean => /^(audio|video)\//.test(mediaType)

/** Whether files of this type say something of themselves that is read. */
export const hasMetadata = (mediaType: string): boolean =>
  isMedia(mediaType) ||
  ['image/jpeg', 'image/png', 'image/tiff', 'image/heic', 'image/gif', 'image/webp', 'application/pdf', ...OFFICE].includes(mediaType)
