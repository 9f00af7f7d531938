import { conceptNamed } from './concepts.ts'
import type { AutofillAttribute } from './finders.ts'
import { wordsOfName, type Material } from './material.ts'
import { validValues, type ValueProposal } from './proposal.ts'

/** What cameras, scanners and programs call files. */
const MADE_BY_A_MACHINE = /^(?:img|dsc[nf]?|vid|pxl|pano|scan|skann|image|bilde|imagen|document|dokument|documento|screenshot|skjermbilde|whatsapp|untitled|new|ny|nuevo|copy|kopi|copia|file|fil|archivo|page|side|página|mov|p|sam)\b[\s\d()_.-]*$/iu

/** The name of a file as a title, where a person gave it: at least two words of letters. */
export const titleFromName = (attribute: AutofillAttribute, { name }: Pick<Material, 'name'>): readonly ValueProposal[] => {
  if (conceptNamed(attribute) !== 'title' || attribute.type !== 'text') return []
  const title = wordsOfName(name).replace(/\s*\(\d+\)$/u, '')
  const words = title.match(/\p{L}{2,}/gu) ?? []
  if (words.length < 2 || MADE_BY_A_MACHINE.test(title)) return []
  return validValues(attribute, [title]).map((value) => ({ attributeId: attribute.id, values: [value], confidence: 0.4, source: 'FileName', passage: wordsOfName(name), words: title }))
}
