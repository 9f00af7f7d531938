import { ADMIN_AREAS, maySee, type AdminArea, type AreaVisitor } from '../../domain/navigation/adminRoutes.ts'
import { anyOf } from '../../domain/access/evaluate.ts'
import { isBuilt } from '../../domain/access/unbuilt.ts'
import { rightTo } from '../../domain/rights/rights.ts'

const BUILT = ADMIN_AREAS.filter(({ id }) => isBuilt(id))
const RIGHTS_IN = BUILT.map(({ action }) => rightTo(action))

/** What opens any of the areas that there are; the platform's are opened by more than permissions. */
export const ANY_BUILT_AREA = anyOf(...new Set(RIGHTS_IN.filter(({ globalRole }) => globalRole === undefined).flatMap(({ requirement }) => requirement.permissions)))

/** The areas of the administration that can be opened by somebody with these rights. */
export const builtAreas = (visitor: AreaVisitor): readonly AdminArea[] => BUILT.filter((area) => maySee(visitor, area))
