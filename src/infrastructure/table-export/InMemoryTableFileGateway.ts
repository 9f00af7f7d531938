import * as Result from 'effect/Result'
import type { ResultFailure } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { TableReadFailure } from '../../application/metadata-table/MetadataTableGateway.ts'
import type { AskedResultFile, AskedTableFile, TableFileGateway } from '../../application/table-export/TableFileGateway.ts'
import { canDescribe } from '../../domain/templates/template.ts'
import type { Memory } from '../memory/Memory.ts'
import { readableIn } from '../metadata/inMemoryReach.ts'
import { scopeRefusal } from '../metadata-table/inMemoryRows.ts'

/** Addresses of files that nobody makes. */
export class InMemoryTableFileGateway implements TableFileGateway {
  readonly #memory: Memory

  constructor(memory: Memory) {
    this.#memory = memory
  }

  async beginResult({ sort, format }: AskedResultFile, signal: AbortSignal): Promise<Result.Result<{ readonly address: string }, ResultFailure>> {
    const { faults, library } = this.#memory
    const fault = await faults.meet('tableFiles.beginResult', signal)
    if (fault) return Result.fail(fault as ResultFailure)
    const isThere = sort.by !== 'attribute' || readableIn(this.#memory).some(({ attributes }) => attributes.some(({ id }) => id === sort.attributeId))
    return isThere ? Result.succeed({ address: `data:text/plain,${library.nextId()}.${format}` }) : Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  }

  async begin(asked: AskedTableFile, signal: AbortSignal): Promise<Result.Result<{ readonly address: string }, TableReadFailure>> {
    const { faults, library } = this.#memory
    const fault = await faults.meet('tableFiles.begin', signal)
    if (fault) return Result.fail(fault as TableReadFailure)
    const template = readableIn(this.#memory).find(({ id }) => id === asked.templateId)
    if (template === undefined || !canDescribe(template.type, asked.resourceType)) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const refusal = scopeRefusal(this.#memory, { ...asked, limit: 1 }, template)
    if (refusal !== undefined) return Result.fail(refusal)
    const isThere = (wanted: string) => template.attributes.some(({ id }) => id === wanted)
    return asked.columns.every(isThere) ? Result.succeed({ address: `data:text/plain,${library.nextId()}.${asked.format}` }) : Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  }
}
