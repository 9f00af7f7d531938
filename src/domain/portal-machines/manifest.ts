import type { Extent } from '../iiif/imagePlan.ts'
import { LANGUAGES, type Language } from '../preferences/language.ts'
import type { NamedAddress } from './structuredData.ts'

/** The same text in each language of the interface. */
export type InLanguages = Readonly<Record<Language, string>>

/** A picture as it is fetched. */
export interface ManifestPicture {
  readonly address: string
  readonly mediaType: string
  readonly width: number
  readonly height: number
  /** Where IIIF's Image API answers for it; undefined: it is this one file. */
  readonly service: string | undefined
}

/** A film or a recording, as players read it. */
export interface ManifestMedia {
  readonly is: 'Video' | 'Sound'
  readonly address: string
  readonly mediaType: string
  readonly seconds: number
  /** Of a film. */
  readonly frame: Extent | undefined
}

/** A picture or a page of a document, in the size of the original; or something that takes time. */
export interface ManifestCanvas {
  readonly address: string
  readonly label: InLanguages | undefined
  /** Undefined: there is nothing to see. */
  readonly size: Extent | undefined
  readonly painting: ManifestPicture | ManifestMedia
}

/** A file that is handed out. */
interface ManifestFile {
  readonly name: string
  readonly address: string
  readonly mediaType: string
}

/** A row of what is said, its texts in each language. */
export interface ManifestFact {
  readonly name: string
  readonly texts: Readonly<Record<Language, readonly string[]>>
}

/** All that a manifest tells of an asset. Addresses are whole. */
export interface ManifestParts {
  readonly address: string
  readonly name: string
  readonly description: string
  readonly facts: readonly ManifestFact[]
  /** Of a licence or rights statement. */
  readonly license: string | undefined
  /** Whom to name. */
  readonly credit: string
  readonly provider: NamedAddress & { readonly logo: string | undefined }
  readonly page: string
  /** The record of Dublin Core. */
  readonly record: string
  readonly folder: NamedAddress
  readonly thumbnail: ManifestPicture | undefined
  readonly download: ManifestFile | undefined
  /** At least one. */
  readonly canvases: readonly ManifestCanvas[]
}

type Node = Readonly<Record<string, unknown>>
type LanguageMap = Readonly<Record<string, readonly string[]>>

const CREDIT: InLanguages = { 'en-US': 'Attribution', no: 'Kreditering', es: 'Atribución' }

const CONTEXT = 'http://iiif.io/api/presentation/3/context.json'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What begins and ends as an element would be taken for HTML (Presentation API 3.0, section 4.5). */
const plain = (text: string): string => (/^\s*<[^]*>\s*$/.test(text) ? `<span>${text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? '')}</span>` : text)

const none = (...texts: readonly string[]): LanguageMap => ({ none: texts })

const inLanguages = (texts: Readonly<Record<Language, readonly string[]>>): LanguageMap => {
  const [first = [], ...others] = LANGUAGES.map((language) => texts[language].map(plain))
  if (others.every((other) => other.join('\0') === first.join('\0'))) return none(...first)
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language].map(plain)]))
}
const translated = (texts: InLanguages): LanguageMap => Object.fromEntries(LANGUAGES.map((language) => [language, [texts[language]]]))

const known = (node: Node): Node => Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)))

const imageNode = ({ address, mediaType, width, height, service }: ManifestPicture): Node =>
  known({
    id: address,
    type: 'Image',
    format: mediaType,
    width,
    height,
    service: service === undefined ? undefined : [{ id: service, type: 'ImageService3', profile: 'level2' }],
  })

const mediaNode = ({ is, address, mediaType, seconds, frame }: ManifestMedia): Node => ({ id: address, type: is, format: mediaType, duration: seconds, ...frame })

const canvasNode = ({ address, label, size, painting }: ManifestCanvas): Node =>
  known({
    id: address,
    type: 'Canvas',
    label: label && translated(label),
    ...size,
    duration: 'seconds' in painting ? painting.seconds : undefined,
    items: [
      {
        id: `${address}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${address}/painting`,
            type: 'Annotation',
            motivation: 'painting',
            body: 'seconds' in painting ? mediaNode(painting) : imageNode(painting),
            target: address,
          },
        ],
      },
    ],
  })

const RENDERED: Readonly<Record<string, string>> = { image: 'Image', video: 'Video', audio: 'Sound', text: 'Text' }

const fileNode = ({ name, address, mediaType }: ManifestFile): Node => ({
  id: address,
  type: mediaType === 'application/pdf' ? 'Text' : (RENDERED[mediaType.split('/', 1)[0] ?? ''] ?? 'Dataset'),
  label: none(name),
  format: mediaType,
})

/** Rights are those of the two registries that the Presentation API names. */
const rightsOf = (license: string | undefined): string | undefined =>
  license !== undefined && /^https?:\/\/(creativecommons\.org\/(licenses|publicdomain)|rightsstatements\.org\/vocab)\/\S+$/.test(license) ? license.replace(/^https:/, 'http:') : undefined

const homepage = ({ name, address }: NamedAddress): readonly Node[] => [{ id: address, type: 'Text', label: none(name), format: 'text/html' }]

const providerNode = ({ name, address, logo }: ManifestParts['provider']): Node =>
  known({
    id: address,
    type: 'Agent',
    label: none(name),
    homepage: homepage({ name, address }),
    logo: logo === undefined ? undefined : [{ id: logo, type: 'Image', format: 'image/webp' }],
  })

/** What IIIF viewers show of an asset (Presentation API 3.0). */
export const itemManifest = (parts: ManifestParts): Node =>
  known({
    '@context': CONTEXT,
    id: parts.address,
    type: 'Manifest',
    label: none(parts.name),
    summary: parts.description === '' ? undefined : none(plain(parts.description)),
    metadata: parts.facts.map(({ name, texts }) => ({ label: none(name), value: inLanguages(texts) })),
    rights: rightsOf(parts.license),
    requiredStatement: { label: translated(CREDIT), value: none(plain(parts.credit)) },
    provider: [providerNode(parts.provider)],
    thumbnail: parts.thumbnail === undefined ? undefined : [imageNode(parts.thumbnail)],
    homepage: homepage({ name: parts.name, address: parts.page }),
    seeAlso: [{ id: parts.record, type: 'Dataset', label: none('Dublin Core (OAI-PMH)'), format: 'text/xml', profile: 'http://www.openarchives.org/OAI/2.0/oai_dc/' }],
    rendering: parts.download === undefined ? undefined : [fileNode(parts.download)],
    partOf: [{ id: parts.folder.address, type: 'Collection', label: none(parts.folder.name) }],
    items: parts.canvases.map(canvasNode),
  })

export interface CollectionMember extends NamedAddress {
  readonly is: 'Collection' | 'Manifest'
  readonly thumbnail?: ManifestPicture | undefined
}

export interface CollectionParts extends NamedAddress {
  readonly summary: string
  readonly page: string
  readonly provider: ManifestParts['provider']
  readonly above: NamedAddress | undefined
  readonly members: readonly CollectionMember[]
}

/** Folders, and what lies in them. */
export const folderCollection = ({ name, address, summary, page, provider, above, members }: CollectionParts): Node => ({
  '@context': CONTEXT,
  id: address,
  type: 'Collection',
  label: none(name),
  ...(summary === '' ? {} : { summary: none(plain(summary)) }),
  provider: [providerNode(provider)],
  homepage: homepage({ name, address: page }),
  ...(above === undefined ? {} : { partOf: [{ id: above.address, type: 'Collection', label: none(above.name) }] }),
  items: members.map((member) =>
    known({ id: member.address, type: member.is, label: none(member.name), thumbnail: member.thumbnail === undefined ? undefined : [imageNode(member.thumbnail)] }),
  ),
})
