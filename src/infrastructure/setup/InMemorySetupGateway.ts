import * as Result from 'effect/Result'
import type { SetupFailure, SetupGateway } from '../../application/setup/SetupGateway.ts'
import { firstAdministratorProblems, type FirstAdministratorForm } from '../../domain/setup/firstAdministrator.ts'
import { isValid } from '../../domain/validation/form.ts'
import { commonPasswordProblems } from '../session/commonPasswords.ts'
import type { Faults } from '../memory/Faults.ts'

/** An installation without anybody; its one link is `setup-link`. */
export class InMemorySetupGateway implements SetupGateway {
  readonly #faults: Faults
  #isDone = false

  constructor(faults: Faults) {
    this.#faults = faults
  }

  async create(
    { token, ...form }: FirstAdministratorForm & { readonly token: string },
    signal: AbortSignal,
  ): Promise<Result.Result<void, SetupFailure>> {
    const fault = await this.#faults.meet('setups.create', signal)
    if (fault) return Result.fail(fault as SetupFailure)
    const fields = { ...commonPasswordProblems(form.password), ...firstAdministratorProblems(form) }
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    if (this.#isDone || token !== 'setup-link') return Result.fail({ code: 'SETUP_LINK_INVALID' })
    this.#isDone = true
    return Result.succeed(undefined)
  }
}
