import * as Result from 'effect/Result'
import type {
  FolderTemplateChangeFailure,
  FolderTemplateGateway,
  FolderTemplatePlace,
  FolderTemplatesFailure,
  UploadValuesFailure,
} from '../../application/folder-templates/FolderTemplateGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { describesArrivals, MAX_FOLDER_TEMPLATES, templatesOnWay, type FolderTemplates, type UnsavedReason, type UnsavedValue, type UploadValue } from '../../domain/folder-templates/folderTemplates.ts'
import { judgedValues } from '../../domain/metadata/values.ts'
import { isReference } from '../../domain/templates/attributeTypes.ts'
import type { SelectedRef } from '../../domain/items/selection.ts'
import { InMemoryMetadataEdits } from '../metadata/InMemoryMetadataEdits.ts'
import { namedIn, namesAmong } from '../metadata/inMemoryNames.ts'
import { readableIn } from '../metadata/inMemoryReach.ts'
import type { Memory } from '../memory/Memory.ts'

/** By which templates what arrives in the folders of a library in memory is described. */
export class InMemoryFolderTemplateGateway implements FolderTemplateGateway {
  readonly #memory: Memory
  readonly #edits: InMemoryMetadataEdits
  readonly #named = new Map<string, ReadonlySet<string>>()
  readonly #kept = new Map<string, readonly UploadValue[]>()

  constructor(memory: Memory) {
    this.#memory = memory
    this.#edits = new InMemoryMetadataEdits(memory)
    memory.library.onArrival((refs, valuesId = '') =>
      refs.length === 0 ? (this.#kept.get(valuesId) ?? []).map((value) => this.#unsaved(value, 'FILE_REPLACED')) : refs.flatMap((ref) => this.#arrived(ref, valuesId)),
    )
    memory.library.onCopied((from, to) => this.#copied(from.id, to.id))
  }

  async read(place: FolderTemplatePlace, signal: AbortSignal): Promise<Result.Result<FolderTemplates, FolderTemplatesFailure>> {
    const problem = await this.#met('folderTemplates.read', place, signal)
    return problem === undefined ? Result.succeed(this.#templatesAt(place)) : Result.fail(problem)
  }

  async name(place: FolderTemplatePlace, templateId: string, signal: AbortSignal): Promise<Result.Result<FolderTemplates, FolderTemplateChangeFailure>> {
    const problem = (await this.#met('folderTemplates.change', place, signal)) ?? this.#refusal(place, templateId)
    if (problem !== undefined) return Result.fail(problem)
    return Result.succeed(this.#changed(place, new Set([...this.#of(place.folderId), templateId])))
  }

  async unname(place: FolderTemplatePlace, templateId: string, signal: AbortSignal): Promise<Result.Result<FolderTemplates, FolderTemplateChangeFailure>> {
    const problem = await this.#met('folderTemplates.change', place, signal)
    if (problem !== undefined) return Result.fail(problem)
    if (!readableIn(this.#memory).some(({ id }) => id === templateId)) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    return Result.succeed(this.#changed(place, new Set([...this.#of(place.folderId)].filter((id) => id !== templateId))))
  }

  async keepValues(resourceType: ResourceType, values: readonly UploadValue[], signal: AbortSignal): Promise<Result.Result<{ readonly id: string }, UploadValuesFailure>> {
    const fault = await this.#memory.faults.meet('folderTemplates.keepValues', signal)
    if (fault) return Result.fail(fault as UploadValuesFailure)
    const known = values.flatMap((value) => [this.#edits.known(value.attributeId)].flatMap((one) => (one === undefined ? [] : [{ ...one, value }])))
    if (known.length < values.length) return Result.fail({ code: 'NOT_FOUND' })
    if (known.some(({ template }) => !describesArrivals(template, resourceType))) return Result.fail({ code: 'TEMPLATE_DIFFERENT_STATE' })
    const problems = known.flatMap(({ attribute, value }) => {
      const judged = judgedValues(value.values, namedIn(this.#memory, attribute, []))
      return Result.isFailure(judged) ? [[attribute.id, judged.failure] as const] : []
    })
    if (problems.length > 0) return Result.fail({ code: 'VALIDATION_FAILED', fields: Object.fromEntries(problems) })
    const id = this.#memory.library.nextId()
    this.#kept.set(id, values)
    return Result.succeed({ id })
  }

  async #met(call: string, { resourceType, folderId }: FolderTemplatePlace, signal: AbortSignal): Promise<FolderTemplatesFailure | undefined> {
    const fault = await this.#memory.faults.meet(call, signal)
    if (fault) return fault as FolderTemplatesFailure
    const folder = this.#memory.library.folders.get(folderId)
    if (folder === undefined) return { code: 'FOLDER_NOT_FOUND' }
    if (folder.type !== resourceType) return { code: 'FOLDER_DIFFERENT_TYPE' }
    return this.#memory.library.trashed.has(folderId) ? { code: 'RESOURCE_IN_TRASH' } : undefined
  }

  #refusal({ resourceType, folderId }: FolderTemplatePlace, templateId: string): FolderTemplateChangeFailure | undefined {
    const template = readableIn(this.#memory).find(({ id }) => id === templateId)
    if (template === undefined) return { code: 'TEMPLATE_NOT_FOUND' }
    if (!describesArrivals(template, resourceType)) return { code: 'TEMPLATE_DIFFERENT_STATE' }
    const isFull = this.#of(folderId).size >= MAX_FOLDER_TEMPLATES
    return isFull ? { code: 'VALIDATION_FAILED', fields: { templateId: { code: 'tooMany', limit: MAX_FOLDER_TEMPLATES } } } : undefined
  }

  #of(folderId: string): ReadonlySet<string> {
    return this.#named.get(folderId) ?? new Set()
  }

  #changed(place: FolderTemplatePlace, after: ReadonlySet<string>): FolderTemplates {
    const { library } = this.#memory
    const [folder, before] = [library.folders.get(place.folderId), this.#of(place.folderId)]
    this.#named.set(place.folderId, after)
    if (folder !== undefined && before.size !== after.size) {
      library.history.record({ kind: 'folder.updated', resource: folder, before: { folderTemplates: before.size }, after: { folderTemplates: after.size } })
      library.publish({ kind: 'contents.changed', folderId: folder.id, type: folder.type })
    }
    return this.#templatesAt(place)
  }

  #onWay(folderId: string) {
    const way = this.#memory.library.pathTo(folderId).toReversed()
    return templatesOnWay(way.map(({ id, name }) => ({ id, name, templateIds: [...this.#of(id)] })))
  }

  #templatesAt({ resourceType, folderId }: FolderTemplatePlace): FolderTemplates {
    const named = this.#onWay(folderId)
    const readable = readableIn(this.#memory)
    const templates = readable.filter(({ id, state }) => named.has(id) && state !== 'Hidden')
    const offered = readable.filter((template) => describesArrivals(template, resourceType) && named.get(template.id) !== null)
    return {
      templates: templates.map(({ id, name, shortDescription, type, state, attributes, displayFields }) => ({
        template: { id, name, shortDescription, type, state, attributes, displayFields },
        from: named.get(id) ?? null,
      })),
      offered: offered.map(({ id, name, shortDescription }) => ({ id, name, shortDescription })),
      names: namesAmong(this.#memory, templates.flatMap(({ attributes }) => attributes.map((attribute) => ({ attribute, values: [attribute.defaultValue] })))),
    }
  }

  #arrived(ref: SelectedRef, valuesId: string): readonly UnsavedValue[] {
    const { library } = this.#memory
    const [folder, asset] = [library.folders.get(ref.id), library.assets.get(ref.id)]
    if (folder !== undefined) {
      library.childrenOf(folder.type, folder.id).forEach(({ id }) => this.#arrived({ kind: 'folder', id }, valuesId))
      library.assetsIn(folder.type, folder.id).forEach(({ id }) => this.#arrived({ kind: 'asset', id }, valuesId))
    }
    if (asset === undefined || asset.folderId === null) return []
    const named = this.#onWay(asset.folderId)
    const assign = readableIn(this.#memory).filter((template) => named.has(template.id) && describesArrivals(template, asset.type)).map(({ id }) => id)
    const values = this.#kept.get(valuesId) ?? []
    const takes = ({ attributeId }: UploadValue): boolean => {
      const template = this.#edits.known(attributeId)?.template
      return template !== undefined && describesArrivals(template, asset.type)
    }
    const changes = values.filter(takes)
    const saved = assign.length + changes.length > 0 ? this.#edits.saved(asset, { assign, changes: changes.map((change) => ({ ...change, revision: 0 })) }) : undefined
    const answers = saved !== undefined && Result.isSuccess(saved) ? saved.success.answers : []
    const refused = new Set(answers.flatMap((answer) => (answer.outcome === 'refused' ? [answer.attributeId] : [])))
    return [
      ...values.filter((value) => !takes(value)).map((value) => this.#unsaved(value)),
      ...changes.filter(({ attributeId }) => refused.has(attributeId)).map((value) => this.#unsaved(value, 'VALUE_REFUSED')),
    ]
  }

  #unsaved({ attributeId, values }: UploadValue, why?: UnsavedReason): UnsavedValue {
    const attribute = this.#memory.templates.all().flatMap(({ attributes }) => attributes).find(({ id }) => id === attributeId)
    if (attribute === undefined) throw new RangeError('There is no such attribute')
    const names = namedIn(this.#memory, attribute, []).names
    const reason = why ?? (this.#edits.known(attributeId) === undefined ? 'TEMPLATE_NOT_FOUND' : 'TEMPLATE_DIFFERENT_STATE')
    return { name: attribute.name, values: values.flatMap((value) => names?.nameOf(value) ?? (isReference(attribute.type) ? [] : value)), reason }
  }

  #copied(from: string, to: string): void {
    const named = this.#named.get(from)
    if (named !== undefined) this.#named.set(to, named)
  }
}
