import type { PolicyGateway } from '../../application/organizations/PolicyGateway.ts'
import type { Policies } from '../../domain/organizations/policies.ts'
import { readPolicies, savePolicies } from './policies.contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

export class HttpPolicyGateway implements PolicyGateway {
  readonly #http: HttpClient

  constructor(http: HttpClient) {
    this.#http = http
  }

  read(organizationId: string, signal: AbortSignal) {
    return this.#http.query(readPolicies, { params: { organizationId }, signal })
  }

  save(organizationId: string, { sessionHours, idleMinutes, mailDomains, sharingAllowed }: Policies, signal: AbortSignal) {
    return this.#http.mutate(savePolicies, { params: { organizationId }, body: { sessionHours, idleMinutes, mailDomains, sharingAllowed }, signal })
  }
}
