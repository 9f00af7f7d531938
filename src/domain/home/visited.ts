import { resourceTypeOfSegment } from '../access/segments.ts'
import type { ResourceRef } from '../restrictions/restriction.ts'

/** Places that are remembered. */
const MOST = 12

const PLACE = /^\/(\w+)\/(folders|assets)\/([0-9a-f-]{36})(?:\/detail(?:\/.*)?)?\/?$/i

/** The folder or asset that a path shows; undefined where it shows none. */
export const placeAt = (pathname: string): ResourceRef | undefined => {
  const [, segment, kind, id] = PLACE.exec(pathname) ?? []
  if (id === undefined || resourceTypeOfSegment(segment) === undefined) return undefined
  return { kind: kind === 'folders' ? 'folder' : 'asset', id }
}

/** Where somebody was, the latest first and each once. */
export const withVisit = (places: readonly ResourceRef[], place: ResourceRef): readonly ResourceRef[] => [place, ...places.filter(({ id }) => id !== place.id)].slice(0, MOST)
