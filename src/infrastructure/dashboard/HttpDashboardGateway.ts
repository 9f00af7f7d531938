import type { DashboardGateway } from '../../application/dashboard/DashboardGateway.ts'
import type { Period } from '../../domain/dashboard/periods.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { readDashboard } from './contract.ts'

export class HttpDashboardGateway implements DashboardGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  read(period: Period, fresh: boolean, signal: AbortSignal) {
    return this.#http.query(readDashboard, { query: { period, ...(fresh ? { fresh: 'true' } : {}) }, signal })
  }
}
