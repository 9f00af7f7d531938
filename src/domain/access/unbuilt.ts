import type { Feature, Module } from './modules.ts'
import type { Permission } from './permissions.ts'

/** A capability that can be granted and does not work yet. */
interface Unbuilt {
  /** Routes of the requirement table that have no screen. */
  readonly routes?: readonly string[]
  readonly permissions?: readonly Permission[]
  readonly features?: readonly Feature[]
}

/** One line for each capability of the specification that is not built. Whoever builds one removes its line. */
const UNBUILT: readonly Unbuilt[] = []

export const UNBUILT_ROUTES: readonly string[] = UNBUILT.flatMap(({ routes = [] }) => routes)

const grants: ReadonlySet<string> = new Set(UNBUILT.flatMap(({ permissions = [], features = [] }) => [...permissions, ...features]))

/** Whether what is granted works. */
export const isBuilt = (granted: Permission | Module | Feature): boolean => !grants.has(granted)
