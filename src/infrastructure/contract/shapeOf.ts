import type * as Schema from 'effect/Schema'
import type * as SchemaAST from 'effect/SchemaAST'
import type { Shape } from './shape.ts'

/** A schema of the contract has something that shapes cannot say. */
export class Shapeless extends Error {
  override readonly name = 'Shapeless'
}

const fieldsOf = ({ propertySignatures }: SchemaAST.Objects): Shape => ({
  fields: Object.fromEntries(propertySignatures.map(({ name, type }) => [String(name), shapeOfAst(type)])),
  optional: propertySignatures.filter(({ type }) => type.context?.isOptional === true).map(({ name }) => String(name)),
})

const unionOf = ({ types }: SchemaAST.Union): Shape => {
  const literals = types.flatMap((type) => (type._tag === 'Literal' ? [type.literal] : []))
  return literals.length === types.length ? { oneOf: literals } : { anyOf: types.map(shapeOfAst) }
}

const PRIMITIVES = { String: 'string', Number: 'number', Boolean: 'boolean', Null: 'null', Unknown: 'unknown' } as const satisfies Record<string, Shape>

const shapeOfAst = (ast: SchemaAST.AST): Shape => {
  switch (ast._tag) {
    case 'String':
    case 'Number':
    case 'Boolean':
    case 'Null':
    case 'Unknown':
      return PRIMITIVES[ast._tag]
    case 'Literal':
      return { oneOf: [ast.literal] }
    case 'Union':
      return unionOf(ast)
    case 'Arrays': {
      const [item, ...more] = ast.rest
      if (item === undefined || more.length > 0 || ast.elements.length > 0) throw new Shapeless('a tuple')
      return { list: shapeOfAst(item) }
    }
    case 'Objects': {
      const [index, ...more] = ast.indexSignatures
      if (index === undefined) return fieldsOf(ast)
      if (more.length > 0 || ast.propertySignatures.length > 0) throw new Shapeless('named and other fields in one object')
      return { map: shapeOfAst(index.type) }
    }
    default:
      throw new Shapeless(ast._tag)
  }
}

const known = new WeakMap<object, Shape>()

/**
 * The shape of what a schema describes: its types, without what is further asked of texts and numbers. That the server judges, of what
 * it takes and of what it sends. The web app's build puts the shapes in the place of the schemas. Throws {@link Shapeless}.
 */
export const shapeOf = (schema: Schema.Top): Shape => {
  const shape = known.get(schema) ?? shapeOfAst(schema.ast)
  known.set(schema, shape)
  return shape
}
