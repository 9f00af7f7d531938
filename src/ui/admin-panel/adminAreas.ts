import { anyOf } from '../../domain/access/evaluate.ts'
import { ADMIN_AREAS, maySee, type AdminArea, type AreaVisitor } from '../../domain/navigation/adminRoutes.ts'
import { rightTo } from '../../domain/rights/rights.ts'

const RIGHTS_IN = ADMIN_AREAS.map(({ action }) => rightTo(action))

/** What opens any of the areas; the platform's are opened by more than permissions. */
export const ANY_AREA = anyOf(...new Set(RIGHTS_IN.filter(({ globalRole }) => globalRole === undefined).flatMap(({ requirement }) => requirement.permissions)))

/** The areas of the administration that can be opened by somebody with these rights. */
export const adminAreasOf = (visitor: AreaVisitor): readonly AdminArea[] => ADMIN_AREAS.filter((area) => maySee(visitor, area))
