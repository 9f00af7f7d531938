import { createActor } from 'xstate'
import { createArrangingMachine, type ArrangingActor } from '../move-copy/arranging.machine.ts'
import type { ArrangingPorts } from '../move-copy/arranging.parts.ts'
import { createClipboardMachine, type ClipboardActor } from '../move-copy/clipboard.machine.ts'
import type { RecentFolderStore } from '../folders/RecentFolderStore.ts'
import { startPlaces, type Places } from '../move-copy/startPlaces.ts'
import { createTreeMachine, type TreeActor, type TreePorts } from '../folders/tree.machine.ts'
import { createDeletionMachine, type DeletionActor } from '../trash/deletion.machine.ts'
import { movingToTrash, type MoveToTrash } from '../trash/movingToTrash.ts'
import { createTrashListMachine, type TrashListActor } from '../trash/trashList.machine.ts'

/** Copying, moving, and the trash. */
export interface ArrangingActors {
  readonly arranging: ArrangingActor
  readonly clipboard: ClipboardActor
  /** The folders that a destination is chosen from. */
  readonly destinations: TreeActor
  readonly places: Places
  readonly trashList: TrashListActor
  readonly deletion: DeletionActor
  readonly moveToTrash: MoveToTrash
}

export const startArranging = (ports: ArrangingPorts & TreePorts & { readonly recentPlaceStore: RecentFolderStore }): ArrangingActors => {
  const arranging = createActor(createArrangingMachine(ports)).start()
  return {
    arranging,
    clipboard: createActor(createClipboardMachine({ arranging })).start(),
    destinations: createActor(createTreeMachine(ports)).start(),
    places: startPlaces(ports, arranging),
    trashList: createActor(createTrashListMachine(ports)).start(),
    deletion: createActor(createDeletionMachine(ports)).start(),
    moveToTrash: movingToTrash(ports.trash, ports.notify),
  }
}
