import type { AssetDetail } from '../../domain/assets/asset.ts'
import { type ImportCounts, NO_COUNTS } from '../../domain/metadata-import/metadataImport.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { Memory } from '../memory/Memory.ts'
import { InMemoryMetadataEdits } from '../metadata/InMemoryMetadataEdits.ts'
import type { JudgedImport } from './inMemoryJudging.ts'

/** What an import made of one asset. */
interface WrittenAsset {
  readonly assetId: string
  /** The template began to describe it by that. */
  readonly isAssigned: boolean
  readonly changes: readonly { readonly attributeId: string; readonly before: readonly MetadataValue[]; readonly revision: number }[]
}

/** Writes what an import can write; answers what it changed, defaults of the template included. */
export const writeImport = (memory: Memory, template: Template, { edits }: JudgedImport): readonly WrittenAsset[] => {
  const { metadata } = memory
  const writer = new InMemoryMetadataEdits(memory)
  const write = (asset: AssetDetail, changes: JudgedImport['edits'][number]['changes']): WrittenAsset => {
    const isAssigned = changes.length > 0 && !metadata.isDescribed(asset.id, template.id)
    const before = template.attributes.map((attribute) => metadata.read(asset.id, attribute))
    if (changes.length > 0) writer.saved(asset, { changes })
    const written = template.attributes.flatMap((attribute, at) => {
      const now = metadata.read(asset.id, attribute)
      return now.revision === before[at]?.revision ? [] : [{ attributeId: attribute.id, before: before[at]?.values ?? [], revision: now.revision }]
    })
    return { assetId: asset.id, isAssigned, changes: written }
  }
  return edits.map(({ asset, changes }) => write(asset, changes)).filter(({ changes, isAssigned }) => changes.length > 0 || isAssigned)
}

/** Takes back what was not changed since. A template that describes an asset since the import leaves it where it says nothing more. */
export const takeBackImport = ({ metadata, claims }: Memory, template: Template, written: readonly WrittenAsset[]): ImportCounts => {
  let [changed, refused, found] = [0, 0, 0]
  for (const { assetId, isAssigned, changes } of written) {
    const earlier = changed
    for (const { attributeId, before, revision } of changes) {
      const attribute = template.attributes.find(({ id }) => id === attributeId)
      if (attribute === undefined || metadata.read(assetId, attribute).revision !== revision) refused += 1
      else {
        metadata.write(claims.user, assetId, template.id, attribute, before)
        changed += 1
      }
    }
    const isTakenOff = isAssigned && template.attributes.every((attribute) => metadata.read(assetId, attribute).values.length === 0)
    if (isTakenOff) metadata.takeOff(assetId, template)
    if (isTakenOff || changed > earlier) found += 1
  }
  return { ...NO_COUNTS, lines: written.length, found, changed, refused }
}

export type WrittenImport = ReturnType<typeof writeImport>
