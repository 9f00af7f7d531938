import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type {
  ImportListFailure,
  ImportReadFailure,
  ImportRef,
  ImportSendFailure,
  ImportStepFailure,
  MetadataImportGateway,
  SentFile,
} from '../../application/metadata-import/MetadataImportGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { isUnderWay } from '../../domain/bulk-operations/bulkOperation.ts'
import { headedTable, isText } from '../../domain/metadata-import/headedTable.ts'
import { linesOf, separatorOf, type TableLine } from '../../domain/metadata-import/csvTable.ts'
import {
  AFTER,
  canBegin,
  canMatch,
  DURING,
  type ImportAction,
  type ImportSettings,
  type ImportSummary,
  firstSettings,
  type MetadataImport,
  NO_COUNTS,
  wrongSettings,
} from '../../domain/metadata-import/metadataImport.ts'
import { canDescribe, type Template } from '../../domain/templates/template.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { InMemoryBulkOperationGateway } from '../bulk-operations/InMemoryBulkOperationGateway.ts'
import type { Memory } from '../memory/Memory.ts'
import { readableIn } from '../metadata/inMemoryReach.ts'
import { judgeImport } from './inMemoryJudging.ts'
import { takeBackImport, writeImport, type WrittenImport } from './inMemoryImport.ts'

interface Kept {
  found: MetadataImport
  readonly lines: readonly TableLine[]
  jobId: string | undefined
  written: WrittenImport
}

const LATER = '2026-11-18T11:00:00.000Z'
const NOT_FOUND = { code: 'NOT_FOUND' } as const
const STALE = { code: 'STALE_EDIT' } as const

/** Imports of comma-separated files in memory. `metadataImports.work` holds a dry run while it is under way; the other steps are bulk operations. */
export class InMemoryMetadataImportGateway implements MetadataImportGateway {
  readonly #memory: Memory
  readonly #bulkOperations: InMemoryBulkOperationGateway
  readonly #imports = new Map<string, Kept>()

  constructor(memory: Memory, bulkOperations: InMemoryBulkOperationGateway) {
    this.#memory = memory
    this.#bulkOperations = bulkOperations
  }

  async list(resourceType: ResourceType, templateId: string, signal: AbortSignal): Promise<Result.Result<readonly ImportSummary[], ImportListFailure>> {
    const fault = await this.#memory.faults.meet('metadataImports.list', signal)
    if (fault) return Result.fail(fault as ImportListFailure)
    if (this.#template(templateId, resourceType) === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const own = [...this.#imports.values()].map((kept) => this.#now(kept)).filter(({ type, templateId: by }) => type === resourceType && by === templateId)
    return Result.succeed(own.toReversed().map(({ id, name, lines, step, state, counts, createdAt }) => ({ id, name, lines, step, state, counts, createdAt })))
  }

  async send({ resourceType: type, templateId, file, language }: SentFile, signal: AbortSignal): Promise<Result.Result<MetadataImport, ImportSendFailure>> {
    const { faults, library } = this.#memory
    const fault = await faults.meet('metadataImports.send', signal)
    if (fault) return Result.fail(fault as ImportSendFailure)
    const template = this.#template(templateId, type)
    if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const text = (await file.text()).replace(/^\uFEFF/, '')
    if (!isText(text)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { file: { code: 'fileTypeNotSupported' } } })
    const table = headedTable([...linesOf(text, separatorOf(text))])
    if (Result.isFailure(table)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { file: table.failure } })
    const { heads, lines } = table.success
    const found: MetadataImport = {
      id: library.nextId(),
      type,
      templateId,
      name: file.name,
      heads,
      sample: lines.slice(0, 5).map(({ cells }) => cells),
      lines: lines.length,
      settings: firstSettings(heads, template.attributes, language),
      step: 'read',
      state: 'idle',
      failure: null,
      done: 0,
      counts: NO_COUNTS,
      refused: [],
      createdAt: LATER,
    }
    this.#imports.set(found.id, { found, lines, jobId: undefined, written: [] })
    return Result.succeed(found)
  }

  read(which: ImportRef, signal: AbortSignal) {
    return this.#called<ImportReadFailure>('read', which, signal, (kept) => Result.succeed(this.#now(kept)))
  }

  match(which: ImportRef, settings: ImportSettings, signal: AbortSignal) {
    return this.#called<ImportStepFailure>('match', which, signal, (kept) => {
      const { step, state, heads, templateId, type } = this.#now(kept)
      if (!canMatch(step) || state === 'underWay') return Result.fail(STALE)
      const template = this.#template(templateId, type)
      if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
      const fields = wrongSettings(settings, heads, template.attributes)
      if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
      kept.found = { ...kept.found, settings, step: 'read', state: 'idle', done: 0, counts: NO_COUNTS, refused: [] }
      return Result.succeed(kept.found)
    })
  }

  begin(which: ImportRef, action: ImportAction, signal: AbortSignal) {
    return this.#called<ImportStepFailure>(action, which, signal, (kept) => {
      const { step, state, settings } = this.#now(kept)
      if (state === 'underWay' || !canBegin(action, step)) return Result.fail(STALE)
      if (!settings.columns.some((match) => match !== null && 'key' in match)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { columns: { code: 'required' } } })
      kept.found = { ...kept.found, step: DURING[action], state: 'underWay', done: 0 }
      if (action === 'plan') void this.#plan(kept)
      else kept.jobId = this.#order(kept, action)
      return Result.succeed(this.#now(kept))
    })
  }

  stop(which: ImportRef, signal: AbortSignal) {
    return this.#called<ImportStepFailure>('stop', which, signal, async (kept) => {
      if (kept.found.step === DURING.plan) kept.found = { ...kept.found, state: 'stopped' }
      else if (kept.jobId !== undefined) await this.#bulkOperations.cancel(kept.jobId, signal)
      return Result.succeed(this.#now(kept))
    })
  }

  async forget(which: ImportRef, signal: AbortSignal): Promise<Result.Result<object, CallFailure>> {
    const read = await this.#called<CallFailure>('forget', which, signal, ({ found }) => Result.succeed(found))
    if (Result.isFailure(read)) return Result.fail(read.failure)
    this.#imports.delete(which.importId)
    return Result.succeed({})
  }

  refusedAddress(importId: string, language: string) {
    return `data:text/csv,${importId},${language}`
  }

  #template(templateId: string, type: ResourceType): Template | undefined {
    return readableIn(this.#memory).find(({ id, type: of, state }) => id === templateId && canDescribe(of, type) && (state === 'Active' || state === 'Inactive'))
  }

  async #called<Failed>(
    call: string,
    { importId, resourceType }: ImportRef,
    signal: AbortSignal,
    answer: (kept: Kept) => Result.Result<MetadataImport, ImportStepFailure> | Promise<Result.Result<MetadataImport, ImportStepFailure>>,
  ): Promise<Result.Result<MetadataImport, Failed>> {
    const fault = await this.#memory.faults.meet(`metadataImports.${call}`, signal)
    if (fault) return Result.fail(fault as Failed)
    const kept = this.#imports.get(importId)
    return (kept === undefined || kept.found.type !== resourceType ? Result.fail(NOT_FOUND) : await answer(kept)) as Result.Result<MetadataImport, Failed>
  }

  /** As its job says. */
  #now({ found, jobId }: Kept): MetadataImport {
    const job = jobId === undefined ? undefined : this.#bulkOperations.jobOf(jobId)
    if (found.step === DURING.plan || found.state !== 'underWay') return found
    if (job !== undefined && isUnderWay(job)) return { ...found, done: job.done }
    return { ...found, state: job?.state === 'Failed' ? 'failed' : 'stopped', failure: job?.failure?.code ?? null }
  }

  async #plan(kept: Kept): Promise<void> {
    await this.#memory.faults.meet('metadataImports.work', new AbortController().signal)
    const template = this.#template(kept.found.templateId, kept.found.type)
    if (template === undefined || kept.found.state !== 'underWay') return
    const { counts, refused } = judgeImport(this.#memory, template, kept.found, kept.lines)
    kept.found = { ...kept.found, step: AFTER.plan, state: 'idle', done: kept.lines.length, counts, refused }
    this.#memory.library.publish({ kind: 'metadataImport.changed', jobId: kept.found.id, state: 'Done', done: counts.lines, total: counts.lines })
  }

  #order(kept: Kept, action: 'apply' | 'undo'): string {
    const { type, name, lines, templateId } = kept.found
    const template = this.#template(templateId, type)
    if (template === undefined) throw new RangeError('There is no such template')
    const ordered = { action: action === 'apply' ? 'importValues' : 'importValuesBack', type, count: lines, name, destinationId: null, destinationName: template.name, importId: kept.found.id, total: lines } as const
    return this.#bulkOperations.begin(ordered, () => {
      const counts = action === 'apply' ? this.#write(kept, template) : takeBackImport(this.#memory, template, kept.written)
      const assets = action === 'apply' ? kept.written.length : counts.found
      kept.found = { ...kept.found, step: AFTER[action], state: 'idle', done: lines, counts }
      return Result.succeed({ batchId: kept.found.id, folders: 0, assets, skipped: counts.refused })
    }).id
  }

  #write(kept: Kept, template: Template) {
    const judged = judgeImport(this.#memory, template, kept.found, kept.lines)
    kept.written = writeImport(this.#memory, template, judged)
    kept.found = { ...kept.found, refused: judged.refused }
    return judged.counts
  }
}
