/** PostgreSQL's own form of a parsed statement (pg_node_tree), read. */
export interface TreeNode {
  readonly tag: string
  readonly fields: Readonly<Record<string, Tree>>
}

/** A list, a node, or a token: a number, a name, a text. Null: nothing there. */
export type Tree = TreeNode | readonly Tree[] | string | null

export const isNode = (tree: Tree | undefined): tree is TreeNode => typeof tree === 'object' && tree !== null && !Array.isArray(tree)

/** A bracket, a text in quotes, or a word. */
const TOKEN = /[(){}[\]]|"(?:[^"\\]|\\.)*"|(?:[^\s(){}[\]"\\]|\\.)+/gs

const plain = (token: string): string => (token.startsWith('"') ? token.slice(1, -1) : token).replace(/\\(.)/gs, '$1')

class TreeReader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tree: string) {
    this.#tokens = tree.match(TOKEN) ?? []
  }

  read(): Tree {
    const token = this.#next()
    if (token === '{') return this.#node()
    if (token === '(') return this.#until(')')
    if (token === '[') return this.#until(']')
    return token === '<>' ? null : plain(token)
  }

  #next(): string {
    const token = this.#tokens[this.#at]
    if (token === undefined) throw new Error('A tree that does not end')
    this.#at += 1
    return token
  }

  #isAt(end: string): boolean {
    return this.#tokens[this.#at] === end
  }

  #until(end: string): readonly Tree[] {
    const items: Tree[] = []
    while (!this.#isAt(end)) items.push(this.read())
    this.#next()
    return items
  }

  #node(): TreeNode {
    const tag = plain(this.#next())
    const fields: Record<string, Tree> = {}
    while (!this.#isAt('}')) {
      const name = plain(this.#next()).slice(1)
      const values: Tree[] = []
      while (!this.#isAt('}') && !this.#tokens[this.#at]?.startsWith(':')) values.push(this.read())
      fields[name] = values.length === 1 ? (values[0] ?? null) : values
    }
    this.#next()
    return { tag, fields }
  }
}

/** Reads one tree from its text. */
export const parseTree = (tree: string): Tree => new TreeReader(tree).read()

export const field = (node: TreeNode, name: string): Tree => node.fields[name] ?? null
export const text = (node: TreeNode, name: string): string => {
  const value = field(node, name)
  return typeof value === 'string' ? value : ''
}
export const number = (node: TreeNode, name: string): number => Number(text(node, name))
export const nodes = (node: TreeNode, name: string): readonly TreeNode[] => {
  const value = field(node, name)
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
}
export const child = (node: TreeNode, name: string): TreeNode | undefined => nodes(node, name)[0]

export const listOf = (tree: Tree | undefined): readonly Tree[] => (Array.isArray(tree) ? (tree as readonly Tree[]) : [])

/** The one query that a tree is of. */
export const firstQuery = (tree: Tree): TreeNode => {
  if (isNode(tree)) return tree
  const [first] = listOf(tree)
  if (first === undefined) throw new Error('No query')
  return firstQuery(first)
}
