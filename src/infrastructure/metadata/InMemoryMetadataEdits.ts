import * as Result from 'effect/Result'
import type { MetadataEdit, MetadataSaved, MetadataSaveFailure } from '../../application/metadata/MetadataGateway.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { canEditValues, refusedCodeOf, type AttributeValues, type ValueAnswer, type ValueChange, type ValueRevision } from '../../domain/metadata/assetMetadata.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import { areWrittenAlike, judgedValues } from '../../domain/metadata/values.ts'
import { canDescribe, type Template } from '../../domain/templates/template.ts'
import { defaultIn } from './inMemoryDefaults.ts'
import { namedIn, namesAmong } from './inMemoryNames.ts'
import { type Known, knownIn, readableIn, type HeldMemory } from './inMemoryReach.ts'

/** Changes of what people say of the assets of a library in memory. */
export class InMemoryMetadataEdits {
  readonly #memory: HeldMemory

  constructor(memory: HeldMemory) {
    this.#memory = memory
  }

  /** Undefined where the signed-in person is not in its template. */
  known(attributeId: string): Known | undefined {
    return knownIn(this.#memory, attributeId)
  }

  /** Why an asset is not described by these templates. */
  refusal(asset: AssetDetail, ids: readonly string[]): MetadataSaveFailure | undefined {
    const templates = readableIn(this.#memory).filter(({ id }) => ids.includes(id))
    if (templates.length < new Set(ids).size || templates.some(({ type }) => !canDescribe(type, asset.type))) return { code: 'TEMPLATE_NOT_FOUND' }
    return templates.every(({ state }) => canEditValues(state)) ? undefined : { code: 'TEMPLATE_DIFFERENT_STATE' }
  }

  saved(asset: AssetDetail, { assign = [], changes }: MetadataEdit): Result.Result<MetadataSaved, MetadataSaveFailure> {
    const known = changes.map(({ attributeId }) => this.known(attributeId))
    if (known.includes(undefined)) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
    const ids = [...new Set([...assign, ...known.flatMap((one) => one?.template.id ?? [])])]
    const refusal = this.refusal(asset, ids)
    if (refusal !== undefined) return Result.fail(refusal)
    const first = this.#memory.metadata.changes.length
    const fresh = readableIn(this.#memory).filter(({ id }) => ids.includes(id) && !this.#memory.metadata.isDescribed(asset.id, id))
    for (const template of fresh) this.#begin(asset, template, changes)
    const answers = changes.flatMap((change, at) => this.#answer(asset, known[at], change))
    const written = answers.flatMap((answer) => (answer.outcome === 'saved' ? [{ assetId: asset.id, attributeId: answer.now.attributeId, revision: answer.now.revision }] : []))
    this.record(asset, first, fresh.length === 0 ? { values: written } : {})
    const said = answers.flatMap((answer, at) => (answer.outcome === 'refused' || known[at] === undefined ? [] : [{ attribute: known[at].attribute, values: answer.now.values }]))
    return Result.succeed({ answers, names: namesAmong(this.#memory, said) })
  }

  /** A template that describes it from now on, with its defaults where nothing else is said. */
  #begin(asset: AssetDetail, template: Template, changes: readonly ValueChange[]): void {
    this.#memory.metadata.assign(asset.id, template)
    for (const attribute of template.attributes) {
      const values = changes.some(({ attributeId }) => attributeId === attribute.id) ? [] : defaultIn(this.#memory, asset.id, attribute)
      if (values.length > 0) this.write(asset, { template, attribute }, values)
    }
  }

  #answer(asset: AssetDetail, known: Known | undefined, { attributeId, values, revision }: ValueChange): readonly ValueAnswer[] {
    if (known === undefined) return []
    const { metadata } = this.#memory
    const now = metadata.read(asset.id, known.attribute)
    if (now.revision !== revision) return [{ outcome: 'stale', now }]
    const judged = judgedValues(metadata.current(values, known.attribute), namedIn(this.#memory, known.attribute, now.values))
    if (Result.isFailure(judged)) return [{ outcome: 'refused', attributeId, code: refusedCodeOf(judged.failure), problem: judged.failure }]
    if (areWrittenAlike(judged.success, now.values)) return [{ outcome: 'saved', now }]
    return [{ outcome: 'saved', now: this.write(asset, known, judged.success) }]
  }

  write({ id }: AssetDetail, { template, attribute }: Known, values: readonly MetadataValue[]): AttributeValues {
    const { firstName, lastName } = this.#memory.claims.user
    return this.#memory.metadata.write({ firstName, lastName }, id, template.id, attribute, values)
  }

  /** `first`: where its changes begin among all. */
  record({ id: assetId, name, folderId, type, thumbnail, indexing }: AssetDetail, first: number, values: { readonly values?: readonly ValueRevision[] } = {}): void {
    const { metadata, library } = this.#memory
    const changes = metadata.changes.slice(first)
    metadata.counted.set(library.history.record({ kind: 'asset.updated', resource: { id: assetId, name }, before: {}, after: { metadata: changes.length } }), changes)
    this.#memory.library.publish({ kind: 'asset.changed', assetId, folderId, type, thumbnail, indexing, ...values })
  }
}
