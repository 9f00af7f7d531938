import * as Result from 'effect/Result'
import type {
  Destination,
  PlanFailure,
  PlanVerdict,
  SendFailure,
  Sending,
  SendingProgress,
  UploadGateway,
} from '../../application/transfers/UploadGateway.ts'
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

const verdictOf = (verdict: UploadVerdict): PlanVerdict => {
  if (verdict.tag === 'invalidName' && verdict.problem.code === 'noExtension') return { code: 'NO_EXTENSION_IN_NAME_FOUND', proposal: null }
  return { code: CODES[verdict.tag], proposal: verdict.tag === 'nameTaken' ? verdict.freeName : null }
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
    const taken = this.#library.assetsIn(type, folderId).map(({ name }) => name)
    return Result.succeed(planUpload(files, taken).map(verdictOf))
  }

  async send({ file, destination, name, address }: Sending, { kept, sent }: SendingProgress, signal: AbortSignal) {
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

  async discard(address: string) {
    this.arrived.delete(address)
  }
}
