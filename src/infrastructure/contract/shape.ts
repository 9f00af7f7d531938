/**
 * The structure of a schema, as data: what the browser checks an answer by. A schema library is not needed for that, and stays out of
 * the web app (docs/decisions/platform.md, "Shapes in the browser").
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'unknown'
  | { readonly oneOf: readonly unknown[] }
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly anyOf: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly optional: readonly string[] }

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isPrimitive = (kind: string, value: unknown): boolean =>
  kind === 'unknown' || (kind === 'null' ? value === null : typeof value === kind && (kind !== 'number' || Number.isFinite(value)))

const fitAll = (entries: readonly (readonly [string, Shape])[], value: Json): Json | undefined => {
  const fitted = entries.map(([key, shape]) => [key, fit(shape, value[key])] as const)
  return fitted.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(fitted)
}

/** The value without the fields that its shape does not have; undefined, which JSON does not know, for a value of another shape. */
export const fit = (shape: Shape, value: unknown): unknown => {
  if (typeof shape === 'string') return isPrimitive(shape, value) ? value : undefined
  if ('oneOf' in shape) return shape.oneOf.includes(value) ? value : undefined
  if ('anyOf' in shape) {
    for (const option of shape.anyOf) {
      const fitted = fit(option, value)
      if (fitted !== undefined) return fitted
    }
    return undefined
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return undefined
    const items = value.map((item) => fit(shape.list, item))
    return items.includes(undefined) ? undefined : items
  }
  if (!isObject(value)) return undefined
  if ('map' in shape) return fitAll(Object.keys(value).map((key) => [key, shape.map] as const), value)
  const isThere = (key: string) => value[key] !== undefined || !shape.optional.includes(key)
  return fitAll(Object.entries(shape.fields).filter(([key]) => isThere(key)), value)
}
