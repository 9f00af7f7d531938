import type { BulkOperationGateway } from '../../application/bulk-operations/BulkOperationGateway.ts'
import { cancelBulkOperation, listBulkOperations, readBulkOperation, removeBulkOperation, retryBulkOperation } from './contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpBulkOperationGateway extends HttpGateway implements BulkOperationGateway {
  list(signal: AbortSignal) {
    return this.http.query(listBulkOperations, { signal })
  }

  read(bulkOperationId: string, signal: AbortSignal) {
    return this.http.query(readBulkOperation, { params: { bulkOperationId }, signal })
  }

  cancel(bulkOperationId: string, signal: AbortSignal) {
    return this.http.mutate(cancelBulkOperation, { params: { bulkOperationId }, signal })
  }

  retry(bulkOperationId: string, signal: AbortSignal) {
    return this.http.mutate(retryBulkOperation, { params: { bulkOperationId }, signal })
  }

  remove(bulkOperationId: string, signal: AbortSignal) {
    return this.http.mutate(removeBulkOperation, { params: { bulkOperationId }, signal })
  }
}
