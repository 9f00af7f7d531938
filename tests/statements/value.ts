/** What a value can be, as far as the statement shows it. */
export interface Value {
  readonly canBeNull: boolean
  /** Only these texts; undefined: any. */
  readonly texts: ReadonlySet<string> | undefined
  /** The fields of an object that the statement builds, or of those in a list; undefined: JSON that is kept, or none. */
  readonly fields?: ReadonlyMap<string, JsonField> | undefined
}

export interface JsonField extends Value {
  /** As TypeScript names it. Undefined: JSON of its own. */
  readonly kind: string | undefined
}

export const ANY: Value = { canBeNull: true, texts: undefined }
export const NOTHING: Value = { canBeNull: false, texts: new Set() }
export const filled = (isFilled: boolean): Value => ({ canBeNull: !isFilled, texts: undefined })

const union = (values: readonly Value[]): ReadonlySet<string> | undefined =>
  values.reduce<ReadonlySet<string> | undefined>((all, { texts }) => (all === undefined || texts === undefined ? undefined : new Set([...all, ...texts])), new Set())

export const fieldsOf = (values: readonly Value[]): Pick<Value, 'fields'> => ({ fields: values.find(({ fields }) => fields !== undefined)?.fields })
export const either = (values: readonly Value[]): Value => ({ canBeNull: values.some(({ canBeNull }) => canBeNull), texts: union(values), ...fieldsOf(values) })
export const first = (values: readonly Value[]): Value => ({ canBeNull: values.every(({ canBeNull }) => canBeNull), texts: union(values), ...fieldsOf(values) })
