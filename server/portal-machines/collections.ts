import { folderCollection, type CollectionParts } from '../../src/domain/portal-machines/manifest.ts'
import { isWellFormedId } from '../database/id.ts'
import { pathOf, type FolderRow } from '../public-portal/items.ts'
import type { PortalVisit } from '../public-portal/route.ts'
import { membersOf, partOf } from './collectionParts.ts'
import { providerOf } from './manifests.ts'
import { addressIn, type AddressOf } from './place.ts'

/** The collection of all of them. */
const TOP = 'top'

/** The folders that lie in no other. */
const topOf = (visit: PortalVisit, at: AddressOf): Omit<CollectionParts, 'members'> => ({
  name: visit.portal.title,
  address: at(`collections/${TOP}`),
  summary: visit.portal.description,
  page: at(''),
  provider: providerOf(visit, at),
  above: undefined,
})

const wholeOf = (visit: PortalVisit, at: AddressOf, { id, name }: FolderRow, parent: FolderRow | undefined): Omit<CollectionParts, 'members'> => ({
  name,
  address: at(`collections/${id}`),
  summary: '',
  page: at(`folders/${id}`),
  provider: providerOf(visit, at),
  above: parent === undefined ? { name: visit.portal.title, address: at(`collections/${TOP}`) } : { name: parent.name, address: at(`collections/${parent.id}`) },
})

/** A folder as a collection: those below it, and manifests; where there are many, collections of them, each of which is a `part`. */
export const readCollection = async (visit: PortalVisit, id: string, part?: string): Promise<object | undefined> => {
  const path = isWellFormedId(id) ? await pathOf(visit.visitor, id) : []
  const own = path.at(-1)
  if (own === undefined && id !== TOP) return undefined
  const at = addressIn(visit.canonical)
  const whole = own === undefined ? topOf(visit, at) : wholeOf(visit, at, own, path.at(-2))
  const { name, address } = whole
  const place = { visitor: visit.visitor, at, folderId: own?.id, name, address }
  if (part === undefined) return folderCollection({ ...whole, members: await membersOf(place) })
  const found = await partOf(place, part)
  return found && folderCollection({ ...whole, ...found, summary: '', above: { name, address } })
}
