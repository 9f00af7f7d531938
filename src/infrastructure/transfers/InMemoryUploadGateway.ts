import * as Result from 'effect/Result'
import type {
  Destination,
  PlanFailure,
  PlannedFile,
  PlanVerdict,
  Receipt,
  SendFailure,
  Sending,
  SendingProgress,
  TargetCode,
  UploadGateway,
} from '../../application/uploads/UploadGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { sameName } from '../../domain/naming/names.ts'
import { replacementProblem } from '../../domain/versions/replacement.ts'
import { judgeCandidate, planUpload, type UploadVerdict } from '../../domain/uploads/uploadPlan.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import { markArrivals } from '../memory/inMemoryRules.ts'
import { assetOf } from '../memory/sampleAssets.ts'

type TargetFailure = Failure<TargetCode>

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
  /** What sendings have become. */
  readonly #became = new Map<string, Receipt>()

  constructor(library: InMemoryLibrary, faults: Faults) {
    this.#library = library
    this.#faults = faults
  }

  async plan({ type, folderId }: Destination, files: readonly PlannedFile[], signal: AbortSignal) {
    const fault = await this.#faults.meet('uploads.plan', signal)
    if (fault) return Result.fail(fault as PlanFailure)
    const arriving = files.filter(({ target }) => target === undefined)
    if (arriving.length > 0 && !this.#library.folders.has(folderId)) return Result.fail<PlanFailure>({ code: 'DESTINATION_NOT_FOUND' })
    const there = this.#library.assetsIn(type, folderId)
    const existing = (name: string) => {
      const found = there.find((asset) => sameName(asset.name, name))
      if (found === undefined) return null
      const { id, size, modifiedAt, contentVersion, thumbnail } = found
      return { id, mayReplace: true, file: { size, modifiedAt, contentVersion, thumbnail } }
    }
    const verdicts = planUpload(arriving, there.map(({ name }) => name)).map((verdict) => verdictOf(verdict, existing)).values()
    return Result.succeed(
      files.map((file) => (file.target === undefined ? verdicts.next().value : undefined) ?? this.#verdictOnChosen(type, file)),
    )
  }

  #verdictOnChosen(type: ResourceType, { target: id = '', ...file }: PlannedFile): PlanVerdict {
    const target = this.#target(type, id, file.name)
    if (Result.isFailure(target)) return { code: target.failure.code, proposal: null, existing: null }
    return { ...verdictOf(judgeCandidate(file, new Set()), () => null), existing: { id, mayReplace: true } }
  }

  /** The asset that a file was chosen for, wherever it lies. */
  #target(type: ResourceType, id: string, name: string): Result.Result<AssetDetail, TargetFailure> {
    const asset = this.#library.assets.get(id)
    if (asset === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    if (asset.type !== type) return Result.fail({ code: 'ASSET_DIFFERENT_TYPE' })
    if (this.#library.trashed.has(id)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
    return replacementProblem(asset.name, name) === undefined ? Result.succeed(asset) : Result.fail({ code: 'FILE_DIFFERENT_TYPE' })
  }

  async send(sending: Sending, progress: SendingProgress, signal: AbortSignal): Promise<Result.Result<Receipt, SendFailure>> {
    const { id, file, destination, name, replaces, target } = sending
    if (id === undefined) return this.#sent(sending, progress, signal)
    const announced = JSON.stringify([id, file.size, destination, name, replaces, target])
    const before = this.#became.get(announced)
    if (before !== undefined) return Result.succeed(before)
    const became = await this.#sent(sending, progress, signal)
    if (Result.isSuccess(became)) this.#became.set(announced, became.success)
    return became
  }

  async #sent(sending: Sending, { kept, sent }: SendingProgress, signal: AbortSignal): Promise<Result.Result<Receipt, SendFailure>> {
    const { file, destination, name, replaces, target, address } = sending
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
    if ((target ?? replaces) !== undefined) return this.#replaced(sending)
    if (this.#library.isAssetNameTaken(destination.folderId, name))
      return Result.fail<SendFailure>({ code: 'ASSET_ALREADY_EXISTS', names: [name] })
    const asset = assetOf(this.#library, {
      name,
      size: file.size,
      type: destination.type,
      folderId: destination.folderId,
      thumbnail: 'Ready',
      webReady: false,
    })
    const folder = this.#library.pathTo(destination.folderId).at(-1)?.name ?? null
    this.#library.history.record({ kind: 'asset.created', resource: asset, after: { name, folder, size: file.size, fileNumber: asset.fileNumber } })
    markArrivals(this.#library, [{ kind: 'asset', id: asset.id }])
    const unsaved = this.#library.arrived([{ kind: 'asset', id: asset.id }], sending.valuesId)
    this.#library.publish({ kind: 'contents.changed', folderId: destination.folderId, type: destination.type })
    return Result.succeed({ assetId: asset.id, name, ...(unsaved.length > 0 && { unsaved }) })
  }

  #replaced({ file, destination: { type, folderId }, name, replaces = '', target, valuesId }: Sending): Result.Result<Receipt, SendFailure> {
    const named = this.#library.assetsIn(type, folderId).find((asset) => asset.id === replaces && sameName(asset.name, name))
    const found = this.#target(type, target?.id ?? named?.id ?? '', name)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const old = found.success
    if (target?.seen !== undefined && target.seen !== old.contentVersion) return Result.fail<SendFailure>({ code: 'FILE_REPLACED' })
    this.#library.versions.keep(old, this.#library.nextId())
    this.#library.assets.set(old.id, { ...old, size: file.size, contentVersion: this.#library.nextId(), revision: old.revision + 1 })
    this.#library.history.record({ kind: 'asset.updated', resource: old, before: { size: old.size }, after: { size: file.size } })
    this.#library.publish({ kind: 'library.changed', type })
    const unsaved = valuesId === undefined ? [] : this.#library.arrived([], valuesId)
    return Result.succeed({ assetId: old.id, name: old.name, ...(unsaved.length > 0 && { unsaved }) })
  }

  async discard(address: string) {
    this.arrived.delete(address)
  }
}
