import type { DryRunGateway } from '../../application/dry-run/DryRunGateway.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { runDry } from './contract.ts'

export class HttpDryRunGateway implements DryRunGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  run(templateId: string, signal: AbortSignal) {
    return this.#http.mutate(runDry, { params: { templateId }, signal })
  }
}
