import type { FirstActors } from '../../application/actors.ts'
import type { FolderPlace } from '../../application/folders/folderContents.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { folderPlaceOf } from '../addresses/library.ts'
import type { Arrival } from '../page/Arrival.ts'

const searchOf = ({ request }: Arrival): URLSearchParams => new URL(request.url).searchParams

export const samePlace = (one: FolderPlace, other: FolderPlace): boolean =>
  one.resourceType === other.resourceType &&
  one.folderId === other.folderId &&
  one.everywhere === other.everywhere &&
  one.sort === other.sort &&
  one.direction === other.direction

/** Opens the folder that an address names, while the screen's code is still on its way. One that is open already stays as it is. */
export const openFolder = (shell: Pick<FirstActors, 'folder'>, arrival: Arrival): void => {
  const type = resourceTypeOfSegment(arrival.params['resourceType'])
  if (type !== undefined) openPlace(shell, folderPlaceOf(type, arrival.params['folderId'], searchOf(arrival)))
}

export const openPlace = ({ folder }: Pick<FirstActors, 'folder'>, place: FolderPlace): void => {
  const now = folder.getSnapshot()
  const isOpen = (now.hasTag('shown') || now.matches('opening')) && samePlace(now.context.place, place)
  if (!isOpen) folder.send({ type: 'folder.opened', ...place })
}
