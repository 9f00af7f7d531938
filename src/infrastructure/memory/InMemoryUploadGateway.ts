import * as Result from 'effect/Result'
import type {
  Destination,
  PlanFailure,
  PlanVerdict,
  Receipt,
  SendFailure,
  Sending,
  SendingProgress,
  UploadGateway,
} from '../../application/transfers/UploadGateway.ts'
import { sameName } from '../../domain/library/names.ts'
import { planUpload, type UploadCandidate, type UploadVerdict } from '../../domain/library/uploadPlan.ts'
import type { Faults } from './Faults.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'
import { assetOf } from './sampleAssets.ts'

const CODES = {
  ok: 'ok',
  nameTaken: 'ASSET_ALREADY_EXISTS',
  invalidName: 'VALIDATION_FAILED',
  typeNotSupported: 'FILE_TYPE_NOT_SUPPORTED',
  empty: 'FILE_EMPTY',
} as const

const verdictOf = (verdict: UploadVerdict, existing: (name: string) => PlanVerdict['existing']): PlanVerdict => {
  if (verdict.tag === 'nameTaken') return { code: CODES.nameTaken, proposal: verdict.freeName, existing: existing(verdict.name) }
  const isBare = verdict.tag === 'invalidName' && verdict.problem.code === 'noExtension'
  return { code: isBare ? 'NO_EXTENSION_IN_NAME_FOUND' : CODES[verdict.tag], proposal: null, existing: null }
}

/** Bytes that "arrive" in one step. */
const STEP = 256 * 1024

export class InMemoryUploadGateway implements UploadGateway {
  readonly #library: InMemoryLibrary
  readonly #faults: Faults
  /** What arrived of unfinished files, by their address. Bytes. */
  readonly arrived = new Map<string, number>()

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async plan({ type, folderId }: Destination, files: readonly UploadCandidate[], signal: AbortSignal) {
    const fault = await this.#faults.meet('uploads.plan', signal)
    if (fault) return Result.fail(fault as PlanFailure)
    if (!this.#library.folders.has(folderId)) return Result.fail<PlanFailure>({ code: 'DESTINATION_NOT_FOUND' })
    const there = this.#library.assetsIn(type, folderId)
    const existing = (name: string) => {
      const id = there.find((asset) => sameName(asset.name, name))?.id
      return id === undefined ? null : { id, mayReplace: true }
    }
    const verdicts = planUpload(files, there.map(({ name }) => name))
    return Result.succeed(verdicts.map((verdict) => verdictOf(verdict, existing)))
  }

  async send({ file, destination, name, replaces, seen, address }: Sending, { kept, sent }: SendingProgress, signal: AbortSignal) {
    if (address !== undefined && !this.arrived.has(address)) return Result.fail<SendFailure>({ code: 'UPLOAD_NOT_FOUND' })
    const at = address ?? `memory:${this.#library.nextId()}`
    if (address === undefined) kept(at)
    for (let bytes = this.arrived.get(at) ?? 0; ; bytes = Math.min(bytes + STEP, file.size)) {
      this.arrived.set(at, bytes)
      sent(bytes)
      const fault = await this.#faults.meet('uploads.send', signal)
      if (fault) return Result.fail(fault as SendFailure)
      if (signal.aborted) return Result.fail<SendFailure>({ code: 'UNREACHABLE' })
      if (bytes >= file.size) break
    }
    this.arrived.delete(at)
    if (replaces !== undefined) return this.#replaced(replaces, { file, destination, name, seen })
    if (this.#library.isAssetNameTaken(destination.folderId, name))
      return Result.fail<SendFailure>({ code: 'ASSET_ALREADY_EXISTS', names: [name] })
    const asset = assetOf(this.#library, {
      name,
      size: file.size,
      type: destination.type,
      folderId: destination.folderId,
      thumbnail: 'Ready',
    })
    const folder = this.#library.pathTo(destination.folderId).at(-1)?.name ?? null
    this.#library.history.record({ kind: 'asset.created', resource: asset, after: { name, folder, size: file.size, fileNumber: asset.fileNumber } })
    this.#library.tell({ kind: 'contents.changed', folderId: destination.folderId, type: destination.type })
    return Result.succeed({ assetId: asset.id, name })
  }

  #replaced(id: string, { file, destination, name, seen }: Pick<Sending, 'file' | 'destination' | 'name' | 'seen'>): Result.Result<Receipt, SendFailure> {
    const old = this.#library.assetsIn(destination.type, destination.folderId).find((asset) => asset.id === id && sameName(asset.name, name))
    if (old === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    if (seen !== undefined && seen !== old.contentVersion) return Result.fail({ code: 'FILE_REPLACED' })
    const { id: assetId, name: kept } = old
    const detail = this.#library.assets.get(assetId)
    if (detail !== undefined) this.#library.versions.keep(detail, this.#library.nextId())
    if (detail !== undefined) this.#library.assets.set(assetId, { ...detail, size: file.size, contentVersion: this.#library.nextId(), revision: detail.revision + 1 })
    this.#library.history.record({ kind: 'asset.updated', resource: old, before: { size: old.size }, after: { size: file.size } })
    this.#library.tell({ kind: 'library.changed', type: destination.type })
    return Result.succeed({ assetId, name: kept })
  }

  async discard(address: string) {
    this.arrived.delete(address)
  }
}
