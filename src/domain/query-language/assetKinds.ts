import { CONTENT_TYPES } from '../assets/contentTypes.ts'
import { fieldKey } from './fields.ts'

/** What `type:` tells apart at first sight. */
export const ASSET_KINDS = ['image', 'document', 'video', 'audio', 'text', 'other'] as const
export type AssetKind = (typeof ASSET_KINDS)[number]

const DOCUMENTS = /^application\/(?:pdf|msword|vnd\.(?:openxmlformats-officedocument|oasis\.opendocument|ms-(?:excel|powerpoint)).*)$/

export const assetKindOf = (mediaType: string): AssetKind => {
  const [family = ''] = mediaType.split('/')
  if (family === 'image' || family === 'video' || family === 'audio' || family === 'text') return family
  return DOCUMENTS.test(mediaType) ? 'document' : 'other'
}

const NAMES: Readonly<Record<AssetKind | 'folder', readonly string[]>> = {
  image: ['images', 'picture', 'pictures', 'bilde', 'bilder', 'imagen', 'imágenes'],
  document: ['documents', 'dokument', 'dokumenter', 'documento', 'documentos'],
  video: ['videos', 'videoer', 'vídeo', 'vídeos'],
  audio: ['sound', 'lyd'],
  text: ['texts', 'tekst', 'tekster', 'texto', 'textos'],
  other: ['others', 'annet', 'andre', 'otro', 'otros'],
  folder: ['folders', 'mappe', 'mapper', 'carpeta', 'carpetas'],
}

const KINDS: ReadonlyMap<string, AssetKind | 'folder'> = new Map(
  ([...ASSET_KINDS, 'folder'] as const).flatMap((kind) => [kind, ...NAMES[kind]].map((name) => [fieldKey(name), kind] as const)),
)

/** What a kind is typed as beside its own name. */
export const namesOfKind = (kind: string): readonly string[] => Object.entries(NAMES).find(([one]) => one === kind)?.[1] ?? []

/** What a value of `type:` means: folders, a kind of assets, or files of some media types. */
type TypeValue = { readonly kind: AssetKind | 'folder' } | { readonly mediaTypes: readonly string[] }

/** By its name in any language, by an extension or by a media type. */
export const typeValueOf = (value: string): TypeValue | undefined => {
  const text = value.toLowerCase()
  const kind = KINDS.get(fieldKey(value))
  if (kind !== undefined) return { kind }
  const types = CONTENT_TYPES.filter(({ mediaType, extensions }) => mediaType === text || extensions.includes(text.replace(/^\./, '')))
  if (types.length > 0) return { mediaTypes: types.map(({ mediaType }) => mediaType) }
  return /^[a-z]+\/[a-z0-9.+-]+$/.test(text) ? { mediaTypes: [text] } : undefined
}
