import * as Result from 'effect/Result'
import type { ReaderGateway } from '../../application/templates/ReaderGateway.ts'
import { nameKey } from '../../domain/naming/names.ts'
import { fullName } from '../../domain/users/account.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryPeople } from '../memory/InMemoryPeople.ts'

/** So many users are told at once. */
const MOST = 20

const byName = (one: { readonly name: string }, other: { readonly name: string }): number => (nameKey(one.name) < nameKey(other.name) ? -1 : 1)

export class InMemoryReaderGateway implements ReaderGateway {
  readonly #people: InMemoryPeople
  readonly #faults: Faults

  constructor(people: InMemoryPeople, faults: Faults) {
    this.#people = people
    this.#faults = faults
  }

  async readers(search: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('templates.readers', signal)
    if (fault) return Result.fail(fault as never)
    const matches = (...words: readonly string[]) => nameKey(words.join(' ')).includes(nameKey(search))
    const roles = [...this.#people.roles.values()].filter(({ name }) => matches(name)).map(({ id, name }) => ({ id, name }))
    const users = [...this.#people.accounts.values()]
      .filter((account) => account.state !== 'blocked' && matches(fullName(account), account.email))
      .map((account) => ({ id: account.id, name: fullName(account), email: account.email }))
    return Result.succeed({ roles: roles.toSorted(byName), users: users.toSorted(byName).slice(0, MOST), total: users.length })
  }
}
