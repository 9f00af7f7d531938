import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../metadata/names.ts'
import { MAX_VALUES } from '../metadata/values.ts'
import { VALUE_TYPES } from '../metadata/valueTypes.ts'
import { INK, OIL, PLATES } from '../metadata/values.fixture.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import { addingNames } from './addedOptions.ts'
import { movingBy, staying, type NamedAttribute, type PlannedMove, type ValuesByAttribute } from './moveValues.ts'

const OTHER = '00000000-0000-4000-8000-00000000000c'
const FORMER = namesOf([{ id: OIL, label: 'Oil' }, { id: INK, label: 'Ink' }])

const moveValues = (before: ValuesByAttribute, present: ValuesByAttribute, plan: readonly PlannedMove[], language: 'en-US' | 'no') => movingBy(plan, language)(before, present)

const named = (id: string, type: AttributeType = 'text', more: Partial<NamedAttribute> = {}): NamedAttribute => ({ id, type, unit: null, currency: null, required: false, repeatable: false, ...more })
const values = (all: Readonly<Record<string, readonly string[]>>): ValuesByAttribute => new Map(Object.entries(all))
const move = (from: NamedAttribute, to: NamedAttribute, before: readonly string[], present: readonly string[] = []) => {
  const { after, losses } = moveValues(values({ [from.id]: before }), values({ [to.id]: present }), [{ from, to }], 'en-US')
  return [after.get(to.id) ?? [], losses.map(({ value, problem }) => [value, problem])]
}

describe('the values of one attribute', () => {
  it.each([
    ['go over as they are', named('a'), named('b'), ['Plate'], [], [['Plate'], []]],
    ['are converted', named('a'), named('b', 'edtf'), ['about 1890'], [], [['1890~'], []]],
    ['stay where they cannot be', named('a'), named('b', 'integer'), ['many'], [], [[], [['many', { code: 'notInteger' }]]]],
    ['go as far as they can', named('a', 'text', { repeatable: true }), named('b', 'integer', { repeatable: true }), ['1', 'x', '2'], [], [['1', '2'], [['x', { code: 'notInteger' }]]]],
    ['stay beyond the first where the target holds one', named('a', 'text', { repeatable: true }), named('b'), ['x', 'y'], [], [['x'], [['y', { code: 'tooMany', limit: 1 }]]]],
    ['stay where there is another one already', named('a'), named('b'), ['x'], ['y'], [[], [['x', { code: 'alreadyFilled' }]]]],
    ['are moved where there is an equal one', named('a', 'number', { unit: 'mm' }), named('b', 'number', { unit: 'cm' }), ['20 mm'], ['2 cm'], [[], []]],
    ['stay where there is the same in other letters', named('a'), named('b'), ['Oslo'], ['oslo'], [[], [['Oslo', { code: 'alreadyFilled' }]]]],
    ['are moved where there is just the same', named('a'), named('b'), ['Oslo'], ['Oslo'], [[], []]],
    ['join in each writing that they have', named('a', 'longText', { repeatable: true }), named('b', 'text', { repeatable: true }), ['BERG', 'Berg', 'BERG'], [], [['BERG', 'Berg'], []]],
    ['stay beside several others as well', named('a'), named('b', 'text', { repeatable: true }), ['x'], ['y', 'z'], [[], [['x', { code: 'alreadyFilled' }]]]],
    ['go to the option of the same label', named('a', 'dropDown', { names: FORMER }), named('b', 'multipleChoice', { names: namesOf([{ id: OTHER, label: 'OIL' }]) }), [OIL], [], [[OTHER], []]],
    ['stay without such an option', named('a', 'dropDown', { names: FORMER }), named('b', 'dropDown', { names: namesOf([]) }), [OIL], [], [[], [[OIL, { code: 'notAnOption' }]]]],
    ['become the label of their option', named('a', 'dropDown', { names: FORMER }), named('b'), [INK], [], [['Ink'], []]],
    ['are never the identifier of what has no name', named('a', 'asset', { names: namesOf([]) }), named('b'), [PLATES], [], [[], [[PLATES, { code: 'unknownAsset' }]]]],
    ['name an asset still, whoever may see it', named('a', 'asset', { names: namesOf([]) }), named('b', 'asset'), [PLATES], [], [[PLATES], []]],
  ] as const)('%s', (_, from, to, before, present, [after, losses]) => {
    expect(move(from, to, before, present)).toEqual([after, losses])
  })

  it('stay where nobody wants them moved', () => {
    const { after, losses } = moveValues(values({ a: ['x'] }), new Map(), [{ from: named('a'), to: null }], 'en-US')
    expect([after.size, losses]).toEqual([0, [{ attributeId: 'a', value: 'x', problem: null }]])
  })

  it('are read in the language that they are written in', () => {
    const [from, to] = [named('a', 'yesNo'), named('b')]
    expect([...moveValues(values({ a: ['yes'] }), new Map(), [{ from, to }], 'no').after]).toEqual([['b', ['Ja']]])
  })
})

describe('the values of several attributes', () => {
  const to = named('b', 'text', { repeatable: true })
  it('join, those that are written alike once, in the order of the attributes', () => {
    const plan = [named('a1', 'text', { repeatable: true }), named('a2'), named('a3')].map((from) => ({ from, to }))
    const { after, losses, moved } = moveValues(values({ a1: ['Kahlo', 'Rivera'], a2: ['Kahlo'], a3: ['Tamayo'] }), new Map(), plan, 'en-US')
    expect([[...after], losses, moved.length]).toEqual([[['b', ['Kahlo', 'Rivera', 'Tamayo']]], [], 4])
  })

  it('stay beyond what an attribute holds', () => {
    const many = Array.from({ length: MAX_VALUES }, (_, index) => `v${index}`)
    const plan = [named('a1', 'text', { repeatable: true }), named('a2')].map((from) => ({ from, to }))
    const moved = moveValues(values({ a1: many, a2: ['more'] }), new Map(), plan, 'en-US')
    expect([staying(moved, 'a1'), staying(moved, 'a2'), moved.losses[0]?.problem]).toEqual([[], ['more'], { code: 'tooMany', limit: MAX_VALUES }])
  })
})

describe('options that a choice lacks', () => {
  it('are added once, under the label as it is written first', () => {
    const names = addingNames(namesOf([{ id: OTHER, label: 'Ink' }]), 10)
    const from = named('a', 'text', { repeatable: true })
    expect(move(from, named('b', 'multipleChoice', { names }), ['Oil ', 'oil', 'INK'])[1]).toEqual([])
    expect(names.added()).toEqual(['Oil'])
  })

  it('are not added beyond the room, nor under what is no label', () => {
    const names = addingNames(namesOf([]), 1)
    const losses = move(named('a', 'longText', { repeatable: true }), named('b', 'multipleChoice', { names }), ['Oil', 'Ink', 'x'.repeat(256)])[1]
    expect([losses, names.added()]).toEqual([[['Ink', { code: 'notAnOption' }], ['x'.repeat(256), { code: 'notAnOption' }]], ['Oil']])
  })
})

describe('nothing vanishes', () => {
  const type = fc.constantFrom('text', 'longText', 'integer', 'number', 'edtf', 'date', 'yesNo', 'dropDown', 'multipleChoice') satisfies fc.Arbitrary<AttributeType>
  const VALUE: Partial<Record<AttributeType, fc.Arbitrary<string>>> = {
    integer: fc.integer().map(String),
    number: fc.tuple(fc.nat(999), fc.constantFrom('mm', 'cm')).map((parts) => parts.join(' ')),
    edtf: fc.constantFrom('1890', '1890~', '189X', '1880/1890'),
    date: fc.constantFrom('1890-01-02', '2000-12-31'),
    yesNo: fc.constantFrom('yes', 'no'),
    dropDown: fc.constantFrom(OIL, INK, OTHER),
    multipleChoice: fc.constantFrom(OIL, INK, OTHER),
  }
  const text = fc.constantFrom('1890', '20 mm', 'Oil', 'yes', '5', 'a plate', 'A PLATE', 'x'.repeat(300))
  const attribute = fc.record({ type, repeatable: fc.boolean() }).map(({ type: of, repeatable }) =>
    named('', of, { repeatable, unit: of === 'number' ? 'mm' : null, ...(VALUE[of] !== undefined && (of === 'dropDown' || of === 'multipleChoice') ? { names: FORMER } : {}) }),
  )
  const valuesFor = ({ type: of }: NamedAttribute) => fc.array(VALUE[of] ?? text, { maxLength: 4 })
  const scene = fc
    .tuple(fc.array(attribute, { minLength: 1, maxLength: 4 }), fc.array(attribute, { minLength: 1, maxLength: 3 }))
    .map(([from, to]) => [from.map((one, index) => ({ ...one, id: `from ${index}` })), to.map((one, index) => ({ ...one, id: `to ${index}` }))] as const)
    .chain(([from, to]) =>
      fc.record({
        from: fc.constant(from),
        to: fc.constant(to),
        targets: fc.tuple(...from.map(() => fc.option(fc.nat(to.length - 1)))),
        before: fc.tuple(...from.map(valuesFor)),
        present: fc.tuple(...to.map((one) => fc.oneof(fc.constant([]), valuesFor(one)))),
      }),
    )

  it('each value is in what the target has then, or in the losses, and what was there stays', () => {
    fc.assert(
      fc.property(scene, ({ from, to, targets, before, present }) => {
        const plan: readonly PlannedMove[] = from.map((one, index) => ({ from: one, to: to[targets[index] ?? -1] ?? null }))
        const [source, there] = [new Map(from.map(({ id }, index) => [id, before[index] ?? []])), new Map(to.map(({ id }, index) => [id, present[index] ?? []]))]
        const { after, moved, losses } = moveValues(source, there, plan, 'en-US')
        for (const { id } of from) {
          const listed = [...moved.map((one) => [one.attributeId, one.before]), ...losses.map((one) => [one.attributeId, one.value])].flatMap(([of, value]) => (of === id ? [value] : []))
          expect(listed.toSorted()).toEqual((source.get(id) ?? []).toSorted())
        }
        for (const { targetId, after: value } of moved) {
          const target = to.find(({ id }) => id === targetId)
          const keyOf = VALUE_TYPES[target?.type ?? 'text'].keyOf
          const now = after.get(targetId) ?? there.get(targetId) ?? []
          expect(now.map(keyOf)).toContain(keyOf(value))
        }
        for (const id of after.keys()) expect(there.get(id) ?? []).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
