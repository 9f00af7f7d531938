import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { Renewal } from './Renewal.ts'
import { searchRoutes } from './routes.ts'
import { SearchLog } from './SearchLog.ts'

export const search: Capability = (node) => {
  const { database, onError } = node
  const log = new SearchLog(database, onError)
  const renewal = new Renewal(database, node.use(JOBS))
  renewal.begin(onError)
  return {
    routes: searchRoutes(log),
    close: async () => {
      await log.close()
      await renewal.close()
    },
  }
}
