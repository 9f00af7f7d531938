import { createActor } from 'xstate'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import type { RecentFolderStore } from '../folders/RecentFolderStore.ts'
import { createTreeMachine, type TreePorts } from '../folders/tree.machine.ts'
import type { SelectionActor } from '../selection/selection.machine.ts'
import { createArrangingMachine } from './arranging.machine.ts'
import type { ArrangingPorts } from './arranging.parts.ts'
import { createClipboardMachine } from './clipboard.machine.ts'
import type { MoveCopyActors } from './moveCopyActors.ts'
import { pickingThere } from './showingThere.ts'
import { startPlaces } from './startPlaces.ts'

interface MoveCopyPorts extends Omit<ArrangingPorts, 'pickThere'>, TreePorts {
  readonly assets: AssetGateway
  readonly recentPlaceStore: RecentFolderStore
  readonly first: { readonly selection: SelectionActor }
}

export const startMoveCopy = (ports: MoveCopyPorts): MoveCopyActors => {
  const arranging = createActor(createArrangingMachine({ ...ports, pickThere: pickingThere(ports.first.selection, ports) })).start()
  return {
    arranging,
    clipboard: createActor(createClipboardMachine({ arranging })).start(),
    destinations: createActor(createTreeMachine(ports)).start(),
    places: startPlaces(ports, arranging),
  }
}
