import { service, type Capability } from '../node/capability.ts'
import { searchRoutes } from './routes.ts'
import { SearchLog } from './SearchLog.ts'

/** Of all searches, simple and advanced ones. */
export const SEARCH_LOG = service<SearchLog>('search log')

export const search: Capability = (node) => {
  const { database, onError } = node
  const log = new SearchLog(database, onError)
  node.offer(SEARCH_LOG, log)
  return { routes: searchRoutes(log), close: () => log.close() }
}
