import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'

/** What a template's details show, in the order of its display fields; what they say nothing of comes last. */
export const shownAttributes = ({ attributes, displayFields }: Pick<DescribingTemplate, 'attributes' | 'displayFields'>): readonly AttributeDefinition[] => {
  const known = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  const displayed = displayFields.flatMap(({ attributeId, inDetails }) => (inDetails ? [known.get(attributeId) ?? []] : [])).flat()
  return [...displayed, ...attributes.filter(({ id }) => displayFields.every(({ attributeId }) => attributeId !== id))]
}
