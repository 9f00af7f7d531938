import * as Result from 'effect/Result'
import type { OcrAsset, OcrChange, OcrCorrectFailure, OcrGateway, OcrPlace, OcrReadFailure, OcrRunFailure, OcrWish } from '../../application/ocr/OcrGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { keepCorrections, wordProblems } from '../../domain/ocr/correction.ts'
import { findInWords } from '../../domain/ocr/find.ts'
import { isReadable, isUnderWay, mayHavePages } from '../../domain/ocr/ocr.ts'
import type { OcrPage, OcrWord } from '../../domain/ocr/page.ts'
import type { OcrRun } from '../../domain/ocr/run.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { Memory } from '../memory/Memory.ts'
import { namedBy } from '../memory/inMemorySelection.ts'
import { completed, counted, failed, type InMemoryReading, queued, stopped, underWay, unread } from './inMemoryReading.ts'
import { sampleScan } from './sampleScan.ts'

type MemoryParts = Pick<Memory, 'library' | 'faults' | 'batches'>

/** Reads the same letter off everything. `ocr.turn` keeps it in line, `ocr.work` holds it while it is under way, or has it fail. */
export class InMemoryOcrGateway implements OcrGateway {
  readonly #memory: MemoryParts
  readonly #readings = new Map<string, InMemoryReading>()
  /** As it was read, by asset, page and word. */
  readonly #originals = new Map<string, OcrWord>()
  readonly #runs = new Map<string, { readonly run: OcrRun; readonly assets: readonly AssetDetail[]; readonly stop: AbortController }>()

  constructor(memory: MemoryParts) {
    this.#memory = memory
  }

  async status(asked: OcrAsset, signal: AbortSignal) {
    return this.#asked('status', asked, signal, (asset) => Result.succeed(this.#of(asset).status))
  }

  async cancel(asked: OcrAsset, signal: AbortSignal) {
    return this.#asked('cancel', asked, signal, (asset) => Result.succeed(isUnderWay(this.#of(asset).status) ? this.#put(asset, stopped(this.#of(asset))).status : this.#of(asset).status))
  }

  async page(asked: OcrPlace, signal: AbortSignal) {
    return this.#asked('page', asked, signal, (asset): Result.Result<OcrPage, OcrReadFailure> => {
      const page = this.#of(asset).pages.find((one) => one.page === asked.page)
      return page === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(page)
    })
  }

  async correct(asked: OcrPlace, { word, contentVersion, revision, text }: OcrChange, signal: AbortSignal) {
    return this.#asked<{ readonly word: OcrWord; readonly revision: number }, OcrCorrectFailure>('correct', asked, signal, (asset) => {
      const fields = text === null ? {} : wordProblems({ text })
      if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
      const reading = this.#of(asset)
      const page = reading.pages.find((one) => one.page === asked.page)
      const before = page?.words[word]
      if (this.#readings.has(asset.id) && page?.contentVersion !== contentVersion) return Result.fail({ code: 'STALE_EDIT' })
      if (page === undefined || before === undefined) return Result.fail({ code: 'NOT_FOUND' })
      if (page.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
      const key = `${asset.id} ${page.page} ${word}`
      const original = this.#originals.get(key) ?? before
      this.#originals.set(key, original)
      const after = text === null ? original : { ...before, text: text.trim(), isCorrected: true }
      const changed = { ...page, revision: revision + 1, words: page.words.map((one, at) => (at === word ? after : one)) }
      this.#put(asset, counted({ ...reading, pages: reading.pages.map((one) => (one === page ? changed : one)) }))
      return Result.succeed({ word: after, revision: revision + 1 })
    })
  }

  async find(asked: OcrAsset, text: string, signal: AbortSignal) {
    return this.#asked('find', asked, signal, (asset) => {
      const pages = this.#of(asset).pages.flatMap(({ page, words }) => {
        const hits = findInWords(words, text).length
        return hits === 0 ? [] : [{ page, hits }]
      })
      return Result.succeed({ pages, hits: pages.reduce((sum, { hits }) => sum + hits, 0) })
    })
  }

  async plan(type: ResourceType, selection: Selection, signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('ocr.plan', signal)
    if (fault) return Result.fail(fault as OcrRunFailure)
    return Result.map(this.#assetsIn(type, selection), (assets) => {
      const supported = assets.filter(({ mediaType }) => isReadable(mediaType))
      const readings = supported.map((asset) => this.#of(asset).status)
      const pages = readings.reduce((sum, status) => sum + (status.pages ?? 1), 0)
      return { assets: assets.length, supported: supported.length, read: readings.filter(({ state }) => state === 'Read').length, pages, uncounted: supported.filter((asset) => mayHavePages(asset.mediaType) && this.#of(asset).status.pages === null).length }
    })
  }

  async start(type: ResourceType, selection: Selection, { languages, again }: OcrWish, signal: AbortSignal): Promise<Result.Result<OcrRun, OcrRunFailure>> {
    const fault = await this.#memory.faults.meet('ocr.start', signal)
    if (fault) return Result.fail(fault as OcrRunFailure)
    const meant = this.#assetsIn(type, selection)
    if (Result.isFailure(meant)) return Result.fail(meant.failure)
    const supported = meant.success.filter(({ mediaType }) => isReadable(mediaType))
    if (supported.length === 0) return Result.fail({ code: 'FILE_NOT_SUPPORTED_FOR_OCR' })
    const assets = supported.filter((asset) => again || this.#of(asset).status.state !== 'Read' || this.#of(asset).status.failedPages > 0)
    const [only] = meant.success
    const run: OcrRun = {
      id: this.#memory.library.nextId(), type, name: meant.success.length === 1 ? (only?.name ?? null) : null, languages, state: 'Waiting', assets: assets.length, assetsDone: 0, failed: 0,
      unsupported: meant.success.length - supported.length, pages: assets.length, pagesDone: 0, pagesPerMinute: null, secondsLeft: null, createdAt: '2026-03-14T09:26:53.000Z',
    }
    const stop = new AbortController()
    for (const asset of assets) this.#put(asset, queued(this.#of(asset), languages))
    this.#turn(run.id, { run, assets, stop })
    void this.#carryOut(run.id, stop.signal)
    return Result.succeed(run)
  }

  async runs(signal: AbortSignal) {
    const fault = await this.#memory.faults.meet('ocr.runs', signal)
    return fault ? Result.fail(fault as CallFailure) : Result.succeed([...this.#runs.values()].map(({ run }) => run).toReversed())
  }

  async cancelRun(runId: string, signal: AbortSignal): Promise<Result.Result<OcrRun, CallFailure>> {
    const fault = await this.#memory.faults.meet('ocr.cancelRun', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const known = this.#runs.get(runId)
    if (known === undefined) return Result.fail({ code: 'NOT_FOUND' })
    this.#stop(known)
    return Result.succeed(this.#runs.get(runId)?.run ?? known.run)
  }

  async removeRun(runId: string, signal: AbortSignal): Promise<Result.Result<object, CallFailure>> {
    const fault = await this.#memory.faults.meet('ocr.removeRun', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const known = this.#runs.get(runId)
    if (known === undefined) return Result.fail({ code: 'NOT_FOUND' })
    this.#stop(known)
    this.#runs.delete(runId)
    return Result.succeed({})
  }

  /** What was read of an asset before. */
  put(asset: AssetDetail, pages: readonly OcrPage[]): void {
    this.#put(asset, completed(this.#of(asset), pages))
  }

  #stop({ run, assets, stop }: { readonly run: OcrRun; readonly assets: readonly AssetDetail[]; readonly stop: AbortController }): void {
    stop.abort()
    if (run.state !== 'Waiting' && run.state !== 'Working') return
    for (const asset of assets) if (isUnderWay(this.#of(asset).status)) this.#put(asset, stopped(this.#of(asset)))
    this.#step(run.id, { state: 'Cancelled' })
  }

  async #carryOut(runId: string, over: AbortSignal): Promise<void> {
    await this.#memory.faults.meet('ocr.turn', over)
    const assets = this.#runs.get(runId)?.assets ?? []
    const lengths = assets.map(({ mediaType }) => (mediaType === 'application/pdf' ? 2 : 1))
    const pages = lengths.reduce((sum, length) => sum + length, 0)
    if (over.aborted) return
    this.#step(runId, { state: 'Working', pages, pagesPerMinute: 20, secondsLeft: pages * 3 })
    for (const [at, asset] of assets.entries()) {
      const length = lengths[at] ?? 1
      this.#put(asset, underWay(this.#of(asset), length, 0))
      const fault = await this.#memory.faults.meet('ocr.work', over)
      if (over.aborted || !isUnderWay(this.#of(asset).status)) return
      const before = this.#of(asset).pages
      const read = Array.from({ length }, (_, index) => sampleScan(index + 1, asset.contentVersion)).map((page) => ({ ...page, words: keepCorrections(before.find((one) => one.page === page.page)?.words ?? [], page.words) }))
      this.#put(asset, fault ? failed(this.#of(asset)) : completed(this.#of(asset), read))
      const run = this.#runs.get(runId)?.run
      if (run !== undefined) this.#step(runId, { assetsDone: at + 1, failed: run.failed + (fault ? 1 : 0), pagesDone: run.pagesDone + length, secondsLeft: (pages - run.pagesDone - length) * 3 })
    }
    const { failed: lost = 0 } = this.#runs.get(runId)?.run ?? {}
    this.#step(runId, { state: lost === assets.length && lost > 0 ? 'Failed' : 'Done', secondsLeft: 0 })
  }

  #step(runId: string, change: Partial<OcrRun>): void {
    const known = this.#runs.get(runId)
    if (known !== undefined) this.#turn(runId, { ...known, run: { ...known.run, ...change } })
  }

  #turn(runId: string, known: { readonly run: OcrRun; readonly assets: readonly AssetDetail[]; readonly stop: AbortController }): void {
    this.#runs.set(runId, known)
    const { state, pagesDone: done, pages: total } = known.run
    this.#memory.library.publish({ kind: 'ocrRun.changed', runId, state, done, total })
  }

  #of(asset: AssetDetail): InMemoryReading {
    const known = this.#readings.get(asset.id)
    return known?.status.contentVersion === asset.contentVersion ? known : unread(asset)
  }

  #put(asset: AssetDetail, reading: InMemoryReading): InMemoryReading {
    this.#readings.set(asset.id, reading)
    const { state, done, pages } = reading.status
    this.#memory.library.publish({ kind: 'ocr.changed', assetId: asset.id, type: asset.type, state, done, pages })
    return reading
  }

  /** Folders stand for all that lies below them. */
  #assetsIn(type: ResourceType, selection: Selection) {
    const { library, batches } = this.#memory
    return Result.map(namedBy(library, batches, type, selection), ({ folders, assets }) => {
      const ids = new Set(folders.map(({ id }) => id))
      const below = library.assetsIn(type, undefined).filter(({ folderId }) => library.pathTo(folderId).some(({ id }) => ids.has(id)))
      return [...new Set([...assets, ...below])]
    })
  }

  async #asked<Value, Own extends OcrReadFailure | OcrCorrectFailure>(call: string, { resourceType, assetId }: OcrAsset, signal: AbortSignal, answer: (asset: AssetDetail) => Result.Result<Value, Own>): Promise<Result.Result<Value, Own>> {
    const fault = await this.#memory.faults.meet(`ocr.${call}`, signal)
    if (fault) return Result.fail(fault as Own)
    const asset = this.#memory.library.assets.get(assetId)
    if (asset === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' } as Own)
    if (asset.type !== resourceType) return Result.fail({ code: 'ASSET_DIFFERENT_TYPE' } as Own)
    if (this.#memory.library.trashed.has(assetId)) return Result.fail({ code: 'RESOURCE_IN_TRASH' } as Own)
    return answer(asset)
  }
}
