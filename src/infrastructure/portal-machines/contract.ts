import * as Schema from 'effect/Schema'
import { DUBLIN_CORE_ELEMENTS } from '../../domain/portal-machines/dublinCore.ts'
import type { PortalEndpoint } from '../contract/portalEndpoint.ts'
import { Id } from '../contract/values.ts'

const Folder = Schema.Struct({ id: Id, name: Schema.String, page: Schema.String, api: Schema.String })

const Kind = Schema.Literals(['image', 'pdf', 'video', 'audio', 'text', 'none'])

const Item = Schema.Struct({
  id: Id,
  name: Schema.String,
  kind: Kind,
  page: Schema.String,
  api: Schema.String,
  thumbnail: Schema.NullOr(Schema.String),
})

const FacetValue = Schema.Struct({ value: Schema.String, label: Schema.String, count: Schema.Finite })

const Items = { items: Schema.Array(Item), next: Schema.NullOr(Schema.String) }

const Portal = Schema.Struct({
  title: Schema.String,
  subtitle: Schema.String,
  description: Schema.String,
  aboutUs: Schema.String,
  page: Schema.String,
  folders: Schema.String,
  items: Schema.String,
  feed: Schema.String,
  sitemap: Schema.String,
  harvest: Schema.String,
  collection: Schema.String,
})

const WholeItem = Schema.Struct({
  id: Id,
  identifier: Schema.String,
  name: Schema.String,
  description: Schema.String,
  fileNumber: Schema.String,
  kind: Kind,
  mediaType: Schema.String,
  page: Schema.String,
  manifest: Schema.NullOr(Schema.String),
  picture: Schema.NullOr(Schema.String),
  license: Schema.NullOr(Schema.String),
  folders: Schema.Array(Folder),
  facts: Schema.Array(Schema.Struct({ template: Schema.String, name: Schema.String, values: Schema.Array(Schema.String) })),
  dublinCore: Schema.Struct(Object.fromEntries(DUBLIN_CORE_ELEMENTS.map((element) => [element, Schema.Array(Schema.String)]))),
})

const endpoint = <Success>(parts: PortalEndpoint<Success>): PortalEndpoint<Success> => parts

const Folders = { folders: Schema.Array(Folder), nextFolders: Schema.NullOr(Schema.String) }

const AFTER_FOLDER = { folders: 'The id of the last folder before; best taken from `nextFolders`' }
const AFTER = { after: 'The id of the last item before; best taken from `next`' }
const LANGUAGE = { language: 'en-US, no or es, for what is written by language; else by Accept-Language' }

export const readPublicPortal = endpoint({
  path: '/portal/:webAddress/api',
  summary: 'A Live portal, and where all of it is',
  query: {},
  success: Portal,
})

export const listPublicFolders = endpoint({
  path: '/portal/:webAddress/api/folders',
  summary: 'The folders in which something is public, of those that lie in no other, by name',
  query: AFTER_FOLDER,
  success: Schema.Struct(Folders),
})

export const readPublicFolder = endpoint({
  path: '/portal/:webAddress/api/folders/:id',
  summary: 'A folder: those above it from the top, and pages of those below it and of what is public in it, by name',
  query: { ...AFTER, ...AFTER_FOLDER },
  success: Schema.Struct({ id: Id, name: Schema.String, page: Schema.String, above: Schema.Array(Folder), ...Folders, ...Items }),
})

export const searchPublicItems = endpoint({
  path: '/portal/:webAddress/api/items',
  summary: 'What is public, or what is found of it, narrowed by facets: better hits first, then by name',
  query: { q: 'Words', ...AFTER, ...LANGUAGE, facet: 'Any name of a facet of the answer, with one of its values; said again with others, any of them is enough' },
  success: Schema.Struct({
    total: Schema.Finite,
    ...Items,
    facets: Schema.Array(Schema.Struct({ name: Schema.String, label: Schema.String, chosen: Schema.Array(FacetValue), values: Schema.Array(FacetValue), more: Schema.Finite })),
  }),
})

export const readPublicItem = endpoint({
  path: '/portal/:webAddress/api/items/:id',
  summary: 'An asset: what is said of it, by the template and as Dublin Core, and where it is shown',
  query: LANGUAGE,
  success: WholeItem,
})
