import type { Capability } from '../node/capability.ts'
import { SEARCH_LOG } from '../search/capability.ts'
import { advancedSearchRoutes } from './routes.ts'

export const advancedSearch: Capability = (node) => ({ routes: advancedSearchRoutes(node.use(SEARCH_LOG)) })
