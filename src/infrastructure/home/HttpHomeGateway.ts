import type { HomeGateway } from '../../application/home/HomeGateway.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { readHome, readUnreadAgain } from './contract.ts'

export class HttpHomeGateway implements HomeGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  read(places: readonly ResourceRef[], signal: AbortSignal) {
    return this.#http.query(readHome, { body: { places }, signal })
  }

  readUnreadAgain(signal: AbortSignal) {
    return this.#http.mutate(readUnreadAgain, { signal })
  }
}
