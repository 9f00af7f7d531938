import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bitmap } from './Bitmap.ts'
import { integersOf } from './bytes.ts'
import { ItemIds } from './ItemIds.ts'
import { NumberKeys, TextKeys, type SortKey, type SortKeys } from './SortKeys.ts'
import { SortOrder, type Sorted } from './SortOrder.ts'
import { TermColumn } from './TermColumn.ts'
import { Texts, written, type WrittenTexts } from './Texts.ts'

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
        expect(left.countIn(right)).toBe(one.length - outside.length)
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

describe('texts', () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom('', 'a', 'ab', 'é', '\u{1F3FA}', '\uFFFD')), { maxLength: 300 })

  it('are kept once each, as they came, and compared by code points', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (all, trims) => {
        const kept = new Texts()
        const { bytes, lengths } = written(all)
        let start = 0
        const numbers = [...lengths].map((length) => {
          start += length
          return kept.numberOf(bytes, start - length, start)
        })
        if (trims) kept.trim()
        expect(numbers).toEqual(all.map((text) => [...new Set(all)].indexOf(text)))
        expect(numbers.map((number) => kept.at(number))).toEqual(all)
        const signs = all.slice(1).map((text, at) => Math.sign(Buffer.compare(Buffer.from(all[at] ?? ''), Buffer.from(text))))
        expect(numbers.slice(1).map((number, at) => Math.sign(kept.compare(numbers[at] ?? 0, number)))).toEqual(signs)
        expect(all.slice(1).map((text, at) => Math.sign(kept.compareTo(numbers[at] ?? 0, Buffer.from(text))))).toEqual(signs)
      }),
    )
  })
})

describe('the values of a field', () => {
  const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 40 })

  it('are counted by hit, whatever was there before', () => {
    fc.assert(
      fc.property(values, values, positions, (before, after, hits) => {
        const column = new TermColumn()
        const put = (rows: readonly (readonly [number, string])[], cleared: readonly number[]) =>
          column.put(cleared, { keys: written(rows.map(([, value]) => value)), counts: Int32Array.from(rows, () => 1), positions: Int32Array.from(rows, ([position]) => position) })
        const changed = new Set(after.map(([position]) => position)).add(7)
        put(before, [])
        column.trim()
        put(after, [...changed])
        const now = [...before.filter(([position]) => !changed.has(position)), ...after]
        const hit = (value: string) => new Set(now.filter(([position, one]) => one === value && hits.includes(position)).map(([position]) => position)).size
        const expected = ['a', 'b', 'c', 'd'].map((value) => [value, hit(value)] as const).filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one)
        const counted = column.count(Bitmap.of(hits))
        expect(counted.first()).toEqual(expected)
        expect(counted.first(2)).toEqual(expected.slice(0, 2))
        expect(counted.distinct).toBe(expected.length)
        expect(counted.missing).toBe(hits.filter((position) => !now.some(([one]) => one === position)).length)
        expect(hits.filter(column.having((value) => value === 'a'))).toHaveLength(hit('a'))
        // "a" means nothing any more, "b" means "c".
        const counts = column.countAs(Bitmap.of(hits), (value) => (value === 'b' ? 'c' : value === 'a' ? undefined : value))
        const having = (values: string) => hits.filter((position) => now.some(([one, value]) => one === position && values.includes(value))).length
        expect([new Map(counts.first()), counts.missing]).toEqual([new Map([['c', having('bc')] as const, ['d', having('d')] as const].filter(([, count]) => count > 0)), hits.length - having('bcd')])
        let either = 0
        column.eachSet(Bitmap.of(hits), (members, count) => {
          if (members.some((member) => 'ab'.includes(column.texts.at(member)))) either += count
        })
        expect(either).toBe(hits.filter((position) => now.some(([one, value]) => one === position && 'ab'.includes(value))).length)
      }),
    )
  })

  it('may be more than a byte or two can number', () => {
    const many = Array.from({ length: 70_000 }, (_, at) => at + 1)
    const column = new TermColumn()
    column.put([], { keys: written(many.map((at) => `value ${at}`)), counts: Int32Array.from(many, () => 1), positions: Int32Array.from(many) })
    expect(column.count(Bitmap.of([3, 300, 70_000])).first()).toEqual([['value 3', 1], ['value 300', 1], ['value 70000', 1]])
  })

  it('are shown by the first of those with one key', () => {
    const column = new TermColumn()
    column.put([], { keys: written(['ink', 'oil']), labels: written(['Ink', 'OIL']), counts: Int32Array.of(1, 2), positions: Int32Array.of(4, 2, 9) })
    column.put([4], { keys: written(['oil', 'tar']), labels: written(['Oil', 'Tar']), counts: Int32Array.of(1, 2), positions: Int32Array.of(4, 5, 0) })
    expect(column.count(Bitmap.of([2, 4, 5, 9])).first()).toEqual([['OIL', 3], ['Tar', 1]])
  })
})

describe('values that fold alike', () => {
  const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom('a', 'A', 'b', 'B', 'c')), { maxLength: 40 })

  it('are counted and found as one, once of each hit, and shown as most hits have it', () => {
    fc.assert(
      fc.property(values, positions, (rows, hits) => {
        const column = new TermColumn((text) => text.toLowerCase())
        column.put([], { keys: written(rows.map(([, value]) => value)), counts: Int32Array.from(rows, () => 1), positions: Int32Array.from(rows, ([position]) => position) })
        column.trim()
        const having = (...wanted: readonly string[]) => new Set(rows.filter(([position, value]) => wanted.includes(value) && hits.includes(position)).map(([position]) => position)).size
        const expected = [['a', 'A'], ['b', 'B'], ['c', 'C']].map(([small = '', large = '']) => [having(small) > having(large) ? small : large, having(small, large)] as const).filter(([, count]) => count > 0)
        const counted = column.count(Bitmap.of(hits))
        expect(new Map(counted.first())).toEqual(new Map(expected))
        expect(counted.distinct).toBe(expected.length)
        expect(hits.filter(column.having((value) => value === 'a'))).toHaveLength(having('a', 'A'))
      }),
    )
  })
})

describe('an order', () => {
  const idOf = (position: number): string => `${String((position * 7919) % 1000).padStart(8, '0')}-0000-4000-8000-000000000000`
  const ids = new ItemIds()
  ids.put(51, Int32Array.from({ length: 51 }, (_, at) => at), Buffer.concat(Array.from({ length: 51 }, (_, at) => Buffer.from(idOf(at).replaceAll('-', ''), 'hex'))))
  type Keys = Float64Array | WrittenTexts

  /** By code points, or by number, then by identifier; without a key last. */
  const inOrderOf = (keys: ReadonlyMap<number, SortKey>): readonly number[] => {
    const compare = (one: SortKey, other: SortKey) => (typeof one === 'number' ? one - Number(other) : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other))))
    return [...keys.keys()].toSorted((one, other) => {
      const [own, others] = [keys.get(one) ?? null, keys.get(other) ?? null]
      if ((own === null) !== (others === null)) return own === null ? 1 : -1
      return (own === null ? 0 : compare(own, others)) || (idOf(one) < idOf(other) ? -1 : 1)
    })
  }
  const sortedOf = (keys: ReadonlyMap<number, SortKey>, isNumber: boolean): Sorted<Keys> => {
    const all = inOrderOf(keys)
    const filled = all.filter((position) => keys.get(position) !== null)
    const own = filled.map((position) => keys.get(position) ?? '')
    return { filled: Int32Array.from(filled), keys: isNumber ? Float64Array.from(own, Number) : written(own.map(String)), blank: Int32Array.from(all.filter((position) => keys.get(position) === null)) }
  }
  const keysOf = (key: fc.Arbitrary<SortKey>) => fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.option(key, { nil: null })), { selector: ([position]) => position, maxLength: 40 })
  const texts = fc.constantFrom<SortKey>('a', 'b', '', 'é', '\u{1F3FA}', '\uFFFD')
  const numbers = fc.constantFrom<SortKey>(-3, 0, 2.5, 7)
  const cases = fc.oneof(fc.record({ isNumber: fc.constant(false), before: keysOf(texts), changes: keysOf(texts) }), fc.record({ isNumber: fc.constant(true), before: keysOf(numbers), changes: keysOf(numbers) }))

  it('is gone through by key either way, and stays one when keys change', () => {
    fc.assert(
      fc.property(cases, positions, fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 50), ({ isNumber, before, changes }, gone, limit, few) => {
        const empty = (): SortKeys<Keys> => (isNumber ? new NumberKeys() : new TextKeys())
        const order = new SortOrder<Keys>(ids, empty(), few)
        order.load(empty(), sortedOf(new Map(before), isNumber))
        const changed = new Set([...changes.map(([position]) => position), ...gone])
        const now = new Map<number, SortKey>([...before.filter(([position]) => !changed.has(position)), ...changes])
        order.update(changed, sortedOf(new Map(changes), isNumber))
        const hits = Bitmap.of([...now.keys()].filter((position) => position % 3 !== 0))
        const paged = (direction: 'asc' | 'desc'): readonly number[] => {
          const all: number[] = []
          for (let page = order.page(hits, direction, undefined, limit); page.length > 0; page = order.page(hits, direction, order.placeOf(page.at(-1) ?? 0), limit)) all.push(...page)
          return all
        }
        const expected = inOrderOf(now).filter((position) => hits.has(position))
        expect(paged('asc')).toEqual(expected)
        for (let skip = 0; skip <= expected.length; skip += 1) {
          for (const direction of ['asc', 'desc'] as const) expect(order.page(hits, direction, undefined, limit, skip)).toEqual(paged(direction).slice(skip, skip + limit))
        }
        const isBlank = (position: number) => now.get(position) === null
        expect(paged('desc')).toEqual([...expected.filter((position) => !isBlank(position)).toReversed(), ...expected.filter(isBlank).toReversed()])
      }),
    )
  })

  it('knows where each identifier is', () => {
    expect(ids.at(3)).toBe(idOf(3))
    expect([...ids.positionsOf([idOf(9), idOf(30), 'ffffffff-0000-4000-8000-000000000000'], 51)]).toEqual([9, 30])
    const bytes = (...all: readonly string[]) => Buffer.from(all.join('').replaceAll('-', ''), 'hex')
    const growing = new ItemIds()
    growing.put(3, Int32Array.of(1, 2), bytes(idOf(1), idOf(2)))
    expect([...growing.positionsIn(bytes(idOf(2), idOf(70), idOf(1)))]).toEqual([2, 0, 1])
    growing.put(300, Int32Array.from({ length: 297 }, (_, at) => at + 3), bytes(...Array.from({ length: 297 }, (_, at) => idOf(at + 3))))
    expect([...growing.positionsIn(bytes(idOf(299), idOf(2), idOf(170)))]).toEqual([299, 2, 170])
    expect(Math.sign(ids.compareTo(3, idOf(4)))).toBe(idOf(3) < idOf(4) ? -1 : 1)
  })
})
