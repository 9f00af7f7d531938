import { API, type Project } from 'typescript/unstable/sync'
import { isCallExpression, isPropertyAccessExpression, isStringLiteral, type CallExpression, type Node, type PropertyAccessExpression } from 'typescript/unstable/ast'

const CONTROL: readonly string[] = ['begin', 'commit', 'rollback']

interface Raw {
  readonly file: string
  /** It says of which type the rows are, which nothing checks. */
  readonly isTyped: boolean
}

type QueryCall = CallExpression & { readonly expression: PropertyAccessExpression }

const isQueryCall = (node: Node): node is QueryCall =>
  isCallExpression(node) && isPropertyAccessExpression(node.expression) && node.expression.name.text === 'query'

const isControl = (call: CallExpression): boolean => {
  const [first] = call.arguments
  return first !== undefined && isStringLiteral(first) && CONTROL.includes(first.text)
}

const rawIn = ({ program, checker }: Project, file: string): readonly Raw[] => {
  const calls: QueryCall[] = []
  const visit = (node: Node): void => {
    if (isQueryCall(node) && !isControl(node)) calls.push(node)
    node.forEachChild(visit)
  }
  program.getSourceFile(file)?.forEachChild(visit)
  if (calls.length === 0) return []
  const asked = checker.getTypeAtLocation(calls.map((call) => call.expression.expression))
  return calls.flatMap((call, at) => (asked[at]?.getSymbol()?.name === 'Tenant' ? [] : [{ file, isTyped: call.typeArguments !== undefined }]))
}

/** Where the database is asked by something else than a checked statement, but for the words that begin and end transactions. */
export const rawQueries = (tsconfig: string, isWanted: (file: string) => boolean): readonly Raw[] => {
  const api = new API({})
  try {
    const [project] = api.updateSnapshot({ openProjects: [tsconfig] }).getProjects()
    if (project === undefined) throw new Error(`${tsconfig} is no project`)
    return project.program.getSourceFileNames().filter(isWanted).flatMap((name) => rawIn(project, name))
  } finally {
    api.close()
  }
}
