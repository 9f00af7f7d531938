import type { ReaderGateway } from '../../application/templates/ReaderGateway.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { listReaders } from './readers.contract.ts'

export class HttpReaderGateway implements ReaderGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  readers(search: string, signal: AbortSignal) {
    return this.#http.query(listReaders, { query: search === '' ? {} : { search }, signal })
  }
}
