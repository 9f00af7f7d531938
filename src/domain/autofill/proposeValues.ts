import { fromFileItself, namesInFile } from './embedded.ts'
import { titleFromName } from './fileTitle.ts'
import type { AutofillAttribute } from './finders.ts'
import { fromTexts } from './fromTexts.ts'
import { textsOf, type Material } from './material.ts'
import { namesToLookUp } from './finding/names.ts'
import { surest, type ValueProposal } from './proposal.ts'

/** The whole names in an asset's texts and in what its file says, which may be contacts': whoever knows the contacts looks them up. */
export const namesOfMaterial = (attributes: readonly AutofillAttribute[], material: Material): readonly string[] =>
  attributes.some(({ type }) => type === 'contact') ? namesToLookUp(textsOf(material), attributes.flatMap((attribute) => namesInFile(attribute, material.groups))) : []

/**
 * Values for attributes from what is known of an asset, without a model. Each is one that the attribute's own validation takes, and stands in
 * the passage that it names; nothing is proposed from nothing.
 */
export const proposeValues = (attributes: readonly AutofillAttribute[], material: Material): readonly ValueProposal[] => {
  const texts = textsOf(material)
  return attributes.flatMap((attribute) =>
    surest(attribute, [...fromFileItself(attribute, material.groups), ...fromTexts(attribute, texts), ...titleFromName(attribute, material)]),
  )
}
