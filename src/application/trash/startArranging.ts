import { createActor } from 'xstate'
import { createArrangingMachine, type ArrangingActor } from '../library/arranging.machine.ts'
import type { ArrangingPorts } from '../library/arranging.parts.ts'
import { createClipboardMachine, type ClipboardActor } from '../library/clipboard.machine.ts'
import type { RecentFolderStore } from '../library/RecentFolderStore.ts'
import { startPlaces, type Places } from '../library/startPlaces.ts'
import { createTreeMachine, type TreeActor, type TreePorts } from '../library/tree.machine.ts'
import { createDeletionMachine, type DeletionActor } from './deletion.machine.ts'
import { throwingAway, type ThrowAway } from './throwingAway.ts'
import { createTrashListMachine, type TrashListActor } from './trashList.machine.ts'

/** Copying, moving, and the trash. */
export interface ArrangingActors {
  readonly arranging: ArrangingActor
  readonly clipboard: ClipboardActor
  /** The folders that a destination is chosen from. */
  readonly destinations: TreeActor
  readonly places: Places
  readonly trashList: TrashListActor
  readonly deletion: DeletionActor
  readonly throwAway: ThrowAway
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
    throwAway: throwingAway(ports.trash, ports.notify),
  }
}
