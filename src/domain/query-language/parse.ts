import { allOf, anyOf, leafOf, noneOf, OPERATORS } from './normalForm.ts'
import { afterBlanks, bare } from './pieces.ts'
import { MAX_DEPTH, type Query } from './query.ts'
import { readLeaf } from './readLeaf.ts'

/** One pair of parentheses, or the whole, while it is read. */
class Group {
  readonly isNegated: boolean
  /** What OR stands between. */
  readonly #alternatives: Query[][] = [[]]
  /** Operators that have nothing behind them yet. */
  #waiting: string[] = []

  constructor(isNegated: boolean) {
    this.isNegated = isNegated
  }

  add(query: Query): void {
    if (this.#waiting.includes('OR')) this.#alternatives.push([])
    const isNegated = this.#waiting.filter((operator) => operator === 'NOT').length % 2 === 1
    this.#waiting = []
    this.#alternatives.at(-1)?.push(isNegated ? noneOf(query) : query)
  }

  /** One that joins nothing is a word. */
  operator(operator: string): void {
    const joins = operator === 'NOT' || (this.#waiting.length === 0 && this.#alternatives.at(-1)?.length !== 0)
    if (joins) this.#waiting.push(operator)
    else this.#word(operator)
  }

  /** Nothing for what says nothing. */
  end(): Query | undefined {
    const words = this.#waiting
    this.#waiting = []
    words.forEach((word) => this.#word(word))
    const alternatives = this.#alternatives.filter((parts) => parts.length > 0).map(allOf)
    return alternatives.length === 0 ? undefined : anyOf(alternatives)
  }

  #word(text: string): void {
    const word = leafOf({ kind: 'text', text, match: 'word' })
    if (word !== undefined) this.add(word)
  }
}

/** Groups that are open, and parentheses beyond the deepest that counts. */
interface Nesting {
  readonly groups: Group[]
  beyond: number
  deepest: number
}

const open = (nesting: Nesting, isNegated: boolean): void => {
  const depth = nesting.groups.length + nesting.beyond
  nesting.deepest = Math.max(nesting.deepest, depth)
  if (depth > MAX_DEPTH) nesting.beyond += 1
  else nesting.groups.push(new Group(isNegated))
}

const close = (nesting: Nesting): void => {
  if (nesting.beyond > 0) nesting.beyond -= 1
  else if (nesting.groups.length > 1) {
    const group = nesting.groups.pop()
    const query = group?.end()
    if (group !== undefined && query !== undefined) nesting.groups.at(-1)?.add(group.isNegated ? noneOf(query) : query)
  }
}

const addLeaf = (nesting: Nesting, read: Query, isNegated: boolean): void => {
  const leaf = read.kind === 'text' || read.kind === 'field' ? leafOf(read) : read
  if (leaf !== undefined) nesting.groups.at(-1)?.add(isNegated ? noneOf(leaf) : leaf)
}

/** A minus right before something is its own; by itself it is nothing. */
const minusesAt = (text: string, at: number): number => {
  let end = at
  while (text[end] === '-' && end + 1 < text.length && afterBlanks(text, end + 1) === end + 1 && text[end + 1] !== ')') end += 1
  return end - at
}

/** A query, and how deep the parentheses of its text go. */
export interface Parsed {
  readonly query: Query
  readonly depth: number
}

/** Takes apart whatever is typed: what is no syntax is words, and parentheses that go too deep are none. Linear in the text. */
export const parseAll = (text: string): Parsed => {
  const nesting: Nesting = { groups: [new Group(false)], beyond: 0, deepest: 0 }
  for (let at = afterBlanks(text, 0); at < text.length; at = afterBlanks(text, at)) {
    const minuses = minusesAt(text, at)
    const [start, isNegated] = [at + minuses, minuses % 2 === 1]
    const word = minuses === 0 ? bare(text, start) : undefined
    at = start + 1
    if (text[start] === '(') open(nesting, isNegated)
    else if (text[start] === ')') close(nesting)
    else {
      const { read, end } = readLeaf(text, start)
      at = end
      if (word !== undefined && OPERATORS.includes(word.text)) nesting.groups.at(-1)?.operator(word.text)
      else addLeaf(nesting, read, isNegated)
    }
  }
  while (nesting.groups.length > 1) {
    nesting.beyond = 0
    close(nesting)
  }
  return { query: nesting.groups[0]?.end() ?? allOf([]), depth: nesting.deepest }
}

export const parseQuery = (text: string): Query => parseAll(text).query
