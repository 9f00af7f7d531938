import { placedWords, type PlacedWord } from './finding/foldedText.ts'

/** A label in a text, and the stretch behind it in which its value stands. */
export interface Labelled {
  readonly at: number
  /** Where the value may begin and has ended. */
  readonly from: number
  readonly to: number
  /** A colon, a tabulator or a dash says that what follows is the value; without one it is only near. */
  readonly isDeclared: boolean
}

/** Letters of a label that says something where no colon follows it. */
const SHORTEST_NEAR = 4
/** UTF-16 units of a declared value, and labels of one text that are looked at. */
const LONGEST_VALUE = 5_200
const MOST_LABELS = 500
/** UTF-16 units behind a label without a colon in which its value begins. */
const NEAR = 40

const DECLARES = /^(?:\s?\([^()\n]{1,20}\))?\.?(?:[ \u00A0]{0,4}[:=]|\t| [\u2013\u2014-] )[ \u00A0\t]*/u
/** Another label begins: what follows is its value. Only where a word begins, and of words as long as labels are: read once, whatever the text. */
const NEXT_LABEL = /(?<=\s)\p{Lu}\p{L}{1,40}(?:[ /]\p{Ll}\p{L}{0,40}){0,2}\.?:\s/u
const DIVIDER = /\s\|\s|[\t\n]/u
const SENTENCE = /(?<=\p{L}{4}|\d|[)\]])\.(?=\s+\p{Lu})/u

/** A label stands at the beginning of something, or is written as one. */
const beginsLabel = (text: string, { at }: PlacedWord): boolean => {
  const before = text.slice(Math.max(0, at - 3), at)
  return /^$|[\n\t|;.,:()\u2022*\u2013\u2014-]\s*$|\s{2}$/u.test(before) || /\p{Lu}/u.test(text.charAt(at))
}

const isSequence = (words: readonly PlacedWord[], first: number, label: readonly string[]): boolean => label.every((word, at) => words[first + at]?.word === word)

/** Where what stands before another label ends: without what divides them. */
const beforeLabel = (value: string): number => {
  const label = value.search(NEXT_LABEL)
  if (label === -1) return -1
  const end = value.slice(0, label).trimEnd().length
  return '.;,|'.includes(value.charAt(end - 1)) ? end - 1 : end
}

/** Where a declared value ends: with its line, before the next label, or with its sentence. On the next line, where the label has a line of its own. */
const declared = (text: string, at: number, from: number): Labelled => {
  const rest = text.slice(from, from + 100)
  const skipped = /^[ \t]*(?:\n[ \t]*){1,2}(?=\S)/u.exec(rest)?.[0].length ?? 0
  const begin = from + (skipped > 0 && !/^[^\n]{0,40}:/u.test(rest.slice(skipped)) ? skipped : 0)
  const value = text.slice(begin, begin + LONGEST_VALUE)
  const ends = [beforeLabel(value), ...[DIVIDER, SENTENCE].map((end) => value.search(end))].filter((end) => end >= 0)
  const to = begin + Math.min(value.length, ...ends)
  return { at, from: begin, to, isDeclared: true }
}

/** Where a text is said to hold one of these labels, in its order; of several at one place the longest. */
export const labelledIn = (text: string, labels: readonly (readonly string[])[], words: readonly PlacedWord[] = placedWords(text)): readonly Labelled[] => {
  const byFirst = Map.groupBy(labels.toSorted((one, other) => other.length - one.length), ([first = '']) => first)
  const found: Labelled[] = []
  let next = 0
  for (const [index, word] of words.entries()) {
    const label = index < next ? undefined : byFirst.get(word.word)?.find((one) => isSequence(words, index, one))
    const last = label === undefined ? undefined : words[index + label.length - 1]
    if (label === undefined || last === undefined) continue
    const declares = beginsLabel(text, word) ? DECLARES.exec(text.slice(last.end, last.end + 40)) : null
    if (declares !== null) found.push(declared(text, word.at, last.end + declares[0].length))
    else if (label.join('').length >= SHORTEST_NEAR) {
      const line = text.slice(last.end, last.end + NEAR).search(/[\n;|]|[.](?=\s+\p{Lu})/u)
      found.push({ at: word.at, from: last.end, to: last.end + (line === -1 ? NEAR : line), isDeclared: false })
    } else continue
    if (found.length >= MOST_LABELS) break
    next = index + label.length
  }
  return found
}

const AROUND = /[\s"\u201C\u201D\u00AB\u00BB]/u
const BEHIND = /[\s"\u201C\u201D\u00AB\u00BB,;|]/u

/** What a declared stretch says, without what only surrounds it. */
export const saidIn = (text: string, { from, to }: Pick<Labelled, 'from' | 'to'>): { readonly said: string; readonly at: number; readonly end: number } => {
  const stretch = text.slice(from, to)
  let [begin, end] = [0, stretch.length]
  while (begin < end && AROUND.test(stretch.charAt(begin))) begin += 1
  while (end > begin && BEHIND.test(stretch.charAt(end - 1))) end -= 1
  return { said: stretch.slice(begin, end), at: from + begin, end: from + end }
}
