import * as Result from 'effect/Result'
import type { PolicyGateway } from '../../application/organizations/PolicyGateway.ts'
import { isAllowedAddress, policyProblems, type Policies } from '../../domain/organizations/policies.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryPeople } from '../memory/InMemoryPeople.ts'

/** The policies of the sample organization. */
export class InMemoryPolicyGateway implements PolicyGateway {
  readonly #faults: Faults
  readonly #people: InMemoryPeople

  constructor(people: InMemoryPeople, faults: Faults) {
    this.#people = people
    this.#faults = faults
  }

  async read(_organizationId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('policies.read', signal)
    return fault ? Result.fail(fault as never) : Result.succeed(this.#publishing())
  }

  async save(_organizationId: string, changes: Partial<Policies>, signal: AbortSignal) {
    const fault = await this.#faults.meet('policies.save', signal)
    if (fault) return Result.fail(fault as never)
    const fields = policyProblems(changes)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    this.#people.policies = { ...this.#people.policies, ...changes }
    return Result.succeed(this.#publishing())
  }

  #publishing() {
    const { policies, accounts } = this.#people
    return { ...policies, outside: [...accounts.values()].filter(({ email }) => !isAllowedAddress(email, policies.mailDomains)).length }
  }
}
