import { ADMIN_AREAS, type AdminArea } from '../../domain/access/adminRoutes.ts'
import { isAllowed } from '../../domain/access/evaluate.ts'
import type { Permission } from '../../domain/access/permissions.ts'

/** The areas that have a screen (src/ui/routing/screens.tsx); the others are not shown. */
const BUILT: readonly string[] = ['organizationsAccounts', 'userRoles', 'userGroups']

/** The areas of the administration that can be opened by somebody who holds these permissions. */
export const builtAreas = (permissions: readonly Permission[]): readonly AdminArea[] =>
  ADMIN_AREAS.filter(({ id, requirement }) => BUILT.includes(id) && isAllowed(permissions, requirement))
