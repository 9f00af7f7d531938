import * as Result from 'effect/Result'
import type { RoleGateway } from '../../application/roles/RoleGateway.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { nameKey, normalizeName } from '../../domain/naming/names.ts'
import { lackingToChange, roleProblems, type Role, type RoleForm } from '../../domain/roles/role.ts'
import { grantRefusal } from '../../domain/users/lifecycle.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryPeople } from '../memory/InMemoryPeople.ts'

const NOT_FOUND = Result.fail({ code: 'ROLE_NOT_FOUND' } as const)
const LAST = Result.fail({ code: 'LAST_ADMINISTRATOR' } as const)

const kept = ({ name, permissions }: RoleForm) => ({
  name: normalizeName(name),
  permissions: PERMISSIONS.filter((permission) => permissions.includes(permission)),
})

export class InMemoryRoleGateway implements RoleGateway {
  readonly #people: InMemoryPeople
  readonly #faults: Faults

  constructor(people: InMemoryPeople, faults: Faults) {
    this.#people = people
    this.#faults = faults
  }

  async list(_organizationId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('roles.list', signal)
    if (fault) return Result.fail(fault as never)
    const roles = [...this.#people.roles.values()].map((role) => this.#people.counted(role))
    return Result.succeed(roles.toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1)))
  }

  async read(_organizationId: string, id: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('roles.read', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.roles.get(id)
    if (found === undefined) return NOT_FOUND
    const holders = [...this.#people.accounts.values()].filter(({ roleId }) => roleId === id).map((one) => this.#people.seen(one))
    return Result.succeed({ ...this.#people.counted(found), holders })
  }

  async create(_organizationId: string, form: RoleForm, signal: AbortSignal) {
    const fault = (await this.#faults.meet('roles.create', signal)) ?? this.#problem(form)
    if (fault) return Result.fail(fault as never)
    const role = { ...kept(form), id: this.#people.newId(), revision: 1 }
    this.#people.keepsAdministrator(() => this.#people.roles.set(role.id, role))
    return Result.succeed(this.#people.counted(role))
  }

  async edit(_organizationId: string, { id, revision }: Role, form: RoleForm, signal: AbortSignal) {
    const fault = await this.#faults.meet('roles.edit', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#people.roles.get(id)
    if (found === undefined) return NOT_FOUND
    const problem = found.revision === revision ? this.#problem(form, found) : ({ code: 'STALE_EDIT' } as const)
    if (problem !== undefined) return Result.fail(problem)
    const edited = { ...found, ...kept(form), revision: revision + 1 }
    return this.#people.keepsAdministrator(() => this.#people.roles.set(id, edited)) ? Result.succeed(this.#people.counted(edited)) : LAST
  }

  async remove(_organizationId: string, id: string, moveTo: string | undefined, signal: AbortSignal) {
    const fault = await this.#faults.meet('roles.remove', signal)
    if (fault) return Result.fail(fault as never)
    const { roles, accounts } = this.#people
    const [role, other] = [roles.get(id), moveTo === undefined ? undefined : roles.get(moveTo)]
    if (role === undefined || (moveTo !== undefined && other === undefined)) return NOT_FOUND
    const holders = [...accounts.values()].filter(({ roleId }) => roleId === id)
    const given = [...this.#people.groups.values()].filter(({ roleId }) => roleId === id)
    if (holders.length + given.length > 0 && (other === undefined || other === role)) return Result.fail({ code: 'ROLE_IN_USE' } as const)
    const refusal = grantRefusal(this.#people.actor().permissions, [...role.permissions, ...(other?.permissions ?? [])])
    if (refusal !== undefined) return Result.fail(refusal)
    const done = this.#people.keepsAdministrator(() => {
      holders.forEach((holder) => accounts.set(holder.id, { ...holder, roleId: other?.id ?? holder.roleId }))
      given.forEach((group) => this.#people.groups.set(group.id, { ...group, roleId: other?.id ?? null, revision: group.revision + 1 }))
      roles.delete(id)
      this.#people.left({ kind: 'role', ids: [id], successor: other?.id ?? null })
    })
    return done ? Result.succeed(undefined) : LAST
  }

  #problem(form: RoleForm, own?: Pick<Role, 'id' | 'permissions'>) {
    const fields = roleProblems(form)
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields } satisfies Failure
    const names = lackingToChange(this.#people.actor().permissions, own?.permissions ?? [], kept(form).permissions)
    if (names.length > 0) return { code: 'PERMISSION_NOT_HELD', names } satisfies Failure
    const isTaken = [...this.#people.roles.values()].some(({ id, name }) => id !== own?.id && nameKey(name) === nameKey(form.name))
    return isTaken ? ({ code: 'ROLE_ALREADY_EXISTS' } satisfies Failure) : undefined
  }
}
