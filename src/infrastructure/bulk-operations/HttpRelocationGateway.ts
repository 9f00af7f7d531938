import type { RelocationGateway } from '../../application/bulk-operations/RelocationGateway.ts'
import { cancelRelocation, listRelocations, readRelocation, removeRelocation, retryRelocation } from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpRelocationGateway implements RelocationGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  list(signal: AbortSignal) {
    return this.#http.query(listRelocations, { signal })
  }

  read(relocationId: string, signal: AbortSignal) {
    return this.#http.query(readRelocation, { params: { relocationId }, signal })
  }

  cancel(relocationId: string, signal: AbortSignal) {
    return this.#http.mutate(cancelRelocation, { params: { relocationId }, signal })
  }

  retry(relocationId: string, signal: AbortSignal) {
    return this.#http.mutate(retryRelocation, { params: { relocationId }, signal })
  }

  remove(relocationId: string, signal: AbortSignal) {
    return this.#http.mutate(removeRelocation, { params: { relocationId }, signal })
  }
}
