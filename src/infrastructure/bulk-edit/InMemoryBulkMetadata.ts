import * as Result from 'effect/Result'
import type { BulkEditFailure } from '../../application/bulk-edit/BulkEditGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { metadataField, valuesAfter, type MetadataEdit } from '../../domain/bulk-edit/bulkMetadata.ts'
import type { BulkTemplate, MetadataDifference } from '../../domain/bulk-edit/bulkPlan.ts'
import { canEditValues } from '../../domain/metadata/assetMetadata.ts'
import type { ValueName } from '../../domain/metadata/names.ts'
import { judgedValues } from '../../domain/metadata/values.ts'
import { canDescribe } from '../../domain/templates/template.ts'
import type { FieldProblems, Problem } from '../../domain/validation/problem.ts'
import { InMemoryMetadataEdits } from '../metadata/InMemoryMetadataEdits.ts'
import { namedIn, namesAmong } from '../metadata/inMemoryNames.ts'
import { readableIn, type HeldMemory } from '../metadata/inMemoryReach.ts'

/** What an edit makes of the metadata of one asset. */
interface BecomingMetadata {
  readonly differences: readonly MetadataDifference[]
  readonly assigned: readonly string[]
  readonly problems: FieldProblems
}

const NOTHING: BecomingMetadata = { differences: [], assigned: [], problems: {} }

/** What is said of many assets at once, of a library in memory. */
export class InMemoryBulkMetadata {
  readonly #memory: HeldMemory
  readonly #edits: InMemoryMetadataEdits

  constructor(memory: HeldMemory) {
    this.#memory = memory
    this.#edits = new InMemoryMetadataEdits(memory)
  }

  templates(type: ResourceType, assets: readonly AssetDetail[]): readonly BulkTemplate[] {
    return readableIn(this.#memory)
      .filter((template) => canEditValues(template.state) && canDescribe(template.type, type))
      .map(({ id, name, shortDescription, type: of, state, attributes, displayFields }) => ({
        template: { id, name, shortDescription, type: of, state, attributes, displayFields },
        assets: assets.filter((asset) => this.#memory.metadata.isDescribed(asset.id, id)).length,
      }))
  }

  /** Why nobody describes so. */
  refusal(type: ResourceType, edit: MetadataEdit | undefined): BulkEditFailure | undefined {
    if (edit === undefined) return undefined
    const known = edit.changes.map(({ attributeId }) => this.#edits.known(attributeId)?.template)
    const assigned = edit.assign.map((id) => readableIn(this.#memory).find((template) => template.id === id))
    const isRight = [...known, ...assigned].every((template) => template !== undefined && canEditValues(template.state) && canDescribe(template.type, type))
    return isRight ? undefined : { code: 'VALIDATION_FAILED', fields: { metadata: { code: 'notAnOption' } } }
  }

  becoming({ id }: AssetDetail, edit: MetadataEdit | undefined): BecomingMetadata {
    if (edit === undefined) return NOTHING
    const { metadata } = this.#memory
    const differences: MetadataDifference[] = []
    const problems: (readonly [string, Problem])[] = []
    for (const change of edit.changes) {
      const attribute = this.#edits.known(change.attributeId)?.attribute
      if (attribute === undefined) continue
      const before = metadata.read(id, attribute).values
      const judged = judgedValues(metadata.current(valuesAfter(before, change, attribute.type), attribute), namedIn(this.#memory, attribute, before))
      const after = Result.isSuccess(judged) ? judged.success : valuesAfter(before, change, attribute.type)
      if (JSON.stringify(after) === JSON.stringify(before)) continue
      differences.push({ attributeId: change.attributeId, before, after })
      if (Result.isFailure(judged)) problems.push([metadataField(change.attributeId), judged.failure])
    }
    return { differences, assigned: edit.assign.filter((templateId) => !metadata.isDescribed(id, templateId)), problems: Object.fromEntries(problems) }
  }

  namesIn(differences: readonly MetadataDifference[]): readonly ValueName[] {
    return namesAmong(
      this.#memory,
      differences.flatMap(({ attributeId, before, after }) => {
        const attribute = this.#edits.known(attributeId)?.attribute
        return attribute === undefined ? [] : [{ attribute, values: [...before, ...after] }]
      }),
    )
  }

  revisionsOf({ id }: AssetDetail, edit: MetadataEdit | undefined): string {
    return (edit?.changes ?? []).map(({ attributeId }) => this.#revision(id, attributeId)).join(',')
  }

  #revision(assetId: string, attributeId: string): number {
    const attribute = this.#edits.known(attributeId)?.attribute
    return attribute === undefined ? 0 : this.#memory.metadata.read(assetId, attribute).revision
  }

  /** Writes what one asset becomes; answers how it is taken back: whether all of it could be. */
  write(asset: AssetDetail, { differences, assigned }: BecomingMetadata): () => boolean {
    if (differences.length + assigned.length === 0) return () => true
    const begun = readableIn(this.#memory).filter(({ id, attributes }) => {
      const isNamed = assigned.includes(id) || attributes.some((attribute) => differences.some(({ attributeId }) => attributeId === attribute.id))
      return isNamed && !this.#memory.metadata.isDescribed(asset.id, id)
    })
    const said = begun.flatMap(({ attributes }) => attributes.filter(({ defaultValue }) => defaultValue !== '').map(({ id }) => id))
    const changes = differences.map(({ attributeId, after }) => ({ attributeId, values: after, revision: this.#revision(asset.id, attributeId) }))
    const before = new Map([...said.map((id) => [id, [] as readonly string[]] as const), ...differences.map((one) => [one.attributeId, one.before] as const)])
    this.#edits.saved(asset, { assign: assigned, changes })
    const revisions = new Map([...before.keys()].map((id) => [id, this.#revision(asset.id, id)]))
    return () => {
      const first = this.#memory.metadata.changes.length
      const back = [...before].filter(([id]) => this.#revision(asset.id, id) === revisions.get(id))
      for (const [attributeId, values] of back) {
        const known = this.#edits.known(attributeId)
        if (known !== undefined) this.#edits.write(asset, known, values)
      }
      for (const template of begun) {
        const isSilent = template.attributes.every((attribute) => this.#memory.metadata.read(asset.id, attribute).values.length === 0)
        if (isSilent) this.#memory.metadata.takeOff(asset.id, template)
      }
      this.#edits.record(asset, first)
      return back.length === before.size
    }
  }
}
