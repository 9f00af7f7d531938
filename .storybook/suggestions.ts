import type { Proposal } from '../src/domain/suggestions/proposal.ts'
import type { SuggestionFilter } from '../src/domain/suggestions/deciding.ts'
import { libraryWith, type Stage } from './library.ts'

/** The attributes of the sample's template for glass plates, by their names. */
const attribute = ({ ports }: Stage, name: string): string =>
  ports.keptTemplates
    .all()
    .flatMap(({ attributes }) => attributes)
    .find((one) => one.name === name)?.id ?? ''

const face = '00000000-0000-4000-8000-0000000fa'
const PASSAGE = 'The bark Haabet came in on a Tuesday; the plate was taken from the quay in the summer of 1887 and measures 18 by 24 cm, as the list of the bequest has it.'

/** Tags, a face and values, of three pictures: short and long, sure and unsure, from everywhere. */
export const someSuggested = (stage: Stage): void => {
  const { suggestions, sample } = stage.ports
  const [first, second, third] = sample.pictures.slice(4)
  const long = 'A very long term that was found in the text of it'
  const of = (name: string, values: readonly string[], confidence: number, origin: Proposal['origin']): Proposal => ({ kind: 'Value', attributeId: attribute(stage, name), values, confidence, origin })
  suggestions.propose(third?.id ?? '', [{ kind: 'Tag', tag: long, confidence: 0.55, origin: { engine: 'KeyTerms', passage: PASSAGE, words: 'the plate was taken from the quay', page: 12 } }])
  suggestions.propose(second?.id ?? '', [
    { kind: 'Face', faceId: `${face}01`, name: 'Ada Berg', confidence: 0.94, origin: { engine: 'Faces', area: { x: 0.4, y: 0.3, width: 0.2, height: 0.25 } } },
    of('Digitized', ['yes'], 0.71, { engine: 'EmbeddedMetadata' }),
  ])
  suggestions.propose(first?.id ?? '', [
    { kind: 'Tag', tag: 'Harbour', confidence: 0.97, origin: { engine: 'Objects' } },
    { kind: 'Tag', tag: 'Boat', confidence: 0.82, origin: { engine: 'Objects' } },
    of('Height', ['24 cm'], 0.91, { engine: 'Ocr', passage: PASSAGE, words: '18 by 24 cm', page: 3 }),
    of('Width', ['18 cm'], 0.62, { engine: 'FileName', passage: 'plate-18x24-haabet.jpg', words: '18' }),
  ])
}

/** So many assets, each with a tag. */
export const manySuggested =
  (count: number) =>
  ({ ports: { suggestions, sample } }: Stage): void => {
    for (const { id } of sample.pictures.slice(0, count)) suggestions.propose(id, [{ kind: 'Tag', tag: 'Harbour at dusk', confidence: 0.95, origin: { engine: 'Objects' } }])
  }

/** Opens what a filter finds; `prepare` proposes it, and breaks or holds calls. */
export const suggestionsWith = (prepare: (stage: Stage) => void = () => undefined, filter: SuggestionFilter = {}) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.suggestions.send({ type: 'suggestions.opened', filter })
  })
