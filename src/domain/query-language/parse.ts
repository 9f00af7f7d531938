import { allOf, anyOf, leafOf, noneOf } from './normalForm.ts'
import { MAX_DEPTH, type Query } from './query.ts'
import { tokensOf } from './tokens.ts'

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

/** A query, and how deep the parentheses of its text go. */
interface Parsed {
  readonly query: Query
  readonly depth: number
}

/** Takes apart whatever is typed: what is no syntax is words, and parentheses that go too deep are none. Linear in the text. */
export const parseAll = (text: string): Parsed => {
  const nesting: Nesting = { groups: [new Group(false)], beyond: 0, deepest: 0 }
  for (const token of tokensOf(text)) {
    if (token.kind === 'open') open(nesting, token.isNegated)
    else if (token.kind === 'close') close(nesting)
    else if (token.kind === 'operator') nesting.groups.at(-1)?.operator(token.text)
    else addLeaf(nesting, token.leaf, token.isNegated)
  }
  while (nesting.groups.length > 1) {
    nesting.beyond = 0
    close(nesting)
  }
  return { query: nesting.groups[0]?.end() ?? allOf([]), depth: nesting.deepest }
}

export const parseQuery = (text: string): Query => parseAll(text).query
