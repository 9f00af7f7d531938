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

const fitList = (list: readonly unknown[], item: Shape): readonly unknown[] | undefined => {
  let fitted: unknown[] | undefined
  for (let at = 0; at < list.length; at += 1) {
    const part = fit(item, list[at])
    if (part === undefined) return undefined
    if (part !== list[at]) (fitted ??= [...list])[at] = part
  }
  return fitted ?? list
}

/** `shapeOfField`: undefined for a field that goes. */
const fitObject = (value: Json, shapeOfField: (key: string) => Shape | undefined): Json | undefined => {
  let fitted: Record<string, unknown> | undefined
  for (const key in value) {
    const shape = shapeOfField(key)
    const part = shape && fit(shape, value[key])
    if (shape !== undefined && part === undefined) return undefined
    if (part !== undefined && part === value[key]) continue
    fitted ??= { ...value }
    if (shape === undefined) delete fitted[key]
    else fitted[key] = part
  }
  return fitted ?? value
}

/**
 * The value without the fields that its shape does not have; undefined, which JSON does not know, for a value of another shape. What has
 * no such field is not made anew: lists are long, and come while somebody scrolls.
 */
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
  if ('list' in shape) return Array.isArray(value) ? fitList(value, shape.list) : undefined
  if (!isObject(value)) return undefined
  if ('map' in shape) return fitObject(value, () => shape.map)
  const { fields, optional } = shape
  for (const key in fields) if (value[key] === undefined && !optional.includes(key)) return undefined
  return fitObject(value, (key) => (value[key] !== undefined && Object.hasOwn(fields, key) ? fields[key] : undefined))
}
