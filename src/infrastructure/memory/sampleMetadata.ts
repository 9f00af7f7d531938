import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { InMemoryMetadata } from './InMemoryMetadata.ts'
import type { InMemoryTemplates } from './InMemoryTemplates.ts'

const AUTHOR = { firstName: 'Nora', lastName: 'Whitfield' }

/** What the first of the described pictures says; options by their labels. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  Title: ['The harbour from the north'],
  Photographer: ['Marit Vik', 'Unknown assistant'],
  'Date taken': ['1890~'],
  'Place shown': ['Bergen'],
  Position: ['60.39,5.32'],
  Emulsion: ['Gelatin silver'],
  Damage: ['Crack', 'Fingerprints'],
  Width: ['9 cm'],
  Height: ['120 mm'],
  'Insurance value': ['4500 NOK'],
  Digitized: ['yes'],
  Notes: ['Envelope lost.\nNumber scratched into the margin.'],
}

/** Has the assets that a template describes say something: the first of them all, the others their title. */
export const sampleMetadata = (metadata: InMemoryMetadata, templates: InMemoryTemplates): void => {
  for (const template of templates.all()) {
    const described = [...(templates.described.get(template.id) ?? [])]
    for (const [at, assetId] of described.entries()) {
      for (const attribute of template.attributes) {
        const values: readonly MetadataValue[] = (VALUES[attribute.name] ?? []).flatMap((text) => {
          const options = templates.optionsOf(attribute.id)
          return options.length === 0 ? [text] : options.filter(({ label }) => label === text).map(({ id }) => id)
        })
        const isSaid = at === 0 || attribute.name === 'Title'
        if (isSaid && values.length > 0) metadata.write(AUTHOR, assetId, template.id, attribute, at === 0 ? values : [`${values.join()} (${at + 1})`])
      }
    }
  }
}
