import type { DublinCoreRecord } from './dublinCore.ts'

/** A name, and its address with protocol and host. */
export interface NamedAddress {
  readonly name: string
  readonly address: string
}

/** The organization as its portal tells of it. Addresses have protocol and host. */
interface PublishingOrganization extends NamedAddress {
  readonly description: string
  readonly logo: string | undefined
  readonly phone: string
  /** Its own web site. */
  readonly website: string | undefined
  readonly street: string
  readonly place: string
}

/** What the page of an asset tells programs. */
export interface DescribedItem {
  readonly address: string
  readonly name: string
  readonly description: string
  readonly fileNumber: string
  readonly kind: 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'none'
  readonly picture: { readonly address: string; readonly width: number | undefined; readonly height: number | undefined } | undefined
  readonly record: DublinCoreRecord
  /** Of whom its record names, those who are contacts of the organization, by their names. */
  readonly persons: readonly string[]
  /** The standard address of its rights statement or licence. */
  readonly license: string | undefined
  /** The folders above it, from the top. */
  readonly folders: readonly NamedAddress[]
}

type Node = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

const TYPES: Readonly<Record<DescribedItem['kind'], string>> = {
  image: 'ImageObject',
  video: 'VideoObject',
  audio: 'AudioObject',
  pdf: 'DigitalDocument',
  text: 'DigitalDocument',
  none: 'CreativeWork',
}

/** Without what is not known: a program takes an empty value for one. */
const known = (node: Node): Node =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)))

const oneOrAll = (values: readonly string[] | undefined): string | readonly string[] | undefined => (values?.length === 1 ? values[0] : values)

/** "Family, Given", as archives write a person. Whoever is written otherwise may as well be a workshop. */
const INVERTED = /^[\p{L}'’.-]+(?: [\p{L}'’.-]+)?, [\p{Lu}][\p{L}'’. -]*$/u

/** Who made something: a person, where it is certain that they are one. */
const agents = (names: readonly string[] | undefined, persons: readonly string[]): unknown => {
  const values = names?.map((name) => (persons.includes(name) || INVERTED.test(name) ? { '@type': 'Person', name } : name))
  return values?.length === 1 ? values[0] : values
}

const organizationId = (address: string): string => `${address}#organization`

const organizationNode = (organization: PublishingOrganization): Node =>
  known({
    '@type': 'ArchiveOrganization',
    '@id': organizationId(organization.address),
    name: organization.name,
    description: organization.description,
    url: organization.address,
    logo: organization.logo,
    image: organization.logo,
    telephone: organization.phone,
    sameAs: organization.website,
    address: [organization.street, organization.place].filter((part) => part !== '').join(', '),
  })

const trail = (folders: readonly NamedAddress[], own: NamedAddress): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...folders, own].map(({ name, address }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: address })),
})

const graph = (...nodes: readonly Node[]): Node => ({ '@context': CONTEXT, '@graph': nodes })

/** The main page: the organization, and how its collection is searched. `search`: the address of a search, with `{search_term_string}` for its words. */
export const portalData = (organization: PublishingOrganization, search: string, language: string): Node =>
  graph(organizationNode(organization), {
    '@type': 'WebSite',
    '@id': `${organization.address}#site`,
    url: organization.address,
    name: organization.name,
    inLanguage: language,
    publisher: { '@id': organizationId(organization.address) },
    potentialAction: { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: search }, 'query-input': 'required name=search_term_string' },
  })

/** A folder, or all that there is. */
export const collectionData = (own: NamedAddress, folders: readonly NamedAddress[], organization: Pick<PublishingOrganization, 'name' | 'address'>): Node =>
  graph(
    {
      '@type': ['Collection', 'CollectionPage'],
      '@id': own.address,
      url: own.address,
      name: own.name,
      publisher: { '@type': 'ArchiveOrganization', '@id': organizationId(organization.address), name: organization.name, url: organization.address },
      isPartOf: { '@id': folders.at(-1)?.address ?? organization.address },
    },
    trail(folders, own),
  )

/** ISO 8601 as search engines take it: a year, a month or a day. */
const plainDate = (dates: readonly string[] | undefined): string | undefined => dates?.find((date) => /^[0-9]{4}(-[0-9]{2}){0,2}$/.test(date))

/** An asset, by what it is. */
export const itemData = (item: DescribedItem, organization: Pick<PublishingOrganization, 'name' | 'address'>): Node => {
  const { record, picture, kind } = item
  const isMedia = kind === 'image' || kind === 'video' || kind === 'audio'
  return graph(
    known({
      '@type': TYPES[kind],
      '@id': item.address,
      url: item.address,
      name: record.title?.[0] ?? item.name,
      alternateName: oneOrAll(record.title?.slice(1)),
      description: item.description === '' ? record.description?.[0] : item.description,
      identifier: item.fileNumber,
      creator: agents(record.creator, item.persons),
      contributor: agents(record.contributor, item.persons),
      dateCreated: plainDate(record.date),
      temporal: record.date?.find((date) => plainDate([date]) === undefined),
      keywords: oneOrAll(record.subject),
      spatialCoverage: oneOrAll(record.coverage),
      genre: oneOrAll(record.type),
      inLanguage: oneOrAll(record.language),
      license: item.license,
      copyrightNotice: record.rights?.find((text) => text !== item.license),
      creditText: organization.name,
      contentUrl: kind === 'image' ? picture?.address : undefined,
      thumbnailUrl: picture?.address,
      image: isMedia ? undefined : picture?.address,
      width: kind === 'image' ? picture?.width : undefined,
      height: kind === 'image' ? picture?.height : undefined,
      isPartOf: item.folders.map(({ name, address }) => ({ '@type': 'Collection', '@id': address, name })).slice(-1),
      provider: { '@type': 'ArchiveOrganization', '@id': organizationId(organization.address), name: organization.name, url: organization.address },
    }),
    trail(item.folders, { name: item.name, address: item.address }),
  )
}

/** As the text of a script element, which nothing in it can end. */
export const scriptText = (data: Node): string => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
