import * as Result from 'effect/Result'
import type { ZipAsked, ZipFailure, ZipGateway } from '../../application/downloads/ZipGateway.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { itemsSelected, type SelectedRef } from '../../domain/items/selection.ts'
import { zipName, type Zip, type ZipFailureReason } from '../../domain/downloads/zip.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { selectedIn, type InMemoryBatches } from '../memory/inMemorySelection.ts'

interface Chosen {
  readonly names: readonly string[]
  readonly assets: readonly AssetDetail[]
}

/** Zips of a person: one waits while `zips.line` is held, is made while `zips.making` is, and fails with the failure of the latter. */
export class InMemoryZipGateway implements ZipGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  readonly #batches: InMemoryBatches
  readonly #zips = new Map<string, { readonly zip: Zip; readonly asked: ZipAsked }>()

  constructor(library: InMemoryLibrary, faults: Faults, batches: InMemoryBatches) {
    this.#library = library
    this.#faults = faults
    this.#batches = batches
  }

  async make(asked: ZipAsked, signal: AbortSignal): Promise<Result.Result<Zip, ZipFailure>> {
    const fault = await this.#faults.meet('zips.make', signal)
    return fault ? Result.fail(fault as ZipFailure) : this.#begin(asked, this.#library.nextId())
  }

  async again(zipId: string, signal: AbortSignal): Promise<Result.Result<Zip, ZipFailure>> {
    const fault = await this.#faults.meet('zips.again', signal)
    if (fault) return Result.fail(fault as ZipFailure)
    const known = this.#zips.get(zipId)
    const isEnded = known?.zip.state === 'Ready' || known?.zip.state === 'Failed'
    return known !== undefined && isEnded ? this.#begin(known.asked, zipId) : Result.fail({ code: 'NOT_FOUND' })
  }

  async list(signal: AbortSignal) {
    const fault = await this.#faults.meet('zips.list', signal)
    if (fault) return Result.fail(fault as never)
    return Result.succeed([...this.#zips.values()].map(({ zip }) => zip).toReversed())
  }

  async remove(zipId: string, signal: AbortSignal) {
    const fault = await this.#faults.meet('zips.remove', signal)
    if (fault) return Result.fail(fault as never)
    return this.#zips.delete(zipId) ? Result.succeed({}) : Result.fail({ code: 'NOT_FOUND' } as const)
  }

  #begin(asked: ZipAsked, id: string): Result.Result<Zip, ZipFailure> {
    const chosen = this.#chosen(asked)
    if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
    const { names, assets } = chosen.success
    if (assets.length === 0) return Result.fail({ code: 'ZIP_EMPTY' })
    const now = Date.now()
    const zip: Zip = {
      id,
      name: zipName(names, 'Vitrine 2026-03-20'),
      state: 'Waiting',
      failure: null,
      files: assets.length,
      total: assets.reduce((sum, { size }) => sum + size, 0),
      done: 0,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 24 * 3_600_000).toISOString(),
    }
    this.#zips.set(id, { zip, asked })
    void this.#pack(zip)
    return Result.succeed(zip)
  }

  async #pack({ id, total }: Zip): Promise<void> {
    const { signal } = new AbortController()
    await this.#faults.meet('zips.line', signal)
    this.#move(id, { state: 'Making', done: Math.floor(total / 2) })
    const fault = await this.#faults.meet('zips.making', signal)
    if (fault) this.#move(id, { state: 'Failed', failure: fault.code as ZipFailureReason })
    else this.#move(id, { state: 'Ready', done: total })
  }

  #move(id: string, step: Partial<Zip>): void {
    const known = this.#zips.get(id)
    if (known === undefined) return
    const zip = { ...known.zip, ...step }
    this.#zips.set(id, { ...known, zip })
    this.#library.publish({ kind: 'zip.changed', zipId: id, state: zip.state, done: zip.done, total: zip.total })
  }

  #chosen(asked: ZipAsked): Result.Result<Chosen, ZipFailure> {
    if (asked.from === 'trash') return this.#movedToTrash(asked.selection)
    const found = selectedIn(this.#library, this.#batches, asked.type, asked.selection)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const refs = [...found.success.folders, ...found.success.assets].map((item): SelectedRef => ({ kind: 'folderId' in item ? 'asset' : 'folder', id: item.id }))
    const ids = refs.flatMap((ref) => this.#library.below(ref)).filter((id) => !this.#library.trashed.has(id))
    return Result.succeed({ names: [...found.success.folders, ...found.success.assets].map(({ name }) => name), assets: this.#assets(ids) })
  }

  #movedToTrash(selection: Extract<ZipAsked, { from: 'trash' }>['selection']): Result.Result<Chosen, ZipFailure> {
    const all = [...this.#library.bin.binned.values()]
    const chosen = all.filter(({ item, batchId }) => {
      if (selection.kind === 'batch') return batchId === selection.batchId
      return selection.kind === 'all' ? !selection.except.includes(item.id) : [...selection.folders, ...selection.assets].includes(item.id)
    })
    if (selection.kind === 'items') {
      const found = itemsSelected(chosen.map(({ item }) => item))
      if (found.folders.length < selection.folders.length) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
      if (found.assets.length < selection.assets.length) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    }
    return Result.succeed({ names: chosen.map(({ item }) => item.name), assets: this.#assets(chosen.flatMap(({ members }) => members)) })
  }

  #assets(ids: readonly string[]): readonly AssetDetail[] {
    return ids.flatMap((id) => this.#library.assets.get(id) ?? [])
  }
}
