import type { PlannedMerge } from '../../application/duplicates/DuplicateGateway.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { mergePlan, type MergeSide } from '../../domain/duplicates/merge.ts'
import { canEditValues } from '../../domain/metadata/assetMetadata.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { canDescribe } from '../../domain/templates/template.ts'
import { namesAmong } from '../metadata/inMemoryNames.ts'
import { readableIn, type HeldMemory } from '../metadata/inMemoryReach.ts'

const openIn = (memory: HeldMemory, { type }: AssetDetail) => readableIn(memory).filter((template) => canEditValues(template.state) && canDescribe(template.type, type))

const sideOf = (memory: HeldMemory, { id, description, repositoryId, tags }: AssetDetail, attributes: readonly AttributeDefinition[]): MergeSide => ({
  id,
  description,
  repositoryId,
  tags,
  values: Object.fromEntries(attributes.map((one) => [one.id, memory.metadata.read(id, one).values] as const).filter(([, values]) => values.length > 0)),
})

/** What an asset would get from others of a library in memory. */
export const plannedIn = (memory: HeldMemory, kept: AssetDetail, others: readonly AssetDetail[]): PlannedMerge => {
  const open = openIn(memory, kept)
  const attributes = open.flatMap((template) => template.attributes)
  const plan = mergePlan(sideOf(memory, kept, attributes), others.map((other) => sideOf(memory, other, attributes)))
  const said = [...plan.filled, ...plan.conflicts].flatMap(({ field, kept: own, offered }) => {
    const attribute = attributes.find(({ id }) => id === field)
    return attribute === undefined ? [] : [{ attribute, values: [...own, ...offered.flatMap(({ values }) => values)] }]
  })
  const held = [kept, ...others].flatMap(({ repositoryId, repository }) => (repositoryId === null ? [] : [[repositoryId, repository ?? ''] as const]))
  const revisions = [kept, ...others].flatMap(({ id }) => attributes.map((one) => memory.metadata.read(id, one).revision))
  return {
    ...plan,
    repositories: [...new Map(held)].map(([id, name]) => ({ id, name })),
    templates: open
      .filter((template) => template.attributes.some(({ id }) => said.some(({ attribute }) => attribute.id === id)))
      .map(({ id, name, shortDescription, type, state, attributes: own, displayFields }) => ({ id, name, shortDescription, type, state, attributes: own, displayFields })),
    names: namesAmong(memory, said),
    state: [...[kept, ...others].map(({ id, revision }) => `${id}:${revision}`), ...revisions].join(' '),
  }
}
