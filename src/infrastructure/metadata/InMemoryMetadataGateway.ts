import * as Result from 'effect/Result'
import type {
  DescribedPlace,
  MetadataEdit,
  MetadataGateway,
  MetadataHistoryPage,
  MetadataHistoryQuery,
  MetadataSaved,
  MetadataSaveFailure,
  MetadataUndoFailure,
  ValueOptionPage,
  ValueOptionQuery,
} from '../../application/metadata/MetadataGateway.ts'
import type { AssetReadFailure } from '../../application/assets/AssetGateway.ts'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { contactNames } from '../../domain/contacts/contactValues.ts'
import { canEditValues, type AssetMetadata } from '../../domain/metadata/assetMetadata.ts'
import { isLookedUp } from '../../domain/metadata/fromFile.ts'
import type { NamedWord } from '../../domain/metadata/names.ts'
import { nameKey } from '../../domain/naming/names.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { isNamed } from '../../domain/templates/attributeTypes.ts'
import type { Option } from '../../domain/templates/options.ts'
import { canDescribe } from '../../domain/templates/template.ts'
import type { Memory } from '../memory/Memory.ts'
import { InMemoryMetadataEdits } from './InMemoryMetadataEdits.ts'
import { shownChange } from './inMemoryChanges.ts'
import { assetCalled, contactsIn, namesAmong } from './inMemoryNames.ts'
import { readableIn, type HeldMemory } from './inMemoryReach.ts'

/** What people say of the assets of a library in memory. */
export class InMemoryMetadataGateway implements MetadataGateway {
  readonly #memory: HeldMemory
  readonly #edits: InMemoryMetadataEdits
  readonly #faults: Memory['faults']

  constructor(memory: HeldMemory, faults: Memory['faults']) {
    this.#memory = memory
    this.#edits = new InMemoryMetadataEdits(memory)
    this.#faults = faults
  }

  async read({ resourceType, assetId }: DescribedPlace, signal: AbortSignal): Promise<Result.Result<AssetMetadata, AssetReadFailure>> {
    const found = await this.#found('metadata.read', { resourceType, assetId }, signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const { metadata } = this.#memory
    const readable = readableIn(this.#memory)
    const templates = readable
      .filter(({ id }) => metadata.isDescribed(assetId, id))
      .map(({ id, name, shortDescription, type, state, attributes, displayFields }) => ({
        template: { id, name, shortDescription, type, state, attributes, displayFields },
        values: attributes.map((attribute) => metadata.read(assetId, attribute)),
      }))
    const said = templates.flatMap(({ template, values }) => template.attributes.map((attribute, at) => ({ attribute, values: values[at]?.values ?? [] })))
    const offered = readable.filter(({ id, state, type }) => canEditValues(state) && canDescribe(type, resourceType) && !metadata.isDescribed(assetId, id))
    return Result.succeed({
      templates,
      offered: offered.map(({ id, name, shortDescription }) => ({ id, name, shortDescription })),
      names: namesAmong(this.#memory, said),
    })
  }

  async save(place: DescribedPlace, edit: MetadataEdit, signal: AbortSignal): Promise<Result.Result<MetadataSaved, MetadataSaveFailure>> {
    const found = await this.#found('metadata.save', place, signal)
    return Result.isFailure(found) ? Result.fail(found.failure) : this.#edits.saved(found.success, edit)
  }

  async takeOff(place: DescribedPlace, templateId: string, signal: AbortSignal): Promise<Result.Result<void, MetadataSaveFailure>> {
    const found = await this.#found('metadata.takeOff', place, signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const template = readableIn(this.#memory).find(({ id }) => id === templateId)
    const refusal = this.#edits.refusal(found.success, [templateId])
    if (refusal !== undefined) return Result.fail(refusal)
    if (template === undefined || !this.#memory.metadata.isDescribed(place.assetId, templateId)) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
    const first = this.#memory.metadata.changes.length
    for (const attribute of template.attributes) {
      if (this.#memory.metadata.read(place.assetId, attribute).values.length > 0) this.#edits.write(found.success, { template, attribute }, [])
    }
    this.#memory.metadata.takeOff(place.assetId, template)
    this.#edits.record(found.success, first)
    return Result.succeed(undefined)
  }

  async history(place: DescribedPlace, { attributeId, after, limit }: MetadataHistoryQuery, signal: AbortSignal): Promise<Result.Result<MetadataHistoryPage, AssetReadFailure>> {
    const found = await this.#found('metadata.history', place, signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const ofAsset = this.#memory.metadata.changes.filter((change) => change.assetId === place.assetId && (attributeId === undefined || change.attributeId === attributeId))
    const all = ofAsset.toReversed().flatMap((change) => shownChange(this.#memory, change) ?? [])
    const start = Number(after ?? 0)
    const shown = all.slice(start, start + limit)
    return Result.succeed({
      items: shown.map(({ change }) => change),
      next: all.length > start + limit ? String(start + limit) : null,
      names: namesAmong(this.#memory, shown.map(({ attribute, change }) => ({ attribute, values: [...change.before, ...change.after] }))),
    })
  }

  async undo(place: DescribedPlace, changeId: string, signal: AbortSignal): Promise<Result.Result<MetadataSaved, MetadataUndoFailure>> {
    const found = await this.#found('metadata.undo', place, signal)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    const change = this.#memory.metadata.changes.find(({ id, assetId }) => id === changeId && assetId === place.assetId)
    if (change === undefined || this.#edits.known(change.attributeId) === undefined) return Result.fail({ code: 'NOT_FOUND' })
    const { attributeId, before: values, revision } = change
    const saved = this.#edits.saved(found.success, { changes: [{ attributeId, values, revision }] })
    const answer = Result.isSuccess(saved) ? saved.success.answers[0] : undefined
    if (answer?.outcome === 'stale') return Result.fail({ code: 'STALE_EDIT' })
    if (answer?.outcome === 'refused') return Result.fail({ code: 'VALIDATION_FAILED', fields: { [attributeId]: answer.problem } })
    return saved
  }

  async options({ attributeId, search, limit, after }: ValueOptionQuery, signal: AbortSignal): Promise<Result.Result<ValueOptionPage, CallFailure>> {
    const fault = await this.#faults.meet('metadata.options', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const known = this.#edits.known(attributeId)
    if (known === undefined || !isLookedUp(known.attribute)) return Result.fail({ code: 'NOT_FOUND' })
    const wanted = nameKey(search)
    const rank = ({ label }: Option): string => `${nameKey(label).startsWith(wanted) ? 0 : 1}${nameKey(label)}`
    const offered = known.attribute.type === 'contact' ? this.#contactsSaid(known.attribute) : this.#memory.templates.optionsOf(attributeId)
    const all = offered.filter(({ label }) => nameKey(label).includes(wanted))
    const sorted = all.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    const start = Number(after ?? 0)
    return Result.succeed({ items: sorted.slice(start, start + limit), next: sorted.length > start + limit ? String(start + limit) : null, total: sorted.length })
  }

  async named(attributeId: string, words: readonly string[], signal: AbortSignal): Promise<Result.Result<readonly NamedWord[], CallFailure>> {
    const fault = await this.#faults.meet('metadata.named', signal)
    if (fault) return Result.fail(fault as CallFailure)
    const known = this.#edits.known(attributeId)
    if (known === undefined || !isNamed(known.attribute.type)) return Result.fail({ code: 'NOT_FOUND' })
    if (known.attribute.type === 'asset') return Result.succeed(words.map((word) => ({ word, option: assetCalled(this.#memory, word) ?? null })))
    if (known.attribute.type === 'contact') return Result.succeed(words.map((word) => this.#contactCalled(word)))
    const options = this.#memory.templates.optionsOf(attributeId)
    return Result.succeed(words.map((word) => ({ word, option: options.find(({ id, label }) => id === word || nameKey(label) === nameKey(word)) ?? null })))
  }

  #contactsSaid(attribute: AttributeDefinition): readonly Option[] {
    const { library, metadata } = this.#memory
    const said = new Set([...library.assets.keys()].flatMap((id) => metadata.read(id, attribute).values))
    return contactsIn(this.#memory).filter(({ id }) => said.has(id)).map((contact) => ({ id: contact.id, label: contactName(contact) }))
  }

  #contactCalled(word: string): NamedWord {
    const names = contactNames(contactsIn(this.#memory))
    const found = (names.idsOf?.(word) ?? []).map((id) => ({ id, label: names.nameOf(id) ?? word }))
    return found.length > 1 ? { word, option: null, namesakes: found } : { word, option: found[0] ?? null }
  }

  async #found(call: string, { resourceType, assetId }: DescribedPlace, signal: AbortSignal): Promise<Result.Result<AssetDetail, AssetReadFailure>> {
    const fault = await this.#faults.meet(call, signal)
    if (fault) return Result.fail(fault as AssetReadFailure)
    const asset = this.#memory.library.assets.get(assetId)
    if (asset === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    if (asset.type !== resourceType) return Result.fail({ code: 'ASSET_DIFFERENT_TYPE' })
    return this.#memory.library.trashed.has(assetId) ? Result.fail({ code: 'RESOURCE_IN_TRASH' }) : Result.succeed(asset)
  }
}
