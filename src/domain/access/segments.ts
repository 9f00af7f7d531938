import { RESOURCE_TYPES, type ResourceType } from './modules.ts'

/** The resource type a route segment means: its upper-cased text (specification section 2). CONTACTS holds no folders, so it is none. */
export const resourceTypeOfSegment = (segment: string | undefined): ResourceType | undefined => {
  const wanted = segment?.toUpperCase()
  return RESOURCE_TYPES.find((type) => type === wanted)
}

/** The route segment of a resource type: `records` for RECORDS. */
export const segmentOf = (type: ResourceType): string => type.toLowerCase()

/** Where the folders of a resource type are: at its root, or inside a folder. */
export const foldersPath = (type: ResourceType, folderId?: string): string =>
  folderId === undefined ? `/${segmentOf(type)}/folders` : `/${segmentOf(type)}/folders/${encodeURIComponent(folderId)}`

/** Where the navigation leads for a resource type: its folders, and for COLLECTIONS the page that tells of them (specification section 2). */
export const modulePath = (type: ResourceType): string => (type === 'COLLECTIONS' ? `/${segmentOf(type)}` : foldersPath(type))
