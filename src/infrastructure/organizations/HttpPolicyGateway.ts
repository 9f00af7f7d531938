import type { PolicyGateway } from '../../application/organizations/PolicyGateway.ts'
import type { Policies } from '../../domain/organizations/policies.ts'
import { readPolicies, savePolicies } from './policies.contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpPolicyGateway extends HttpGateway implements PolicyGateway {
  read(organizationId: string, signal: AbortSignal) {
    return this.http.query(readPolicies, { params: { organizationId }, signal })
  }

  save(organizationId: string, changes: Partial<Policies>, signal: AbortSignal) {
    return this.http.mutate(savePolicies, { params: { organizationId }, body: changes, signal })
  }
}
