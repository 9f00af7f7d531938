import { createActor } from 'xstate'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { MoveCopyActor } from './moveCopy.machine.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import { createFolderNameMachine, type FolderNameActor } from '../folders/folderName.machine.ts'
import { createPlaceFinderMachine, type PlaceFinderActor } from './placeFinder.machine.ts'
import type { RecentFolder, RecentFolderStore } from '../folders/RecentFolderStore.ts'

/** Places that are remembered. */
const KEPT = 5

/** What helps somebody to choose where something goes. */
export interface Places {
  readonly finder: PlaceFinderActor
  /** Makes a folder that is not there yet; it is chosen then. */
  readonly naming: FolderNameActor
  /** Where things were put before, the last place first. */
  readonly recent: () => readonly RecentFolder[]
}

interface PlacesPorts {
  readonly folders: FolderGateway
  readonly notify: Notify
  readonly recentPlaceStore: RecentFolderStore
}

export const startPlaces = ({ folders, notify, recentPlaceStore: store }: PlacesPorts, moveCopy: MoveCopyActor): Places => {
  const naming = createActor(createFolderNameMachine({ folders, notify })).start()
  let chosen: string | undefined
  naming.subscribe(({ context: { folder } }) => {
    if (folder?.id === chosen || folder === undefined) return
    chosen = folder.id
    moveCopy.send({ type: 'destination.chosen', destination: { folderId: folder.id, name: folder.name } })
  })
  moveCopy.subscribe((snapshot) => {
    const { asked, destination, outcome, begun } = snapshot.context
    if (snapshot.matches('closed')) naming.send({ type: 'cancel' })
    if (!snapshot.matches('closed') || (outcome ?? begun) === undefined || destination?.folderId == null || asked.type === undefined) return
    const { folderId: id, name } = destination
    const before = store.read()
    if (before[0]?.id === id && before[0].name === name) return
    store.save([{ type: asked.type, id, name }, ...before.filter((place) => place.id !== id)].slice(0, KEPT))
  })
  return { finder: createActor(createPlaceFinderMachine({ folders })).start(), naming, recent: () => store.read() }
}
