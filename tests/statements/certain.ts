import { child, field, listOf, nodes, number, text, type Tree, type TreeNode } from './nodeTree.ts'

/** What the conditions of a query leave no doubt about: a comparison with null lets no row through. */
export interface Certain {
  /** Expressions that are not null, as they are {@link written}. */
  readonly expressions: ReadonlySet<string>
  /** The only texts that an expression can be. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
  /** Rows of outer joins that are there, by their place. */
  readonly present: ReadonlySet<number>
}

/** An expression without the place where it stands, for comparison. */
export const written = (tree: Tree): string =>
  JSON.stringify(tree, (key, value: unknown) => (['location', 'varnosyn', 'varattnosyn', 'varnullingrels'].includes(key) ? undefined : value))

const isAnd = (node: TreeNode): boolean => node.tag === 'BOOLEXPR' && text(node, 'boolop') === 'and'

const conditionsIn = (condition: TreeNode): readonly TreeNode[] => (isAnd(condition) ? nodes(condition, 'args').flatMap(conditionsIn) : [condition])

/** Of an outer join only what stands around it holds for every row. */
const conditionsOf = (from: TreeNode): readonly TreeNode[] => {
  const own = nodes(from, 'quals').flatMap(conditionsIn)
  if (from.tag === 'FROMEXPR') return [...own, ...nodes(from, 'fromlist').flatMap(conditionsOf)]
  if (from.tag !== 'JOINEXPR') return []
  const kind = number(from, 'jointype')
  if (kind === 0) return [...own, ...nodes(from, 'larg').flatMap(conditionsOf), ...nodes(from, 'rarg').flatMap(conditionsOf)]
  return kind === 1 ? nodes(from, 'larg').flatMap(conditionsOf) : []
}

/** What must have a value for a condition to hold. */
const needed = (condition: TreeNode): readonly TreeNode[] => {
  switch (condition.tag) {
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR':
      return nodes(condition, 'args').flatMap((one) => [one, ...throughCast(one)])
    case 'NULLTEST':
      return text(condition, 'nulltesttype') === '1' ? nodes(condition, 'arg') : []
    case 'VAR':
      return [condition]
    // One of those that are found in brackets.
    case 'SUBLINK':
      return nodes(condition, 'testexpr').flatMap(needed)
    default:
      return []
  }
}

const throughCast = (expression: TreeNode): readonly TreeNode[] => (['RELABELTYPE', 'COERCEVIAIO'].includes(expression.tag) ? nodes(expression, 'arg') : [])

/** Behind four bytes that tell how long it is; or, where nothing says that it is a text, with a zero at its end. */
const TEXTS: Readonly<Record<string, readonly [number, number]>> = { '25': [4, 0], '705': [0, 1] }

/** What a constant says that is a text. */
export const textOf = (constant: TreeNode): string | undefined => {
  const around = TEXTS[text(constant, 'consttype')]
  if (constant.tag !== 'CONST' || around === undefined || text(constant, 'constisnull') === 'true') return undefined
  const bytes = listOf(listOf(field(constant, 'constvalue'))[1]).map(Number)
  return Buffer.from(bytes.slice(around[0], bytes.length - around[1])).toString('utf8')
}

/** `state in ('Waiting', 'Done')` and `state = 'Done'`: what is compared, and with which texts. */
const comparedTexts = (condition: TreeNode): readonly (readonly [string, ReadonlySet<string>])[] => {
  const [one, other] = nodes(condition, 'args')
  const isEquality = text(condition, 'opno') === TEXT_EQUALS
  if (one === undefined || other === undefined || !isEquality) return []
  const texts = (other.tag === 'ARRAYEXPR' ? nodes(other, 'elements') : [other]).map(textOf)
  return texts.includes(undefined) ? [] : [[written(one), new Set(texts.filter((each) => each !== undefined))]]
}

/** The operator `text = text`. */
const TEXT_EQUALS = '98'

/** The places of rows that are there where these conditions hold. */
export const presentBy = (conditions: readonly TreeNode[]): ReadonlySet<number> =>
  new Set(
    conditions
      .flatMap(conditionsIn)
      .flatMap(needed)
      .filter((one) => one.tag === 'VAR' && number(one, 'varlevelsup') === 0)
      .map((one) => number(one, 'varno')),
  )

export const certainIn = (query: TreeNode): Certain => {
  const from = child(query, 'jointree')
  const conditions = from === undefined ? [] : conditionsOf(from)
  return {
    expressions: new Set(conditions.flatMap(needed).map(written)),
    texts: new Map(conditions.flatMap(comparedTexts)),
    present: presentBy(conditions),
  }
}
