import type { ReaderGateway } from '../../application/templates/ReaderGateway.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { listReaders } from './readers.contract.ts'

export class HttpReaderGateway extends HttpGateway implements ReaderGateway {
  readers(search: string, signal: AbortSignal) {
    return this.http.query(listReaders, { query: search === '' ? {} : { search }, signal })
  }
}
