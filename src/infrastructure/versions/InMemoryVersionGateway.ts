import * as Result from 'effect/Result'
import type { AssetReadFailure } from '../../application/assets/AssetGateway.ts'
import type { VersionFailure, VersionGateway, VersionsOf } from '../../application/versions/VersionGateway.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

export class InMemoryVersionGateway implements VersionGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async list(of: VersionsOf, before: number | undefined, signal: AbortSignal) {
    const fault = await this.#faults.meet('versions.list', signal)
    const problem = (fault as AssetReadFailure | undefined) ?? this.#unseen(of)
    return problem ? Result.fail<AssetReadFailure>(problem) : Result.succeed(this.#library.versions.page(of.id, before))
  }

  async restore(of: VersionsOf, versionId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('versions.restore', signal)
    const problem = (fault as VersionFailure | undefined) ?? this.#unseen(of)
    if (problem) return Result.fail<VersionFailure>(problem)
    const asset = this.#library.assets.get(of.id)
    const version = this.#library.versions.find(of.id, versionId)
    if (asset === undefined || version === undefined) return Result.fail<VersionFailure>({ code: 'NOT_FOUND' })
    if (asset.revision !== of.revision) return Result.fail<VersionFailure>({ code: 'STALE_EDIT' })
    const { size, mediaType, preview, contentVersion } = version
    const kept = this.#library.versions.keep(asset, this.#library.nextId())
    this.#library.versions.remove(of.id, versionId)
    this.#library.assets.set(of.id, { ...asset, size, mediaType, preview, contentVersion, revision: asset.revision + 1 })
    this.#library.history.record({ kind: 'asset.updated', resource: asset, before: { size: asset.size }, after: { size } })
    this.#library.publish({ kind: 'library.changed', type: of.type })
    return Result.succeed({ kept: kept.id, contentVersion })
  }

  async remove(of: VersionsOf, versionId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('versions.remove', signal)
    const problem = (fault as VersionFailure | undefined) ?? this.#unseen(of)
    if (problem) return Result.fail<VersionFailure>(problem)
    const version = this.#library.versions.find(of.id, versionId)
    if (version === undefined) return Result.fail<VersionFailure>({ code: 'NOT_FOUND' })
    this.#library.versions.remove(of.id, versionId)
    const resource = { id: of.id, name: this.#library.assets.get(of.id)?.name ?? '' }
    this.#library.history.record({ kind: 'asset.updated', resource, before: { version: version.number } })
    this.#library.publish({ kind: 'usage.changed' })
    return Result.succeed({})
  }

  #unseen({ id, type }: VersionsOf) {
    const asset = this.#library.assets.get(id)
    if (asset === undefined) return { code: 'ASSET_NOT_FOUND' } as const
    if (asset.type !== type) return { code: 'ASSET_DIFFERENT_TYPE' } as const
    return this.#library.trashed.has(id) ? ({ code: 'RESOURCE_IN_TRASH' } as const) : undefined
  }
}
