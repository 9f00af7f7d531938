import { number, text, type TreeNode } from './nodeTree.ts'

/** Where a node of each kind says of which type it is. */
const TYPE_FIELDS: Readonly<Record<string, string>> = {
  VAR: 'vartype',
  CONST: 'consttype',
  PARAM: 'paramtype',
  FUNCEXPR: 'funcresulttype',
  OPEXPR: 'opresulttype',
  COALESCEEXPR: 'coalescetype',
  CASEEXPR: 'casetype',
  AGGREF: 'aggtype',
  RELABELTYPE: 'resulttype',
  COERCEVIAIO: 'resulttype',
}

const BOOLEAN = 16
const ALWAYS_BOOLEAN: readonly string[] = ['NULLTEST', 'BOOLEANTEST', 'BOOLEXPR', 'DISTINCTEXPR', 'SCALARARRAYOPEXPR']

/** The object identifier of an expression's type; 0 where it does not say. */
const typeOf = (expression: TreeNode): number => {
  if (ALWAYS_BOOLEAN.includes(expression.tag) || (expression.tag === 'SUBLINK' && text(expression, 'subLinkType') === '0')) return BOOLEAN
  const field = TYPE_FIELDS[expression.tag]
  return field === undefined ? 0 : number(expression, field)
}

const JSON_KINDS: readonly (readonly [string, readonly number[]])[] = [
  ['string', [25, 705, 1043, 2950, 1082, 1114, 1184]],
  ['number', [20, 21, 23, 700, 701, 1700]],
  ['boolean', [BOOLEAN]],
  ['string[]', [1009, 2951]],
]

/** What becomes of an expression in JSON, as TypeScript names it; times are texts there. Undefined: JSON of its own. */
export const jsonKindOf = (expression: TreeNode): string | undefined => JSON_KINDS.find(([, types]) => types.includes(typeOf(expression)))?.[0]
