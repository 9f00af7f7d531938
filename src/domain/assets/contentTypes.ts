import type { PreviewKind } from './asset.ts'
import { splitExtension } from '../naming/names.ts'

/** One kind of file that the library takes: the union of the upload lists of specification section 5, and what telephones and the web bring. */
export interface ContentType {
  /** The first is the usual one. In lower case, without the dot. */
  readonly extensions: readonly string[]
  readonly mediaType: string
  readonly preview: PreviewKind
  /** Whether it may be shown inside a page. What could run as code is only ever handed out as an attachment. */
  readonly inline: boolean
  /** Whether text can be taken out of it for the search. */
  readonly text: boolean
  readonly thumbnail: boolean
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

const picture = (mediaType: string, inline: boolean, ...extensions: readonly string[]): ContentType =>
  ({ extensions, mediaType, preview: 'image', inline, text: false, thumbnail: true })
const media = (mediaType: string, preview: 'video' | 'audio', ...extensions: readonly string[]): ContentType =>
  ({ extensions, mediaType, preview, inline: true, text: false, thumbnail: false })
const readable = (extension: string, mediaType: string): ContentType =>
  ({ extensions: [extension], mediaType, preview: 'text', inline: false, text: true, thumbnail: false })
const opaque = (mediaType: string, ...extensions: readonly string[]): ContentType =>
  ({ extensions, mediaType, preview: 'none', inline: false, text: false, thumbnail: false })

export const CONTENT_TYPES: readonly ContentType[] = [
  { extensions: ['pdf'], mediaType: 'application/pdf', preview: 'pdf', inline: true, text: true, thumbnail: true },
  picture('image/jpeg', true, 'jpg', 'jpeg'),
  picture('image/png', true, 'png'),
  picture('image/gif', true, 'gif'),
  picture('image/webp', true, 'webp'),
  // Browsers do not show these themselves: their preview is a picture made from them.
  picture('image/tiff', false, 'tif', 'tiff'),
  picture('image/heic', false, 'heic', 'heif'),
  // A drawing that can hold scripts: never shown inside a page, only ever downloaded.
  opaque('image/svg+xml', 'svg'),
  readable('docx', `${OFFICE}.wordprocessingml.document`),
  opaque('application/msword', 'doc'),
  readable('xlsx', `${OFFICE}.spreadsheetml.sheet`),
  opaque('application/vnd.ms-excel', 'xls'),
  readable('pptx', `${OFFICE}.presentationml.presentation`),
  opaque('application/vnd.ms-powerpoint', 'ppt'),
  opaque('application/vnd.oasis.opendocument.text', 'odt'),
  readable('txt', 'text/plain'),
  readable('csv', 'text/csv'),
  readable('html', 'text/html'),
  media('video/mp4', 'video', 'mp4'),
  // What is in it, few browsers play.
  opaque('video/quicktime', 'mov'),
  media('video/webm', 'video', 'webm'),
  // An Ogg file's name does not tell sound from film; until its content does, it counts as sound.
  media('video/ogg', 'video', 'ogg'),
  media('audio/ogg', 'audio', 'ogg'),
  media('audio/mpeg', 'audio', 'mp3'),
  media('audio/wav', 'audio', 'wav'),
  opaque('application/zip', 'zip'),
]

/** Every extension that the library takes, for file choosers and messages. */
export const ACCEPTED_EXTENSIONS: readonly string[] = [...new Set(CONTENT_TYPES.flatMap(({ extensions }) => extensions))]

const BY_EXTENSION: ReadonlyMap<string, ContentType> = new Map(
  CONTENT_TYPES.flatMap((type) => type.extensions.map((extension) => [extension, type] as const)),
)
const BY_MEDIA_TYPE: ReadonlyMap<string, ContentType> = new Map(CONTENT_TYPES.map((type) => [type.mediaType, type]))

/** The kind of file that a name's extension declares. What the content is, only the content tells. */
export const contentTypeOfName = (name: string): ContentType | undefined =>
  BY_EXTENSION.get(splitExtension(name.trim()).extension.toLowerCase())

export const contentTypeOf = (mediaType: string): ContentType | undefined => BY_MEDIA_TYPE.get(mediaType)

export const isAcceptedName = (name: string): boolean => contentTypeOfName(name) !== undefined

/** A media type that the library does not take has no preview. */
export const previewKindOf = (mediaType: string): PreviewKind => contentTypeOf(mediaType)?.preview ?? 'none'

/** Whether bytes of this type may be shown inside a page; unknown ones never. */
export const isInlineSafe = (mediaType: string): boolean => contentTypeOf(mediaType)?.inline ?? false

/** Whether what a page shows of it is a picture made from it. */
export const isRendered = (mediaType: string): boolean => previewKindOf(mediaType) === 'image' && !isInlineSafe(mediaType)

export const hasText = (mediaType: string): boolean => contentTypeOf(mediaType)?.text ?? false

export const hasThumbnail = (mediaType: string): boolean => contentTypeOf(mediaType)?.thumbnail ?? false
