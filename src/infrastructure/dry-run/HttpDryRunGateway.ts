import type { DryRunGateway } from '../../application/dry-run/DryRunGateway.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import { runDry } from './contract.ts'

export class HttpDryRunGateway extends HttpGateway implements DryRunGateway {
  run(templateId: string, signal: AbortSignal) {
    return this.http.mutate(runDry, { params: { templateId }, signal })
  }
}
