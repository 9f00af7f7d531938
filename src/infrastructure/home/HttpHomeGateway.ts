import type { HomeGateway } from '../../application/home/HomeGateway.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { readHome, readUnreadAgain } from './contract.ts'

export class HttpHomeGateway extends HttpGateway implements HomeGateway {
  read(places: readonly ResourceRef[], signal: AbortSignal) {
    return this.http.query(readHome, { body: { places }, signal })
  }

  readUnreadAgain(signal: AbortSignal) {
    return this.http.mutate(readUnreadAgain, { signal })
  }
}
