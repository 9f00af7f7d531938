import type { BulkOperationGateway } from '../../application/bulk-operations/BulkOperationGateway.ts'
import { cancelBulkOperation, listBulkOperations, readBulkOperation, removeBulkOperation, retryBulkOperation } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpBulkOperationGateway implements BulkOperationGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  list(signal: AbortSignal) {
    return this.#http.query(listBulkOperations, { signal })
  }

  read(bulkOperationId: string, signal: AbortSignal) {
    return this.#http.query(readBulkOperation, { params: { bulkOperationId }, signal })
  }

  cancel(bulkOperationId: string, signal: AbortSignal) {
    return this.#http.mutate(cancelBulkOperation, { params: { bulkOperationId }, signal })
  }

  retry(bulkOperationId: string, signal: AbortSignal) {
    return this.#http.mutate(retryBulkOperation, { params: { bulkOperationId }, signal })
  }

  remove(bulkOperationId: string, signal: AbortSignal) {
    return this.#http.mutate(removeBulkOperation, { params: { bulkOperationId }, signal })
  }
}
