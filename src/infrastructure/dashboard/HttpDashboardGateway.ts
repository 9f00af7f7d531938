import type { DashboardGateway } from '../../application/dashboard/DashboardGateway.ts'
import type { Period } from '../../domain/dashboard/periods.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { readDashboard } from './contract.ts'

export class HttpDashboardGateway extends HttpGateway implements DashboardGateway {
  read(period: Period, fresh: boolean, signal: AbortSignal) {
    return this.http.query(readDashboard, { query: { period, ...(fresh ? { fresh: 'true' } : {}) }, signal })
  }
}
