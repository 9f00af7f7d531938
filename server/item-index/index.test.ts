import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bitmap } from './Bitmap.ts'
import { integersOf } from './bytes.ts'
import { ItemIds } from './ItemIds.ts'
import { SortOrder, type SortKey } from './SortOrder.ts'
import { TermColumn } from './TermColumn.ts'

const positions = fc.uniqueArray(fc.nat(200), { maxLength: 60 })
const inOrder = (all: Iterable<number>): readonly number[] => [...all].toSorted((one, other) => one - other)

describe('a set of positions', () => {
  it('is what sets are', () => {
    fc.assert(
      fc.property(positions, positions, positions, (one, other, found) => {
        const [left, right] = [Bitmap.of(one), Bitmap.of(other)]
        const outside = one.filter((position) => !other.includes(position))
        expect(left.positions()).toEqual(inOrder(one))
        expect(left.count()).toBe(one.length)
        expect(left.and(right).positions()).toEqual(inOrder(one.filter((position) => other.includes(position))))
        expect(left.or(right).positions()).toEqual(inOrder([...outside, ...other]))
        expect(left.without(right).positions()).toEqual(inOrder(outside))
        expect(left.renewed(other, found).positions()).toEqual(inOrder(new Set([...outside, ...found])))
        expect(left.positions()).toEqual(inOrder(one))
        expect([left.has(500), left.isEmpty()]).toEqual([false, one.length === 0])
      }),
    )
  })
})

it('numbers come as PostgreSQL sends them', () => {
  expect([...integersOf(Buffer.from('00000001fffffffe7fffffff', 'hex'))]).toEqual([1, -2, 2_147_483_647])
})

describe('the values of a field', () => {
  const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 40 })

  it('are counted by hit, whatever was there before', () => {
    fc.assert(
      fc.property(values, values, positions, (before, after, hits) => {
        const column = new TermColumn()
        const put = (rows: readonly (readonly [number, string])[], cleared: readonly number[]) => {
          const sorted = rows.toSorted(([one], [other]) => one - other)
          column.put(cleared, Int32Array.from(sorted.map(([position]) => position)), sorted.map(([, value]) => value))
        }
        const changed = new Set(after.map(([position]) => position)).add(7)
        put(before, [])
        put(after, [...changed])
        const now = [...before.filter(([position]) => !changed.has(position)), ...after]
        const hit = (value: string) => new Set(now.filter(([position, one]) => one === value && hits.includes(position)).map(([position]) => position)).size
        const expected = new Map(['a', 'b', 'c', 'd'].map((value) => [value, hit(value)] as const).filter(([, count]) => count > 0))
        const { counts, missing } = column.count(Bitmap.of(hits))
        expect(counts).toEqual(expected)
        expect(missing).toBe(hits.filter((position) => !now.some(([one]) => one === position)).length)
        expect(hits.filter(column.having((value) => value === 'a'))).toHaveLength(expected.get('a') ?? 0)
        const both = column.count(Bitmap.of(hits), (value) => (value === 'a' || value === 'b' ? ['ab'] : [])).counts.get('ab') ?? 0
        expect(both).toBe(hits.filter((position) => now.some(([one, value]) => one === position && 'ab'.includes(value))).length)
      }),
    )
  })
})

describe('an order', () => {
  const key = fc.option(fc.constantFrom('a', 'b', 'é', '\u{1F3FA}', '\uFFFD'), { nil: null })
  const idOf = (position: number): string => `${String((position * 7919) % 1000).padStart(8, '0')}-0000-4000-8000-000000000000`
  const ids = new ItemIds()
  ids.put(51, Int32Array.from({ length: 51 }, (_, at) => at), Buffer.concat(Array.from({ length: 51 }, (_, at) => Buffer.from(idOf(at).replaceAll('-', ''), 'hex'))))

  /** By code points, then by identifier; without a key last. */
  const sorted = (keys: ReadonlyMap<number, SortKey>): readonly number[] => {
    const bytes = (position: number) => Buffer.from(String(keys.get(position)))
    return [...keys.keys()].toSorted((one, other) => {
      const [own, others] = [keys.get(one) === null, keys.get(other) === null]
      if (own !== others) return own ? 1 : -1
      return (own ? 0 : Buffer.compare(bytes(one), bytes(other))) || (idOf(one) < idOf(other) ? -1 : 1)
    })
  }
  const keys = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 50 }), key), { selector: ([position]) => position, maxLength: 40 })

  it('is gone through by key either way, and stays one when keys change', () => {
    fc.assert(
      fc.property(keys, keys, positions, fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 50), (before, changes, gone, limit, few) => {
        const order = new SortOrder(ids, few)
        const first = new Map<number, SortKey>(before)
        const start = sorted(first)
        order.load(Int32Array.from(start), start.map((position) => first.get(position) ?? null))
        const changed = new Set([...changes.map(([position]) => position), ...gone])
        const now = new Map<number, SortKey>([...before.filter(([position]) => !changed.has(position)), ...changes])
        order.update(changed, Int32Array.from(changes.map(([position]) => position)), changes.map(([, one]) => one))
        const hits = Bitmap.of([...now.keys()].filter((position) => position % 3 !== 0))
        const paged = (direction: 'asc' | 'desc'): readonly number[] => {
          const all: number[] = []
          for (let page = order.page(hits, direction, undefined, limit); page.length > 0; page = order.page(hits, direction, order.placeOf(page.at(-1) ?? 0), limit)) all.push(...page)
          return all
        }
        const expected = sorted(now).filter((position) => hits.has(position))
        expect(paged('asc')).toEqual(expected)
        const isBlank = (position: number) => now.get(position) === null
        expect(paged('desc')).toEqual([...expected.filter((position) => !isBlank(position)).toReversed(), ...expected.filter(isBlank).toReversed()])
      }),
    )
  })

  it('knows where each identifier is', () => {
    expect(ids.at(3)).toBe(idOf(3))
    expect([...ids.positionsOf([idOf(9), idOf(30), 'ffffffff-0000-4000-8000-000000000000'], 51)]).toEqual([9, 30])
    expect(Math.sign(ids.compareTo(3, idOf(4)))).toBe(idOf(3) < idOf(4) ? -1 : 1)
  })
})
