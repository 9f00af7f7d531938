import { ADMIN_AREAS, type AdminArea } from '../../domain/access/adminRoutes.ts'
import { anyOf, isAllowed } from '../../domain/access/evaluate.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { isBuilt } from '../../domain/access/unbuilt.ts'

const BUILT = ADMIN_AREAS.filter(({ id }) => isBuilt(id))

/** What opens any of the areas that there are. */
export const ANY_BUILT_AREA = anyOf(...new Set(BUILT.flatMap(({ requirement }) => requirement.permissions)))

/** The areas of the administration that can be opened by somebody who holds these permissions. */
export const builtAreas = (permissions: readonly Permission[]): readonly AdminArea[] =>
  BUILT.filter(({ requirement }) => isAllowed(permissions, requirement))
