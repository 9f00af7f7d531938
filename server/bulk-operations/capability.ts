import { JOBS } from '../jobs/capability.ts'
import { service, type Capability } from '../node/capability.ts'
import { BulkOperator } from './BulkOperator.ts'
import { bulkOperationRoutes } from './routes.ts'

/** To be called when one was put in line. */
export const BULK_OPERATIONS = service<() => void>('bulk operations')

export const bulkOperations: Capability = async (node) => {
  const { database, isAlone, onError } = node
  const operator = new BulkOperator({ database, jobs: node.use(JOBS), isAlone, onError })
  await operator.begin()
  const wake = (): void => operator.wake()
  node.offer(BULK_OPERATIONS, wake)
  return { routes: bulkOperationRoutes(wake), close: () => operator.close() }
}
