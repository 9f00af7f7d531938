import type { Direction } from '../../domain/assets/asset.ts'

const compared = (one: string | number, other: string | number): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'en', { numeric: true, sensitivity: 'base' })
}

/** Items in the order of one of their fields; the identifier decides between equals, as on the server. */
export const inOrderOf = <Field extends string, Item extends { readonly id: string } & Readonly<Record<Field, string | number>>>(
  items: readonly Item[],
  field: Field,
  direction: Direction,
): readonly Item[] => {
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((one, other) => sign * (compared(one[field], other[field]) || compared(one.id, other.id)))
}
