import type { NamedKind, TakenKeys } from '../library/freeName.ts'
import { nameKey } from '../library/names.ts'

/** The states of a folder or an asset (specification section 4). */
export const RESOURCE_STATES = ['Active', 'InTrash', 'Deleted'] as const
export type ResourceState = (typeof RESOURCE_STATES)[number]

export const RESOURCE_ACTIONS = ['view', 'edit', 'delete', 'restore', 'deletePermanently'] as const
export type ResourceAction = (typeof RESOURCE_ACTIONS)[number]

const ALLOWED: Readonly<Record<ResourceState, Readonly<Partial<Record<ResourceAction, ResourceState>>>>> = {
  Active: { view: 'Active', edit: 'Active', delete: 'InTrash' },
  InTrash: { restore: 'Active', deletePermanently: 'Deleted' },
  Deleted: {},
}

/** The state an action leaves a resource in; nothing where it is not allowed: what lies in the trash is restored before it is viewed. */
export const afterResourceAction = (state: ResourceState, action: ResourceAction): ResourceState | undefined => ALLOWED[state][action]

/** Something that is to lie under a parent: restored, copied, moved or uploaded. `parentId` null is the module's root. */
export interface Arrival {
  readonly kind: NamedKind
  readonly name: string
  readonly parentId: string | null
}

/** The names taken under a parent, for each kind apart. */
export type TakenAt = (parentId: string | null, kind: NamedKind) => TakenKeys

/**
 * The names, in the order of the arrivals, that are taken where they are to go, by what is there or by an arrival before.
 * Restoring, copying and moving are blocked while there are any (specification section 4).
 */
export const clashingNames = (arrivals: readonly Arrival[], takenAt: TakenAt): readonly string[] => {
  const arrived = new Set<string>()
  return arrivals
    .filter(({ kind, name, parentId }) => {
      const key = nameKey(name)
      const place = JSON.stringify([kind, parentId, key])
      const clashes = takenAt(parentId, kind).has(key) || arrived.has(place)
      arrived.add(place)
      return clashes
    })
    .map(({ name }) => name)
}
