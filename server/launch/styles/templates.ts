import { parseSync, Visitor, type ESTree } from 'vite'

/** Where something stands in a source. */
interface Place {
  readonly start: number
  readonly end: number
}

/** A template of styled-components in a source: css`…`, keyframes`…`, styled.div`…`, styled(Base).attrs({ … })`…`. */
export interface StyleTemplate extends Place {
  /** All that stands before the template's text. */
  readonly tag: Place
  readonly kind: 'css' | 'keyframes' | 'component'
  /** What a component is made of, as source: `'div'`, `Base`. */
  readonly target: string
  /** The source of its fixed attributes. */
  readonly attributes: string | undefined
  /** The sources of the functions among what stands between `${` and `}`. */
  readonly functions: readonly string[]
}

type Tag = Pick<StyleTemplate, 'kind' | 'target' | 'attributes'>

/** What a template is tagged with; undefined where it is none of styled-components. */
const readTag = (tag: ESTree.Expression | ESTree.Super, source: string): Tag | undefined => {
  const text = ({ start, end }: Place): string => source.slice(start, end)
  if (tag.type === 'Identifier' && (tag.name === 'css' || tag.name === 'keyframes')) return { kind: tag.name, target: '', attributes: undefined }
  if (tag.type === 'MemberExpression' && tag.object.type === 'Identifier' && tag.object.name === 'styled') {
    return { kind: 'component', target: `'${text(tag.property)}'`, attributes: undefined }
  }
  if (tag.type !== 'CallExpression') return undefined
  const [argument] = tag.arguments
  if (argument === undefined) return undefined
  const { callee } = tag
  if (callee.type === 'Identifier' && callee.name === 'styled') return { kind: 'component', target: text(argument), attributes: undefined }
  if (callee.type !== 'MemberExpression' || text(callee.property) !== 'attrs') return undefined
  const base = readTag(callee.object, source)
  return base && { ...base, attributes: text(argument) }
}

/** All templates of styles in a source, in its order. */
export const styleTemplates = (file: string, source: string): readonly StyleTemplate[] => {
  const found: StyleTemplate[] = []
  const visitor = new Visitor({
    TaggedTemplateExpression: ({ tag, quasi, start, end, typeArguments }) => {
      const read = readTag(tag, source)
      if (read === undefined) return
      const functions = quasi.expressions.filter(({ type }) => type === 'ArrowFunctionExpression').map((value) => source.slice(value.start, value.end))
      found.push({ ...read, start, end, functions, tag: { start, end: typeArguments?.start ?? quasi.start } })
    },
  })
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  visitor.visit(program)
  return found.toSorted((one, other) => one.start - other.start)
}
