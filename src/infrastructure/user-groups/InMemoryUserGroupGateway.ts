import * as Result from 'effect/Result'
import type { UserGroupGateway, UserGroupSaveFailure } from '../../application/user-groups/UserGroupGateway.ts'
import { nameKey, normalizeName } from '../../domain/naming/names.ts'
import { lackingToRegroup, NOBODY, userGroupProblems, type Granting, type UserGroup, type UserGroupForm } from '../../domain/user-groups/userGroup.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryPeople, KeptGroup } from '../memory/InMemoryPeople.ts'

const NOT_FOUND = Result.fail({ code: 'GROUP_NOT_FOUND' } as const)
const LAST = Result.fail({ code: 'LAST_ADMINISTRATOR' } as const)

export class InMemoryUserGroupGateway implements UserGroupGateway {
  readonly #people: InMemoryPeople
  readonly #faults: Faults

  constructor(people: InMemoryPeople, faults: Faults) {
    this.#people = people
    this.#faults = faults
  }

  async list(_organizationId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('userGroups.list', signal)
    if (fault) return Result.fail(fault as never)
    const groups = [...this.#people.groups.values()].map((group) => this.#seen(group))
    return Result.succeed(groups.toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1)))
  }

  async read(_organizationId: string, id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('userGroups.read', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.groups.get(id)
    if (found === undefined) return NOT_FOUND
    const people = [...this.#people.accounts.values()].filter((account) => found.members.includes(account.id))
    const named = people.map((one) => ({ id: one.id, firstName: one.firstName, lastName: one.lastName, email: one.email }))
    return Result.succeed({ ...this.#seen(found), people: named.toSorted((one, other) => (nameKey(one.firstName) < nameKey(other.firstName) ? -1 : 1)) })
  }

  async create(_organizationId: string, form: UserGroupForm, signal: AbortSignal) {
    const fault = (await this.#faults.meet('userGroups.create', signal)) ?? this.#problem(form)
    if (fault) return Result.fail(fault as never)
    return this.#write({ ...form, name: normalizeName(form.name), id: this.#people.newId(), revision: 1 })
  }

  async edit(_organizationId: string, { id, revision }: UserGroup, form: UserGroupForm, signal: AbortSignal) {
    const fault = await this.#faults.meet('userGroups.edit', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.groups.get(id)
    if (found === undefined) return NOT_FOUND
    const problem = found.revision === revision ? this.#problem(form, found) : ({ code: 'STALE_EDIT' } as const)
    return problem === undefined ? this.#write({ ...form, name: normalizeName(form.name), id, revision: revision + 1 }) : Result.fail(problem)
  }

  async remove(_organizationId: string, id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('userGroups.remove', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.groups.get(id)
    if (found === undefined) return NOT_FOUND
    const names = lackingToRegroup(this.#people.actor().permissions, this.#grantingOf(found), NOBODY)
    if (names.length > 0) return Result.fail({ code: 'PERMISSION_NOT_HELD', names } as const)
    return this.#people.keepsAdministrator(() => this.#people.groups.delete(id)) ? Result.succeed(undefined) : LAST
  }

  #write(group: KeptGroup) {
    return this.#people.keepsAdministrator(() => this.#people.groups.set(group.id, group)) ? Result.succeed(this.#seen(group)) : LAST
  }

  #seen({ id, name, roleId, members, revision }: KeptGroup): UserGroup {
    const roleName = roleId === null ? null : (this.#people.roles.get(roleId)?.name ?? null)
    return { id, name, roleId, roleName, members: members.length, revision }
  }

  #grantingOf({ roleId, members }: UserGroupForm): Granting {
    return { permissions: this.#people.roles.get(roleId ?? '')?.permissions ?? [], members }
  }

  #problem(form: UserGroupForm, own?: KeptGroup): UserGroupSaveFailure | undefined {
    const fields = userGroupProblems(form)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
    if (form.roleId !== null && !this.#people.roles.has(form.roleId)) return { code: 'ROLE_NOT_FOUND' }
    if (form.members.some((id) => !this.#people.accounts.has(id))) return { code: 'USER_NOT_FOUND' }
    const names = lackingToRegroup(this.#people.actor().permissions, own === undefined ? NOBODY : this.#grantingOf(own), this.#grantingOf(form))
    if (names.length > 0) return { code: 'PERMISSION_NOT_HELD', names }
    const isTaken = [...this.#people.groups.values()].some(({ id, name }) => id !== own?.id && nameKey(name) === nameKey(form.name))
    return isTaken ? { code: 'GROUP_ALREADY_EXISTS' } : undefined
  }
}
