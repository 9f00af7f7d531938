import { defaultFor } from '../../domain/metadata/defaults.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import type { Memory } from '../memory/Memory.ts'
import { namedIn } from './inMemoryNames.ts'

/** What an attribute says of itself in an asset that its template begins to describe. */
export const defaultIn = (memory: Pick<Memory, 'metadata' | 'templates' | 'library' | 'contacts'>, assetId: string, attribute: AttributeDefinition): readonly MetadataValue[] => {
  const { metadata } = memory
  const latest = metadata.changes.findLast((change) => change.assetId === assetId && change.attributeId === attribute.id)
  const named = { ...namedIn(memory, attribute, []), defaultValue: attribute.defaultValue }
  return defaultFor(named, metadata.read(assetId, attribute).values, latest?.before ?? [])
}
