import type { HttpClient } from './HttpClient.ts'

/** Asks the API for one of its areas. */
export class HttpGateway {
  protected readonly http: HttpClient

  constructor(http: HttpClient) {
    this.http = http
  }
}
