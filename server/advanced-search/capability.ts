import { cursorsOf } from '../http/cursors.ts'
import { registerFinder } from '../items/foundItems.ts'
import type { Capability } from '../node/capability.ts'
import { SEARCH_LOG } from '../search/capability.ts'
import { findIds } from './foundIds.ts'
import { advancedSearchRoutes } from './routes.ts'

registerFinder(findIds)

export const advancedSearch: Capability = (node) => ({ routes: advancedSearchRoutes(node.use(SEARCH_LOG), cursorsOf(node.keys.cursor)) })
