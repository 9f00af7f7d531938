import * as Result from 'effect/Result'
import type { LinkFailure, LinkOwner, LinkSent, PasswordGateway } from '../../application/session/PasswordGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import { newPasswordProblems, resetPasswordProblems, type NewPasswordForm, type ResetPasswordForm } from '../../domain/session/newPassword.ts'
import { judgePasswordToken } from '../../domain/session/passwordToken.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { commonPasswordProblems } from './commonPasswords.ts'
import type { Faults } from '../memory/Faults.ts'

interface Link {
  readonly owner: LinkOwner
  readonly expiresAt: number
  isUsed: boolean
}

const invalid = (fields: FieldProblems) => Result.fail({ code: 'VALIDATION_FAILED', fields } as const)

/** One account; the tokens of its links are numbered: `token-1` is the first. */
export class InMemoryPasswordGateway implements PasswordGateway {
  readonly #account: Omit<LinkOwner, 'purpose'>
  readonly #faults: Faults
  readonly #links = new Map<string, Link>()
  /** The installation has an outbox that can be read in the browser. */
  outbox = false

  constructor(account: Omit<LinkOwner, 'purpose'>, faults: Faults) {
    this.#account = account
    this.#faults = faults
  }

  /** A link as it comes by mail. `expiresAt`: in a time that begins with 0, which is now. */
  issue(purpose: LinkOwner['purpose'], expiresAt = 1): string {
    const token = `token-${this.#links.size + 1}`
    this.#links.set(token, { owner: { ...this.#account, purpose }, expiresAt, isUsed: false })
    return token
  }

  async requestLink(form: ResetPasswordForm, signal: AbortSignal): Promise<Result.Result<LinkSent, CallFailure>> {
    const fault = await this.#faults.meet('passwords.requestLink', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const fields = resetPasswordProblems(form)
    if (!isValid(fields)) return invalid(fields)
    if (form.email === this.#account.email && form.organization === this.#account.organization) this.issue('reset')
    return Result.succeed({ outbox: this.outbox })
  }

  async read(token: string, signal: AbortSignal): Promise<Result.Result<LinkOwner, LinkFailure>> {
    const fault = await this.#faults.meet('passwords.read', signal)
    return fault ? Result.fail(fault as LinkFailure) : this.#look(token)
  }

  async set({ token, ...form }: NewPasswordForm & { readonly token: string }, signal: AbortSignal): Promise<Result.Result<void, LinkFailure>> {
    const fault = await this.#faults.meet('passwords.set', signal)
    if (fault) return Result.fail(fault as LinkFailure)
    const fields = { ...commonPasswordProblems(form.password), ...newPasswordProblems(form) }
    if (!isValid(fields)) return invalid(fields)
    const found = this.#look(token)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    for (const link of this.#links.values()) link.isUsed = true
    return Result.succeed(undefined)
  }

  #look(token: string): Result.Result<LinkOwner, LinkFailure> {
    const link = this.#links.get(token)
    const code = judgePasswordToken(link, 0)
    return link === undefined || code !== undefined ? Result.fail({ code: code ?? 'PASSWORD_TOKEN_INVALID' }) : Result.succeed(link.owner)
  }
}
