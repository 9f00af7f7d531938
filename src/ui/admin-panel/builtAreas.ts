import { ADMIN_AREAS, maySee, type AdminArea, type AreaVisitor } from '../../domain/access/adminRoutes.ts'
import { anyOf } from '../../domain/access/evaluate.ts'
import { isBuilt } from '../../domain/access/unbuilt.ts'

const BUILT = ADMIN_AREAS.filter(({ id }) => isBuilt(id))

/** What opens any of the areas that there are; the platform's are opened by more than permissions. */
export const ANY_BUILT_AREA = anyOf(...new Set(BUILT.filter(({ globalRole }) => globalRole === undefined).flatMap(({ requirement }) => requirement.permissions)))

/** The areas of the administration that can be opened by somebody with these rights. */
export const builtAreas = (visitor: AreaVisitor): readonly AdminArea[] => BUILT.filter((area) => maySee(visitor, area))
