import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fit, type Shape } from './shape.ts'
import { Shapeless, shapeOf } from './shapeOf.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '../*/*contract.ts'], { eager: true })
const sources = import.meta.glob<string>(['./*.ts', '../*/*contract.ts'], { eager: true, query: '?raw', import: 'default' })
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => [`${file} ${name}`, value] as const),
)
const isEndpoint = (value: unknown): value is Record<'body' | 'success', Schema.Codec<unknown>> =>
  typeof value === 'object' && value !== null && 'success' in value && 'body' in value
const schemas: readonly (readonly [string, Schema.Codec<unknown>])[] = exported.flatMap(([name, value]) =>
  isEndpoint(value)
    ? [[`${name}.body`, value.body] as const, [`${name}.success`, value.success] as const]
    : Schema.isSchema(value)
      ? [[name, value as Schema.Codec<unknown>] as const]
      : [],
)

/** Values that a schema takes whatever else it asks of its texts and numbers. */
const valueOf = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape === 'string') return fc.uuid({ version: 4 })
  if (shape === 'number') return fc.integer({ min: 1, max: 100 })
  if (shape === 'boolean') return fc.boolean()
  if (shape === 'null') return fc.constant(null)
  if (shape === 'unknown') return fc.json()
  if ('oneOf' in shape) return fc.constantFrom(...shape.oneOf)
  if ('anyOf' in shape) return fc.oneof(...shape.anyOf.map(valueOf))
  if ('list' in shape) return fc.array(valueOf(shape.list), { maxLength: 3 })
  if ('map' in shape) return fc.dictionary(fc.constantFrom('name', 'email'), valueOf(shape.map))
  const fields = Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, valueOf(field)]))
  return fc.record(fields, { requiredKeys: Object.keys(fields).filter((key) => !shape.optional.includes(key)) })
}

const wrong = fc.constantFrom<unknown>(undefined, null, true, [], {}, [[]], { kind: 'folder' })

/** Something in a value, however deep, is another value. */
const spoilt = (value: unknown, replacement: unknown, turns: readonly number[]): unknown => {
  const [turn = 0, ...rest] = turns
  if (typeof value !== 'object' || value === null || rest.length === 0) return replacement
  const keys = [...Object.keys(value), 'other']
  const key = keys[turn % keys.length] ?? ''
  const part = spoilt((value as Record<string, unknown>)[key], replacement, rest)
  const entries = Object.entries({ ...value, [key]: part }).filter(([, each]) => each !== undefined)
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

const bySchema = (schema: Schema.Codec<unknown>, value: unknown) => {
  const outcome = Schema.decodeUnknownResult(Schema.toType(schema))(value)
  return Result.isSuccess(outcome) ? outcome.success : undefined
}

const isEmpty = (shape: Shape): boolean => typeof shape === 'object' && 'fields' in shape && Object.keys(shape.fields).length === 0

const turns = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 5 })

describe('a shape', () => {
  it('is found for the whole contract', () => {
    expect(schemas.length).toBeGreaterThan(30)
  })

  it.each(schemas)('takes and leaves what the schema does: %s', (_, schema) => {
    // As the build writes it.
    const shape = JSON.parse(JSON.stringify(shapeOf(schema))) as Shape
    fc.assert(
      fc.property(valueOf(shape), wrong, turns, (value, replacement, way) => {
        expect(fit(shape, value)).toEqual(bySchema(schema, value))
        const other = JSON.parse(JSON.stringify(spoilt(value, replacement, way) ?? null)) as unknown
        // A struct without fields, which the schema takes for anything at all, is an object here.
        expect(isEmpty(shape) || fit(shape, other)).toEqual(isEmpty(shape) || bySchema(schema, other))
      }),
      { numRuns: 60 },
    )
  })

  /** Shapes take the place of a whole module: what the web app calls lies in modules without schemas. */
  it('stands for modules whose functions only make schemas', () => {
    const withSchemas = Object.entries(modules).filter(([file]) => sources[file]?.includes("import * as Schema from 'effect/Schema'"))
    const functions = withSchemas.flatMap(([, module]) =>
      Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' && !Schema.isSchema(value) ? [name] : [])),
    )
    expect(functions.filter((name) => !['endpoint', 'pageOf'].includes(name))).toEqual([])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '1'])('takes no number that is none: %s', (value) => {
    expect(fit('number', value)).toBeUndefined()
  })

  it('takes and leaves no more than an object without fields', () => {
    expect([fit(shapeOf(Schema.Struct({})), { other: 1 }), fit(shapeOf(Schema.Struct({})), [])]).toEqual([{}, undefined])
  })

  const Page = shapeOf(Schema.Struct({ items: Schema.Array(Schema.Struct({ id: Schema.String, note: Schema.optionalKey(Schema.String) })), values: Schema.Record(Schema.String, Schema.String) }))

  it('does not make anew what it takes whole', () => {
    const page = { items: [{ id: 'a' }, { id: 'b', note: 'c' }], values: { constructor: 'd' } }
    expect(fit(Page, page)).toBe(page)
  })

  it('leaves out what is surplus, also a field without a value, and lets what was given be', () => {
    const items: readonly object[] = [{ id: 'a', note: undefined }, { id: 'b', toString: 'c' }, { id: 'd' }]
    const page = { items, values: {}, constructor: 'e' }
    expect(fit(Page, page)).toStrictEqual({ items: [{ id: 'a' }, { id: 'b' }, { id: 'd' }], values: {} })
    expect(page).toStrictEqual({ items, values: {}, constructor: 'e' })
    expect(items.map((item) => Object.keys(item))).toEqual([['id', 'note'], ['id', 'toString'], ['id']])
  })

  it('leaves what may be anything as it is', () => {
    expect(fit(shapeOf(Schema.Struct({ any: Schema.Unknown })), { any: { target: [1] } })).toEqual({ any: { target: [1] } })
  })

  it('is not made up for what it cannot say', () => {
    expect(() => shapeOf(Schema.Tuple([Schema.String]))).toThrow(Shapeless)
    expect(() => shapeOf(Schema.Date)).toThrow(Shapeless)
  })
})
