import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type {
  CellsSaved,
  ChoiceAsked,
  ChosenTemplate,
  ColumnedTemplate,
  MetadataTableGateway,
  TablePage,
  TablePositions,
  TableQuery,
  TableReadFailure,
  TableTemplate,
  TableTemplateFailure,
} from '../../application/metadata-table/MetadataTableGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'
import { templateToOpen } from '../../domain/metadata-table/tableChoice.ts'
import { cellOf, type TableRow } from '../../domain/metadata-table/tableRow.ts'
import { type CellAnswer, cellAnswerOf, type CellBarrier, type CellChange, isBarrier, MAX_CELLS } from '../../domain/metadata/valueCell.ts'
import { canDescribe, type Template } from '../../domain/templates/template.ts'
import type { Option } from '../../domain/templates/options.ts'
import type { Memory } from '../memory/Memory.ts'
import { InMemoryMetadataEdits } from '../metadata/InMemoryMetadataEdits.ts'
import { namesAmong } from '../metadata/inMemoryNames.ts'
import { readableIn } from '../metadata/inMemoryReach.ts'
import { foundRows, scopeRefusal } from './inMemoryRows.ts'

/** The table over a library in memory. */
export class InMemoryMetadataTableGateway implements MetadataTableGateway {
  readonly #memory: Memory
  readonly #edits: InMemoryMetadataEdits
  readonly #answered = new Map<string, CellsSaved>()
  readonly #columns = new Map<string, readonly ColumnPreference[]>()

  constructor(memory: Memory) {
    this.#memory = memory
    this.#edits = new InMemoryMetadataEdits(memory)
  }

  async templates(resourceType: ResourceType, signal: AbortSignal): Promise<Result.Result<readonly TableTemplate[], CallFailure>> {
    const fault = await this.#memory.faults.meet('metadataTable.templates', signal)
    if (fault) return Result.fail(fault as CallFailure)
    return Result.succeed(this.#offered(resourceType))
  }

  async choice({ resourceType, templateId, ...asked }: ChoiceAsked, signal: AbortSignal): Promise<Result.Result<ChosenTemplate, TableTemplateFailure>> {
    const fault = await this.#memory.faults.meet('metadataTable.choice', signal)
    if (fault) return Result.fail(fault as TableTemplateFailure)
    const readable = this.#readable(resourceType)
    const templates = this.#offered(resourceType)
    const having = async (ids: readonly string[]) => readable.filter(({ attributes }) => ids.every((wanted) => attributes.some(({ id }) => id === wanted))).map(({ id }) => id)
    const describesAny = async (id: string): Promise<boolean> => {
      const found = this.#found({ resourceType, templateId: id, scope: asked.scope, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 1 })
      return Result.isSuccess(found) && found.success.all.length > 0
    }
    const id = templateId ?? (await templateToOpen(templates, asked, { having, describesAny }))?.id
    if (id === undefined) return Result.succeed({ templates, template: null })
    const template = this.#columned(resourceType, id)
    return template === undefined ? Result.fail({ code: 'TEMPLATE_NOT_FOUND' }) : Result.succeed({ templates, template })
  }

  async template(resourceType: ResourceType, templateId: string, signal: AbortSignal): Promise<Result.Result<ColumnedTemplate, TableTemplateFailure>> {
    const fault = await this.#memory.faults.meet('metadataTable.template', signal)
    if (fault) return Result.fail(fault as TableTemplateFailure)
    const template = this.#columned(resourceType, templateId)
    return template === undefined ? Result.fail({ code: 'TEMPLATE_NOT_FOUND' }) : Result.succeed(template)
  }

  async keepColumns(resourceType: ResourceType, templateId: string, columns: readonly ColumnPreference[], signal: AbortSignal): Promise<Result.Result<void, TableTemplateFailure>> {
    const fault = await this.#memory.faults.meet('metadataTable.keepColumns', signal)
    if (fault) return Result.fail(fault as TableTemplateFailure)
    if (!this.#readable(resourceType).some(({ id }) => id === templateId)) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    this.#columns.set(templateId, columns)
    return Result.succeed(undefined)
  }

  async rows(query: TableQuery, signal: AbortSignal): Promise<Result.Result<TablePage, TableReadFailure>> {
    const fault = await this.#memory.faults.meet('metadataTable.rows', signal)
    if (fault) return Result.fail(fault as TableReadFailure)
    const found = this.#found(query)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { all, template } = found.success
    const start = query.after === undefined ? 0 : Number(query.after)
    const items = all.slice(start, start + query.limit)
    const said = items.flatMap((row) => template.attributes.map((attribute) => ({ attribute, values: cellOf(row, attribute.id).values })))
    return Result.succeed({
      items,
      next: all.length > start + query.limit ? String(start + query.limit) : null,
      ...(start === 0 ? { total: all.length } : {}),
      names: namesAmong(this.#memory, said),
    })
  }

  async positions(query: Omit<TableQuery, 'after' | 'limit'>, every: number, signal: AbortSignal): Promise<Result.Result<TablePositions, TableReadFailure>> {
    const fault = await this.#memory.faults.meet('metadataTable.positions', signal)
    if (fault) return Result.fail(fault as TableReadFailure)
    const found = this.#found({ ...query, limit: every })
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const total = found.success.all.length
    const count = Math.max(0, Math.ceil(total / every) - 1)
    return Result.succeed({ total, every, starts: Array.from({ length: count }, (_, at) => String((at + 1) * every)) })
  }

  async save(resourceType: ResourceType, cells: readonly CellChange[], once: string, signal: AbortSignal): Promise<Result.Result<CellsSaved, CallFailure>> {
    const fault = await this.#memory.faults.meet('metadataTable.save', signal)
    if (fault) return Result.fail(fault as CallFailure)
    if (cells.length > MAX_CELLS) return Result.fail({ code: 'VALIDATION_FAILED', fields: { cells: { code: 'tooMany', limit: MAX_CELLS } } })
    const names: Option[] = []
    const saved = this.#answered.get(once) ?? { answers: cells.map((cell) => this.#answer(resourceType, cell, names)), names }
    this.#answered.set(once, saved)
    return Result.succeed(saved)
  }

  #found(query: TableQuery): Result.Result<{ readonly all: readonly TableRow[]; readonly template: Template }, TableReadFailure> {
    const template = this.#readable(query.resourceType).find(({ id }) => id === query.templateId)
    if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const refusal = scopeRefusal(this.#memory, query, template)
    return refusal === undefined ? Result.succeed({ all: foundRows(this.#memory, query, template), template }) : Result.fail(refusal)
  }

  #answer(resourceType: ResourceType, { assetId, ...change }: CellChange, names: Option[]): CellAnswer {
    const barred = (code: CellBarrier): CellAnswer => ({ outcome: 'refused', assetId, attributeId: change.attributeId, refusal: { code } })
    const { library } = this.#memory
    const asset = library.assets.get(assetId)
    if (asset === undefined) return barred('ASSET_NOT_FOUND')
    if (asset.type !== resourceType) return barred('ASSET_DIFFERENT_TYPE')
    if (library.trashed.has(assetId)) return barred('RESOURCE_IN_TRASH')
    const saved = this.#edits.saved(asset, { changes: [change] })
    if (Result.isFailure(saved)) return barred(isBarrier(saved.failure.code) ? saved.failure.code : 'ATTRIBUTE_NOT_FOUND')
    names.push(...saved.success.names)
    const [answer] = saved.success.answers
    return answer === undefined ? barred('ATTRIBUTE_NOT_FOUND') : cellAnswerOf(assetId, answer)
  }

  #columned(resourceType: ResourceType, templateId: string): ColumnedTemplate | undefined {
    const found = this.#readable(resourceType).find(({ id }) => id === templateId)
    if (found === undefined) return undefined
    const { id, name, shortDescription, type, state, attributes, displayFields } = found
    return { id, name, shortDescription, type, state, attributes, displayFields, columns: this.#columns.get(id) ?? [] }
  }

  #offered(resourceType: ResourceType): readonly TableTemplate[] {
    return this.#readable(resourceType).flatMap(({ id, name, shortDescription, state }) => (state === 'Hidden' ? [] : [{ id, name, shortDescription, state }]))
  }

  #readable(resourceType: ResourceType): readonly Template[] {
    return readableIn(this.#memory).filter(({ state, type }) => state !== 'Created' && canDescribe(type, resourceType))
  }
}
