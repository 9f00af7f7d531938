import * as Result from 'effect/Result'
import type { AccountAction, AccountFilter, AccountQuery, Deletion, ManyInvited, OfMany, UserGateway } from '../../application/users/UserGateway.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { nameKey } from '../../domain/naming/names.ts'
import { fullName, type Account, type AccountState } from '../../domain/users/account.ts'
import { afterUserAction, grantRefusal, userRefusal } from '../../domain/users/lifecycle.ts'
import { addressProblems } from '../../domain/organizations/policies.ts'
import { judgeInvitees } from '../../domain/users/invitees.ts'
import { judgeMany, type ChangeOfMany } from '../../domain/users/many.ts'
import { successorProblems } from '../../domain/users/succession.ts'
import { userProblems, type UserForm } from '../../domain/users/user.ts'
import { isValid } from '../../domain/validation/form.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import type { Faults } from '../memory/Faults.ts'
import { INVITATION, type InMemoryPeople } from '../memory/InMemoryPeople.ts'

const matches = (account: Account, { search = '', roleId, state }: AccountFilter): boolean =>
  nameKey(`${fullName(account)} ${account.email} ${account.username}`).includes(nameKey(search)) &&
  (roleId === undefined || account.roleId === roleId) &&
  (state === undefined || account.state === state)

const NOT_FOUND = Result.fail({ code: 'USER_NOT_FOUND' } as const)
const LAST = Result.fail({ code: 'LAST_ADMINISTRATOR' } as const)

/** What a form says, as it is kept. */
const kept = (form: UserForm) => ({ ...form, language: LANGUAGES.find((language) => language === form.language) ?? null })

const JUST_INVITED = { sessions: 0, lastSeenAt: null, ...INVITATION } as const

export class InMemoryUserGateway implements UserGateway {
  readonly #people: InMemoryPeople
  readonly #faults: Faults

  constructor(people: InMemoryPeople, faults: Faults) {
    this.#people = people
    this.#faults = faults
  }

  async list({ filter, limit, after = '0' }: AccountQuery, signal: AbortSignal) {
    const fault = await this.#faults.meet('users.list', signal)
    if (fault) return Result.fail(fault as never)
    const all = [...this.#people.accounts.values()].map((account) => this.#people.seen(account)).filter((one) => matches(one, filter))
    const ordered = all.toSorted((one, other) => (nameKey(fullName(one)) < nameKey(fullName(other)) ? -1 : 1))
    const end = Number(after) + limit
    return Result.succeed({ items: ordered.slice(Number(after), end), next: end < all.length ? String(end) : null, total: all.length })
  }

  async read(_organizationId: string, id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('users.read', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.accounts.get(id)
    return found === undefined ? NOT_FOUND : Result.succeed(this.#people.seen(found))
  }

  async add(_organizationId: string, form: UserForm, signal: AbortSignal) {
    const fault = (await this.#faults.meet('users.add', signal)) ?? this.#problem(form)
    if (fault) return Result.fail(fault as never)
    const id = this.#people.newId()
    const known = { ...kept(form), id, globalRoles: [], state: 'invited', secondStep: 'off', ...JUST_INVITED, revision: 1, createdAt: '2026-11-18T09:00:00.000Z' } as const
    this.#people.keepsAdministrator(() => this.#people.accounts.set(id, known))
    this.#people.invited.add(id)
    return Result.succeed(this.#people.seen(known))
  }

  async edit(_organizationId: string, { id, revision }: Account, form: UserForm, signal: AbortSignal) {
    const fault = await this.#faults.meet('users.edit', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.accounts.get(id)
    if (found === undefined) return NOT_FOUND
    const powerless = userRefusal(this.#people.actor(), this.#people.powersOf(found), 'edit')
    if (powerless?.code === 'PERMISSION_NOT_HELD') return Result.fail(powerless)
    const problem = found.revision === revision ? this.#problem(form, found) : ({ code: 'STALE_EDIT' } as const)
    if (problem !== undefined) return Result.fail(problem)
    const edited = { ...found, ...kept(form), revision: revision + 1 }
    return this.#people.keepsAdministrator(() => this.#people.accounts.set(id, edited)) ? Result.succeed(this.#people.seen(edited)) : LAST
  }

  async perform(_organizationId: string, id: string, action: AccountAction, signal: AbortSignal) {
    const fault = await this.#faults.meet('users.perform', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.accounts.get(id)
    if (found === undefined) return NOT_FOUND
    const refusal = userRefusal(this.#people.actor(), this.#people.powersOf(found), action)
    if (refusal !== undefined) return Result.fail(refusal)
    const next = afterUserAction(found.state === 'blocked' ? 'Blocked' : 'Active', action)
    if (next === undefined) return Result.fail({ code: 'STALE_EDIT' } as const)
    if (action === 'resetPassword') {
      if (found.state === 'invited') this.#people.deliver(id, INVITATION.invitationMail)
      return Result.succeed(undefined)
    }
    if (action === 'resetSecondStep') {
      if (found.secondStep === 'off') return Result.fail({ code: 'STALE_EDIT' } as const)
      this.#people.accounts.set(id, { ...found, secondStep: 'off' })
      return Result.succeed(undefined)
    }
    if (action === 'signOut') {
      if (found.sessions === 0) return Result.fail({ code: 'STALE_EDIT' } as const)
      this.#people.accounts.set(id, { ...found, sessions: 0 })
      return Result.succeed(undefined)
    }
    const unblocked = this.#people.invited.has(id) ? 'invited' : 'active'
    const done = this.#people.keepsAdministrator(() => {
      this.#people.accounts.set(id, { ...found, sessions: 0, state: next === 'Blocked' ? 'blocked' : unblocked, revision: found.revision + 1 })
    })
    return done ? Result.succeed(undefined) : LAST
  }

  async inviteMany(organizationId: string, { people, rehearse, ...rest }: ManyInvited, signal: AbortSignal) {
    const fault = await this.#faults.meet('users.inviteMany', signal)
    if (fault) return Result.fail(fault as never)
    const role = this.#people.roles.get(rest.roleId)
    if (role === undefined) return Result.fail({ code: 'ROLE_NOT_FOUND' } as const)
    const refusal = grantRefusal(this.#people.actor().permissions, role.permissions)
    if (refusal !== undefined) return Result.fail(refusal)
    const known = [...this.#people.accounts.values()]
    const forms = people.map((person) => ({ ...person, ...rest }))
    const wrong = judgeInvitees(forms, { emails: known.map(({ email }) => nameKey(email)), usernames: known.map(({ username }) => nameKey(username)) }, this.#people.policies.mailDomains)
    const right = forms.filter((_, place) => wrong.every((line) => line.place !== place))
    if (!rehearse) for (const form of right) await this.add(organizationId, form, signal)
    return Result.succeed({ invited: right.length, wrong })
  }

  async invitationMails(_organizationId: string, emails: readonly string[], signal: AbortSignal) {
    const fault = await this.#faults.meet('users.invitationMails', signal)
    if (fault) return Result.fail(fault as never)
    const keys = emails.map(nameKey)
    const found = [...this.#people.accounts.values()].filter(({ id, email }) => this.#people.invited.has(id) && keys.includes(nameKey(email)))
    return Result.succeed(found.map(({ email, invitationMail }) => ({ email, mail: invitationMail })).toSorted((one, other) => (one.email < other.email ? -1 : 1)))
  }

  async changeMany(_organizationId: string, { userIds, change, rehearse }: OfMany, signal: AbortSignal) {
    const fault = await this.#faults.meet('users.changeMany', signal)
    if (fault) return Result.fail(fault as never)
    const people = this.#people
    const role = change.kind === 'role' ? people.roles.get(change.roleId) : undefined
    if (change.kind === 'role' && role === undefined) return Result.fail({ code: 'ROLE_NOT_FOUND' } as const)
    const refusal = grantRefusal(people.actor().permissions, role?.permissions ?? [])
    if (refusal !== undefined) return Result.fail(refusal)
    const known = userIds.flatMap((id) => people.accounts.get(id) ?? [])
    if (known.length === 0) return NOT_FOUND
    const chosen = known.map((account) => ({ ...account, ...people.powersOf(account), groupPermissions: people.groupPermissionsOf(account.id) }))
    const judged: ChangeOfMany = change.kind === 'role' ? { ...change, permissions: role?.permissions ?? [] } : change
    const verdict = judgeMany(people.actor(), chosen, people.administrators().map(({ id }) => id), judged)
    if (!rehearse) people.keepsAdministrator(() => known.filter(({ id }) => verdict.done.includes(id)).forEach((account) => this.#change(account, change)))
    return Result.succeed(verdict)
  }

  async delete(_organizationId: string, { userIds, successorId, rehearse }: Deletion, signal: AbortSignal) {
    const fault = await this.#faults.meet('users.delete', signal)
    if (fault) return Result.fail(fault as never)
    const people = this.#people
    const chosen = userIds.flatMap((id) => people.accounts.get(id) ?? []).map((account) => ({ ...account, ...people.powersOf(account), groupPermissions: [] }))
    if (chosen.length === 0) return NOT_FOUND
    const verdict = judgeMany(people.actor(), chosen, people.administrators().map(({ id }) => id), { kind: 'delete' })
    const fields = successorId === null ? {} : successorProblems(people.accounts.get(successorId), verdict.done)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    const leaves = people.leavingsOf(verdict.done)
    if (!rehearse) people.keepsAdministrator(() => people.leave(verdict.done, successorId))
    return Result.succeed({ ...verdict, leaves })
  }

  #change(account: Omit<Account, 'roleName'>, change: OfMany['change']): void {
    const unblocked = this.#people.invited.has(account.id) ? 'invited' : 'active'
    const state: AccountState = change.kind === 'block' ? 'blocked' : unblocked
    const next = change.kind === 'role' ? { roleId: change.roleId } : { sessions: 0, state }
    this.#people.accounts.set(account.id, { ...account, ...next, revision: account.revision + 1 })
  }

  #problem(form: UserForm, own?: { readonly id: string; readonly roleId: string }) {
    const fields = userProblems(form)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields } satisfies Failure
    const before = own && this.#people.accounts.get(own.id)?.email
    const elsewhere = nameKey(before ?? '') === nameKey(form.email) ? {} : addressProblems(form.email, this.#people.policies.mailDomains)
    if (!isValid(elsewhere)) return { code: 'VALIDATION_FAILED', fields: elsewhere } satisfies Failure
    const role = this.#people.roles.get(form.roleId)
    if (role === undefined) return { code: 'ROLE_NOT_FOUND' } satisfies Failure
    const refusal = own?.roleId === role.id ? undefined : grantRefusal(this.#people.actor().permissions, role.permissions)
    if (refusal !== undefined) return refusal
    const others = [...this.#people.accounts.values()].filter(({ id }) => id !== own?.id)
    const isTaken = (field: 'username' | 'email') => others.some((other) => nameKey(other[field]) === nameKey(form[field]))
    if (isTaken('username')) return { code: 'USERNAME_ALREADY_EXISTS' } satisfies Failure
    return isTaken('email') ? ({ code: 'EMAIL_ALREADY_EXISTS' } satisfies Failure) : undefined
  }
}
