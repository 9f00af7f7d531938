import { stemsOf } from '../../src/domain/query-language/stems.ts'
import { headMark, stemMark, type StemPlace } from '../search-index/formWords.ts'
import { LEVELS, mark, placeOf } from '../search-index/words.ts'

/** Words that stand next to one another in this order. `begun`: the last one only begins so. `forms`: of a single word, any form of it is meant. */
interface AskedWords {
  readonly words: readonly string[]
  readonly begun: boolean
  readonly forms: boolean
}

/** In all that something is found by, or in one field of it. */
type WordField = 'anywhere' | 'name' | 'number' | 'description' | 'content'

/** How well words are met: in the name, in what describes it, in its content; each as it was asked first, then in another form. */
export const TIERS = 6

type Written = readonly string[]

/** `tsquery`s, one of each tier; null: nothing is found so. */
export const tierQueries = (organizationId: string, asked: AskedWords, field: WordField, templates: readonly string[]): readonly (string | null)[] => {
  const { words, begun, forms } = asked
  const inLevels = (place: string): Written => LEVELS.map((level) => mark(organizationId) + level + place)
  const named = inLevels('N')
  const anywhere = inLevels('A')
  const described = [headMark(organizationId, 'D'), ...templates.flatMap((id) => inLevels(placeOf(id)))]
  const exactly = (starts: Written, weight = ''): Written => {
    const label = (isLast: boolean): string => (begun && isLast ? `:*${weight}` : weight === '' ? '' : `:${weight}`)
    return starts.map((start) => words.map((word, at) => start + word + label(at === words.length - 1)).join(' <-> '))
  }
  const [word = ''] = words
  /** Each stem as it stands beside words, and where it is a word of its own that has it. */
  const inForms = (places: readonly StemPlace[], starts: Written, weight = ''): Written =>
    forms && words.length === 1
      ? stemsOf(word).flatMap((stem) => [
          ...places.map((place) => stemMark(organizationId, place) + stem),
          ...(stem !== word && stemsOf(stem).includes(stem) ? starts.map((start) => start + stem + (weight === '' ? '' : `:${weight}`)) : []),
        ])
      : []
  const inTemplates = templates.map((id) => placeOf(id) as StemPlace)
  const tiers: Readonly<Record<WordField, readonly Written[]>> = {
    anywhere: [
      exactly(named), inForms(['N'], named),
      exactly(described), inForms(['D', ...inTemplates], described),
      exactly(anywhere), inForms(['A'], anywhere),
    ],
    name: [exactly(named), inForms(['N'], named), [], [], [], []],
    number: [[], [], exactly([headMark(organizationId, 'U')]), [], [], []],
    description: [[], [], exactly([headMark(organizationId, 'C')]), inForms(['C'], [headMark(organizationId, 'C')]), [], []],
    content: [[], [], [], [], exactly(anywhere, 'D'), inForms(['A'], anywhere, 'D')],
  }
  return tiers[field].map((written) => (written.length === 0 ? null : written.map((one) => `(${one})`).join(' | ')))
}
