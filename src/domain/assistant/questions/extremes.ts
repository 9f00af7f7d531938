/** Of what is found the first or the last, by when it was made or by when it came into the library. */
export interface Extreme {
  readonly end: 'first' | 'last'
  readonly by: 'made' | 'added'
}

const whole = (cues: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cues})(?![\\p{L}\\p{N}])`, 'giu')

/** How each end is asked for; “the last voyage” is neither. */
const CUES: readonly (readonly [Extreme['end'], RegExp])[] = [
  ['first', whole('oldest|earliest|eldste|tidligste|más (?:antigu|viej)[oa]s?')],
  ['last', whole('newest|latest|most recent(?:ly)?|nyeste|seneste|más (?:recientes?|nuev[oa]s?)')],
]

const ADDED = 'added|uploaded|lagt til|lastet opp|añadid[oa]s?|subid[oa]s?|se (?:añad|sub)i(?:ó|eron)'
/** “Added last week” is no end. */
const END = '(?=\\s*(?:[?!.,;]|$))'
/** Beside a word of adding alone: the first and the last that came. */
const CAME: readonly (readonly [Extreme['end'], RegExp])[] = [
  ['first', whole(`(?:first|først|primer[oa]?s?)(?= (?:${ADDED}))|(?<=(?:${ADDED}) )(?:first|først|primero)${END}`)],
  ['last', whole(`(?:last|sist|últim[oa]s?)(?= (?:${ADDED}))|(?<=(?:${ADDED}) )(?:last|sist|por último)${END}`)],
]

/** “What is the oldest letter in the archive?” asks which, and not for what is in it; “what is the oldest letter about?” does. */
const ASKS_WHICH = /^[^\p{L}]*(?:what (?:is|are|was|were) (?:the|our|my) (?:very )?(?:oldest|earliest|newest|latest|most recent)(?!.* about\P{L}*$)|(?:qu[eé]|cu[aá]l|cu[aá]les) (?:es|son|era|eran|fue) (?!.*de qu[eé] trata))/iu

/** Of a question for an end: whether it asks which things stand there. */
export const asksWhich = (question: string): boolean => ASKS_WHICH.test(question)

/** The end that a question asks for, if it does; `rest`: the question without the words that say so. `isAdded`: it speaks of adding. */
export const extremeIn = (question: string, isAdded: boolean): { readonly end: Extreme['end'] | undefined; readonly rest: string } => {
  for (const [end, cue] of isAdded ? [...CUES, ...CAME] : CUES) {
    const rest = question.replace(cue, ' ')
    if (rest !== question) return { end, rest }
  }
  return { end: undefined, rest: question }
}
