import type { Catalog } from './catalog.ts'
import { certainIn, presentBy, textOf, written, type Certain } from './certain.ts'
import { child, field, isNode, listOf, nodes, number, text, type Tree, type TreeNode } from './nodeTree.ts'
import { jsonKindOf } from './types.ts'
import { ANY, either, fieldsOf, filled, first, NOTHING, type Value } from './value.ts'

/** The kinds of rows that a statement reads from, and of what stands in brackets. */
const RTE = { table: 0, subquery: 1, join: 2, function: 3, values: 5, cte: 6, group: 9 } as const
const SUBLINK = { exists: 0, expression: 4, array: 6 } as const
/** The kind of parameter. */
const FOUND = 2

/** Strict, and yet without a value for some. */
const MAY_HAVE_NONE = /^(current_setting|array_(length|position|upper|lower)|regexp_match|to_reg\w+|jsonb?_(object_field|array_element|extract_path)(_text)?|max|min)$/
/** Not strict, and never without a value. */
const ALWAYS_HAS_ONE = /^(concat|concat_ws|format|jsonb?_build_(object|array)|num_nonnulls|num_nulls|now|gen_random_uuid|clock_timestamp)$/
/** Of two of which one may be null. */
const ONE_IS_ENOUGH = /^array_(cat|append|prepend)$/

/** The query itself first, then those around it. */
type Scope = readonly TreeNode[]

/** Decides of the columns of a parsed statement whether they can be null, and which texts they can hold. */
export class Judge {
  readonly #catalog: Catalog
  readonly #certain = new Map<TreeNode, Certain>()
  /** Columns of recursive queries that are being judged: what they begin with decides. */
  readonly #pending = new Set<string>()
  /** Rows of outer joins that are there in the branch that is being judged. */
  readonly #given = new Set<string>()
  readonly #names = new Map<TreeNode, number>()
  /** Of the function that is being judged no parameter is null. */
  #areGiven = false

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  /** Names and values of the columns that a statement answers. */
  columnsOf(query: TreeNode): readonly (readonly [string, Value])[] {
    return targetsOf(query).map((target) => [text(target, 'resname'), this.#output([query], number(target, 'resno'))] as const)
  }

  #output(scope: Scope, at: number): Value {
    const [query] = scope
    if (query === undefined) return ANY
    const leaves = child(query, 'setOperations')
    if (leaves !== undefined) return either(leavesOf(leaves).map((leaf) => this.#column(scope, leaf, at)))
    const expression = targetsOf(query).find((target) => number(target, 'resno') === at)
    return this.#value(expression && field(expression, 'expr'), scope)
  }

  /** Column `at` of the `place`-th of the rows that a query reads from. */
  #column(scope: Scope, place: number, at: number): Value {
    const [query] = scope
    const from = query && nodes(query, 'rtable')[place - 1]
    if (query === undefined || from === undefined) return ANY
    switch (number(from, 'rtekind')) {
      case RTE.table:
        return { canBeNull: !this.#catalog.isNotNull(number(from, 'relid'), at), texts: this.#catalog.textsOf(number(from, 'relid'), at) }
      case RTE.subquery: {
        const inner = child(from, 'subquery')
        return inner === undefined ? ANY : this.#output([inner, ...scope], at)
      }
      case RTE.join:
        return this.#value(nodes(from, 'joinaliasvars')[at - 1], scope)
      case RTE.group:
        return this.#value(nodes(from, 'groupexprs')[at - 1], scope)
      case RTE.values:
        return either(listOf(field(from, 'values_lists')).map((row) => this.#value(listOf(row)[at - 1], scope)))
      case RTE.cte:
        return this.#named(scope, from, at)
      case RTE.function:
        return this.#ofFunctions(from, at)
      default:
        return ANY
    }
  }

  /** Column of rows that functions answer beside each other; behind them is their ordinal number. */
  #ofFunctions(from: TreeNode, at: number): Value {
    let before = 0
    for (const called of nodes(from, 'functions')) {
      const columns = number(called, 'funccolcount')
      const call = child(called, 'funcexpr')
      if (at <= before + columns) return call === undefined ? ANY : this.#ofFunction(number(call, 'funcid'), at - before)
      before += columns
    }
    return filled(true)
  }

  /** Lists have no holes, neither those that are given nor those that are kept. */
  #ofFunction(id: number, at: number): Value {
    const known = this.#catalog.functionOf(id)
    if (known?.query !== undefined) return this.#output([known.query], at)
    if (known?.name === 'unnest' || known?.name === 'generate_series') return filled(true)
    return { canBeNull: known?.nullable?.includes(at) ?? true, texts: undefined }
  }

  /** Of a `with` query. */
  #named(scope: Scope, from: TreeNode, at: number): Value {
    const around = scope.slice(number(from, 'ctelevelsup'))
    const named = around[0] && nodes(around[0], 'cteList').find((one) => text(one, 'ctename') === text(from, 'ctename'))
    const inner = named && child(named, 'ctequery')
    if (inner === undefined) return ANY
    const key = `${this.#numberOf(inner)} ${at}`
    if (this.#pending.has(key)) return NOTHING
    this.#pending.add(key)
    try {
      return this.#output([inner, ...around], at)
    } finally {
      this.#pending.delete(key)
    }
  }

  #numberOf(node: TreeNode): number {
    const known = this.#names.get(node) ?? this.#names.size
    this.#names.set(node, known)
    return known
  }

  #certainIn(query: TreeNode): Certain {
    const known = this.#certain.get(query) ?? certainIn(query)
    this.#certain.set(query, known)
    return known
  }

  #value(expression: Tree | undefined, scope: Scope): Value {
    if (!isNode(expression)) return ANY
    const [query] = scope
    const value = this.#judged(expression, scope)
    if (query === undefined) return value
    const { expressions, texts } = this.#certainIn(query)
    const form = written(expression)
    return { ...value, canBeNull: value.canBeNull && !expressions.has(form), texts: texts.get(form) ?? value.texts }
  }

  #judged(expression: TreeNode, scope: Scope): Value {
    const all = (name: string): readonly Value[] => nodes(expression, name).map((one) => this.#value(one, scope))
    const isFilled = (values: readonly Value[]): boolean => values.every(({ canBeNull }) => !canBeNull)
    switch (expression.tag) {
      case 'VAR':
        return this.#variable(expression, scope)
      case 'CONST':
        return constant(expression)
      // Stands for what is found in brackets, which is judged by itself.
      case 'PARAM':
        return filled(number(expression, 'paramkind') === FOUND || this.#areGiven)
      case 'COALESCEEXPR':
        return this.#isOfOneRow(nodes(expression, 'args'), scope) ? { ...first(all('args')), canBeNull: false } : first(all('args'))
      case 'MINMAXEXPR':
        return filled(all('args').some(({ canBeNull }) => !canBeNull))
      case 'CASEEXPR':
        return either([...nodes(expression, 'args').map((when) => this.#when(when, scope)), ...all('defresult')])
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'COLLATEEXPR':
      case 'ARRAYCOERCEEXPR':
        return either(all('arg'))
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
      case 'JSONCONSTRUCTOREXPR':
        return filled(true)
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return filled(isFilled(all('args')))
      case 'OPEXPR':
        return this.#called(number(expression, 'opfuncid'), all('args'))
      case 'FUNCEXPR':
        return { ...this.#called(number(expression, 'funcid'), all('args')), ...this.#built(expression, scope) }
      case 'AGGREF':
        return this.#aggregate(expression, scope)
      case 'WINDOWFUNC':
        return filled(['row_number', 'count', 'rank'].includes(this.#catalog.functionOf(number(expression, 'winfnoid'))?.name ?? ''))
      case 'SUBLINK':
        return this.#inBrackets(expression, scope)
      default:
        return ANY
    }
  }

  /** A branch, whose condition leaves no doubt about some rows of outer joins. */
  #when(when: TreeNode, scope: Scope): Value {
    const [query] = scope
    const condition = child(when, 'expr')
    const given = query === undefined || condition === undefined ? [] : [...presentBy([condition])].map((place) => `${this.#numberOf(query)} ${place}`)
    const fresh = given.filter((one) => !this.#given.has(one))
    for (const one of fresh) this.#given.add(one)
    const value = this.#value(field(when, 'result'), scope)
    for (const one of fresh) this.#given.delete(one)
    return value
  }

  #variable(variable: TreeNode, scope: Scope): Value {
    const around = scope.slice(number(variable, 'varlevelsup'))
    const [query] = around
    const place = number(variable, 'varno')
    const value = this.#column(around, place, number(variable, 'varattno'))
    const isPresent = query !== undefined && (this.#certainIn(query).present.has(place) || this.#given.has(`${this.#numberOf(query)} ${place}`))
    const isOuter = listOf(field(variable, 'varnullingrels')).length > 1 && !isPresent
    return isOuter ? { ...value, canBeNull: true } : value
  }

  /** Whether they are columns of one row, one of which a check wants filled. */
  #isOfOneRow(args: readonly TreeNode[], scope: Scope): boolean {
    const [query] = scope
    const places = new Set(args.map((one) => (one.tag === 'VAR' && number(one, 'varlevelsup') === 0 ? number(one, 'varno') : 0)))
    const [place = 0] = places
    const from = query && nodes(query, 'rtable')[place - 1]
    const isOuter = args.some((one) => listOf(field(one, 'varnullingrels')).length > 1)
    if (places.size !== 1 || from === undefined || isOuter) return false
    return this.#catalog.hasOneOf(number(from, 'relid'), args.map((one) => number(one, 'varattno')))
  }

  #called(id: number, args: readonly Value[]): Value {
    const known = this.#catalog.functionOf(id)
    if (known === undefined) return ANY
    const hasAll = args.every(({ canBeNull }) => !canBeNull)
    if (known.query !== undefined) return hasOneRow(known.query) ? this.#inside(known.query, known.isStrict && hasAll) : ANY
    if (known.nullable !== undefined || known.name === 'unnest') return filled(known.nullable?.length !== 1)
    const hasOne = args.some(({ canBeNull }) => !canBeNull)
    return filled(ALWAYS_HAS_ONE.test(known.name) || (known.isStrict && hasAll && !MAY_HAVE_NONE.test(known.name)) || (hasOne && ONE_IS_ENOUGH.test(known.name)))
  }

  /** What a function answers; `areGiven`: it is asked with all of its parameters, or not at all. */
  #inside(query: TreeNode, areGiven: boolean): Value {
    const before = this.#areGiven
    this.#areGiven = areGiven
    const value = this.#output([query], 1)
    this.#areGiven = before
    return value
  }

  /** A group has a row; without groups there may be none. */
  #aggregate(aggregate: TreeNode, scope: Scope): Value {
    const [query] = scope
    if (this.#catalog.functionOf(number(aggregate, 'aggfnoid'))?.name === 'count') return filled(true)
    const args = nodes(aggregate, 'args').map((one) => this.#value(field(one, 'expr'), scope))
    const isOfGroups = query !== undefined && nodes(query, 'groupClause').length > 0 && nodes(query, 'groupingSets').length === 0
    const hasAll = isOfGroups && child(aggregate, 'aggfilter') === undefined && args.every(({ canBeNull }) => !canBeNull)
    return { ...filled(hasAll), ...fieldsOf(args) }
  }

  /** The fields of an object of JSON. */
  #built(call: TreeNode, scope: Scope): Pick<Value, 'fields'> {
    if (!/^jsonb?_build_object$/.test(this.#catalog.functionOf(number(call, 'funcid'))?.name ?? '')) return {}
    const args = nodes(call, 'args')
    const named = args.flatMap((name, at) => {
      const [key, value] = [at % 2 === 0 ? textOf(name) : undefined, args[at + 1]]
      return key === undefined || value === undefined ? [] : [[key, { ...this.#value(value, scope), kind: jsonKindOf(value) }] as const]
    })
    return { fields: new Map(named) }
  }

  #inBrackets(link: TreeNode, scope: Scope): Value {
    const kind = number(link, 'subLinkType')
    if (kind === SUBLINK.exists || kind === SUBLINK.array) return filled(true)
    const inner = child(link, 'subselect')
    if (inner === undefined) return ANY
    const value = this.#output([inner, ...scope], number(targetsOf(inner)[0] ?? inner, 'resno'))
    if (kind !== SUBLINK.expression) return filled(!value.canBeNull && nodes(link, 'testexpr').every((test) => !this.#value(test, scope).canBeNull))
    return hasOneRow(inner) ? value : { ...value, canBeNull: true }
  }
}

const targetsOf = (query: TreeNode): readonly TreeNode[] =>
  nodes(query, number(query, 'commandType') === 1 ? 'targetList' : 'returningList').filter((target) => text(target, 'resjunk') !== 'true')

/** The places of the queries that a union is of. */
const leavesOf = (tree: TreeNode): readonly number[] =>
  tree.tag === 'RANGETBLREF' ? [number(tree, 'rtindex')] : [...nodes(tree, 'larg'), ...nodes(tree, 'rarg')].flatMap(leavesOf)

/** Without groups an aggregate has one row, and so has what is read from nowhere. */
const hasOneRow = (query: TreeNode): boolean => {
  const from = child(query, 'jointree')
  const isFromNowhere = from !== undefined && field(from, 'fromlist') === null && field(from, 'quals') === null
  return (text(query, 'hasAggs') === 'true' || isFromNowhere) && ['groupClause', 'havingQual', 'limitCount', 'limitOffset', 'setOperations'].every((name) => field(query, name) === null)
}

const constant = (expression: TreeNode): Value => {
  if (text(expression, 'constisnull') === 'true') return { canBeNull: true, texts: new Set() }
  const known = textOf(expression)
  return { canBeNull: false, texts: known === undefined ? undefined : new Set([known]) }
}
