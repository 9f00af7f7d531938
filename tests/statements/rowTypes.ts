import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import { isCallExpression, isIdentifier, type CallExpression, type Node, type SourceFile } from 'typescript/unstable/ast'

/** What a property can be, as far as it matters here. `texts`: only these; undefined: any. */
export interface ValueType {
  readonly shown: string
  readonly kinds: ReadonlySet<string>
  readonly texts: ReadonlySet<string> | undefined
  readonly canBeNull: boolean
  readonly canBeMissing: boolean
  /** Of an object, or of those in a list: its properties; more than one for a union. */
  readonly inside: readonly ReadonlyMap<string, ValueType>[]
}

/** A row type; one for each member of a union. Undefined: nobody looks into the rows. */
export type RowType = readonly ReadonlyMap<string, ValueType>[] | undefined

/** A call of `sql`, by its place as a stack has it. */
export interface Declared {
  readonly at: string
  readonly row: RowType
}

const NAMED: readonly string[] = ['Date', 'Buffer']

const elementOf = (checker: Checker, type: Type): Type | undefined => (checker.isArrayLikeType(type) && type.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined)

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type])

const kindOf = (checker: Checker, type: Type): string => {
  if (type.isLiteralType()) return typeof type.value
  if (type.isIntrinsicType()) return type.intrinsicName
  const element = elementOf(checker, type)
  if (element !== undefined) return `${[...new Set(membersOf(element).map((member) => kindOf(checker, member)))].sort().join('|')}[]`
  const name = type.getSymbol()?.name ?? ''
  return NAMED.includes(name) ? name : 'object'
}

/** How deep objects within objects are looked into. */
const DEEPEST = 3

const insideOf = (checker: Checker, type: Type, depth: number): readonly ReadonlyMap<string, ValueType>[] =>
  membersOf(elementOf(checker, type) ?? type)
    .filter((member) => kindOf(checker, member) === 'object')
    .map((member) => propertiesOf(checker, member, depth + 1))

const valueType = (checker: Checker, type: Type, depth: number): ValueType => {
  const members = membersOf(type)
  const kinds = members.map((member) => kindOf(checker, member))
  const texts = members.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []))
  return {
    shown: checker.typeToString(type),
    kinds: new Set(kinds.filter((kind) => !['null', 'undefined'].includes(kind))),
    texts: kinds.filter((kind) => kind === 'string').length === texts.length ? new Set(texts) : undefined,
    canBeNull: kinds.includes('null') || kinds.includes('unknown'),
    canBeMissing: kinds.includes('undefined') || kinds.includes('unknown'),
    inside: depth < DEEPEST ? members.flatMap((member) => insideOf(checker, member, depth)) : [],
  }
}

const propertiesOf = (checker: Checker, type: Type, depth: number): ReadonlyMap<string, ValueType> => {
  const properties = checker.getPropertiesOfType(type)
  const types = checker.getTypeOfSymbol(properties)
  return new Map(properties.flatMap((property, at) => (types[at] === undefined ? [] : [[property.name, valueType(checker, types[at], depth)] as const])))
}

/** Nobody looks into rows whose type has no property, or is any object. */
const rowTypeOf = (checker: Checker, statement: Type): RowType => {
  const [row] = statement.isTypeReference() ? checker.getTypeArguments(statement) : []
  if (row === undefined) return undefined
  const members = membersOf(row).map((member) => propertiesOf(checker, member, 0))
  return members.every((member) => member.size === 0) ? undefined : members
}

const callsIn = (file: SourceFile): readonly CallExpression[] => {
  const calls: CallExpression[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'sql') calls.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  return calls
}

const declaredIn = ({ program, checker }: Project, name: string): readonly Declared[] => {
  const file = program.getSourceFile(name)
  if (file === undefined) return []
  const calls = callsIn(file)
  const types = calls.length === 0 ? [] : checker.getTypeAtLocation(calls)
  return calls.map((call, at) => {
    const { line, character } = file.getLineAndCharacterOfPosition(call.expression.getStart(file))
    return { at: `${name}:${line + 1}:${character + 1}`, row: types[at] && rowTypeOf(checker, types[at]) }
  })
}

/** Every call of `sql` in the files of a project, and the type that its rows are read as. */
export const declaredStatements = (tsconfig: string, isWanted: (file: string) => boolean): readonly Declared[] => {
  const api = new API({})
  try {
    const [project] = api.updateSnapshot({ openProjects: [tsconfig] }).getProjects()
    if (project === undefined) throw new Error(`${tsconfig} is no project`)
    return project.program.getSourceFileNames().filter(isWanted).flatMap((name) => declaredIn(project, name))
  } finally {
    api.close()
  }
}
