import { createActor } from 'xstate'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import type { RecentFolderStore } from '../folders/RecentFolderStore.ts'
import { createTreeMachine, type TreePorts } from '../folders/tree.machine.ts'
import type { SelectionActor } from '../selection/selection.machine.ts'
import { createMoveCopyMachine } from './moveCopy.machine.ts'
import type { EndedMoveCopyPorts } from './endedMoveCopy.ts'
import { createClipboardMachine } from './clipboard.machine.ts'
import type { MoveCopyActors } from './moveCopyActors.ts'
import { pickingThere } from './showingThere.ts'
import { startPlaces } from './startPlaces.ts'

interface MoveCopyPorts extends Omit<EndedMoveCopyPorts, 'pickThere'>, TreePorts {
  readonly assets: AssetGateway
  readonly recentPlaceStore: RecentFolderStore
  readonly first: { readonly selection: SelectionActor }
}

export const startMoveCopy = (ports: MoveCopyPorts): MoveCopyActors => {
  const moveCopy = createActor(createMoveCopyMachine({ ...ports, pickThere: pickingThere(ports.first.selection, ports) })).start()
  return {
    moveCopy,
    clipboard: createActor(createClipboardMachine({ moveCopy })).start(),
    destinations: createActor(createTreeMachine(ports)).start(),
    places: startPlaces(ports, moveCopy),
  }
}
