import type { ZipAsked, ZipGateway } from '../../application/downloads/ZipGateway.ts'
import { listZips, makeTrashZip, makeZip, makeZipAnew, removeZip } from './contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpZipGateway extends HttpGateway implements ZipGateway {
  make(asked: ZipAsked, signal: AbortSignal) {
    if (asked.from === 'trash') return this.http.mutate(makeTrashZip, { body: { selection: asked.selection }, signal })
    return this.http.mutate(makeZip, { body: { selection: asked.selection }, resourceType: asked.type, signal })
  }

  again(zipId: string, signal: AbortSignal) {
    return this.http.mutate(makeZipAnew, { params: { zipId }, signal })
  }

  list(signal: AbortSignal) {
    return this.http.query(listZips, { signal })
  }

  remove(zipId: string, signal: AbortSignal) {
    return this.http.mutate(removeZip, { params: { zipId }, signal })
  }
}
