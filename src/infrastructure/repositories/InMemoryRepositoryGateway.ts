import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { RepositoryFailure, RepositoryGateway } from '../../application/repositories/RepositoryGateway.ts'
import { normalizeName } from '../../domain/naming/names.ts'
import { isTaken, type KeptRepository, repositoryProblems } from '../../domain/repositories/repositories.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

/** The list of one organization, whichever is asked about. */
export class InMemoryRepositoryGateway implements RepositoryGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async list(_organizationId: string, signal: AbortSignal): Promise<Result.Result<readonly KeptRepository[], CallFailure>> {
    const fault = await this.#faults.meet('repositories.list', signal)
    return fault ? Result.fail(fault as CallFailure) : Result.succeed(this.#kept())
  }

  async create(_organizationId: string, name: string, signal: AbortSignal): Promise<Result.Result<KeptRepository, RepositoryFailure>> {
    const fault = await this.#faults.meet('repositories.create', signal)
    const refusal = (fault as RepositoryFailure | undefined) ?? this.#problem(name)
    if (refusal) return Result.fail(refusal)
    return Result.succeed(this.#put({ id: this.#library.nextId(), name: normalizeName(name), assets: 0, revision: 1 }))
  }

  async rename(_organizationId: string, { id, revision }: KeptRepository, name: string, signal: AbortSignal): Promise<Result.Result<KeptRepository, RepositoryFailure>> {
    const fault = await this.#faults.meet('repositories.rename', signal)
    if (fault) return Result.fail(fault as RepositoryFailure)
    const current = this.#kept().find((one) => one.id === id)
    if (current === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const refusal = this.#problem(name, id)
    if (refusal) return Result.fail(refusal)
    if (current.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
    return Result.succeed(this.#put({ ...current, name: normalizeName(name), revision: revision + 1 }))
  }

  async remove(_organizationId: string, id: string, moveTo: string | undefined, signal: AbortSignal): Promise<Result.Result<number, RepositoryFailure>> {
    const fault = await this.#faults.meet('repositories.remove', signal)
    if (fault) return Result.fail(fault as RepositoryFailure)
    const current = this.#kept().find((one) => one.id === id)
    if (current === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const other = moveTo === id || moveTo === undefined ? undefined : this.#library.repositories.get(moveTo)
    if (moveTo !== undefined && other === undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { moveTo: { code: 'notAnOption' } } })
    for (const asset of this.#library.assets.values()) {
      const carried = { repositoryId: other?.id ?? null, repository: other?.name ?? null, revision: asset.revision + 1 }
      if (asset.repositoryId !== id) continue
      this.#library.assets.set(asset.id, { ...asset, ...carried })
      const [before, after] = [{ repository: current.name }, { repository: carried.repository }]
      this.#library.history.record({ kind: 'asset.updated', resource: asset, before, after })
    }
    this.#library.repositories.delete(id)
    return Result.succeed(current.assets)
  }

  #kept(): readonly KeptRepository[] {
    const carrying = (id: string) => [...this.#library.assets.values()].filter(({ repositoryId }) => repositoryId === id).length
    const all = [...this.#library.repositories.values()].map((one) => ({ ...one, assets: carrying(one.id) }))
    return all.toSorted((one, other) => one.name.localeCompare(other.name))
  }

  #problem(name: string, except?: string): RepositoryFailure | undefined {
    const fields = repositoryProblems({ name })
    if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
    return isTaken(this.#kept(), name, except) ? { code: 'VALIDATION_FAILED', fields: { name: { code: 'duplicated' } } } : undefined
  }

  #put(repository: KeptRepository): KeptRepository {
    const { id, name, revision } = repository
    this.#library.repositories.set(id, { id, name, revision })
    for (const asset of this.#library.assets.values()) if (asset.repositoryId === id) this.#library.assets.set(asset.id, { ...asset, repository: name })
    return repository
  }
}
