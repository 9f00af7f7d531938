import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostValues } from '../metadata/values.ts'
import { savedAttribute } from '../templates/template.fixture.ts'
import { mappingProblems, matchAttributes, movedAsTheyAre, type MatchedAttribute } from './mapping.ts'

const to = (name: string) => `id of ${name}`
const pairs = (from: readonly MatchedAttribute[], others: readonly MatchedAttribute[]) => matchAttributes(from, others).map(({ attributeId, targetId }) => [attributeId, targetId])

describe('the attributes of two templates are matched', () => {
  it.each([
    ['by name and type, without case', [savedAttribute('TITLE')], [savedAttribute('Kind'), savedAttribute('Title')], [to('Title')]],
    ['by name where the type was corrected', [savedAttribute('Made')], [savedAttribute('made', { type: 'edtf' })], [to('made')]],
    [
      'by the standard element where the name was corrected',
      [savedAttribute('Creater', { element: 'dcterms:creator' })],
      [savedAttribute('Creator', { element: 'dcterms:creator' })],
      [to('Creator')],
    ],
    ['not by an element of another type', [savedAttribute('Year', { element: 'dcterms:created' })], [savedAttribute('Date', { type: 'edtf', element: 'dcterms:created' })], [null]],
    ['not where neither stands for an element', [savedAttribute('Year')], [savedAttribute('Date')], [null]],
    [
      'the surest first: a name is not taken by an element',
      [savedAttribute('Author', { element: 'dcterms:creator' }), savedAttribute('Creator', { element: 'dcterms:creator' })],
      [savedAttribute('Creator', { element: 'dcterms:creator' })],
      [null, to('Creator')],
    ],
    [
      'several to one that holds several',
      [savedAttribute('Author', { element: 'dcterms:creator' }), savedAttribute('Painter', { element: 'dcterms:creator' })],
      [savedAttribute('Creators', { element: 'dcterms:creator', repeatable: true })],
      [to('Creators'), to('Creators')],
    ],
  ] as const)('%s', (_, from, others, targets) => {
    expect(pairs(from, others)).toEqual(from.map(({ id }, index) => [id, targets[index]]))
  })

  it('never two to one that holds one value, and so without problems', () => {
    const attribute = fc.record({ name: fc.constantFrom('a', 'A', 'b', 'c'), type: fc.constantFrom('text' as const, 'date' as const, 'multipleChoice' as const), repeatable: fc.boolean(), element: fc.constantFrom(null, 'dcterms:title', 'dcterms:date') })
    const attributes = fc.array(attribute, { maxLength: 6 }).map((all) => all.map(({ name, ...one }, index) => ({ ...savedAttribute(name, one), id: `${index}` })))
    fc.assert(
      fc.property(attributes, attributes, (from, others) => {
        const mapping = matchAttributes(from, others)
        expect(mapping.map(({ attributeId }) => attributeId)).toEqual(from.map(({ id }) => id))
        const single = mapping.flatMap(({ targetId }) => others.filter((one) => one.id === targetId && mostValues(one) === 1).map(({ id }) => id))
        expect(new Set(single).size).toBe(single.length)
        const isNone = mapping.every(({ targetId }) => targetId === null)
        expect(mappingProblems(mapping, from, others)).toEqual(isNone ? { mapping: { code: 'required' } } : {})
      }),
    )
  })
})

describe('a mapping is refused', () => {
  const from = [savedAttribute('Title'), savedAttribute('Kind')]
  const others = [savedAttribute('Name'), savedAttribute('Kinds', { repeatable: true })]
  const match = (attributeId: string, targetId: string | null) => ({ attributeId: to(attributeId), targetId: targetId === null ? null : to(targetId), addOptions: false })
  it.each([
    ['that moves nothing', [match('Title', null)], { mapping: { code: 'required' } }],
    ['from an attribute that there is not', [match('Nothing', 'Name')], { 'mapping.0.attributeId': { code: 'unknownField' } }],
    ['to an attribute that there is not', [match('Title', 'Nothing')], { 'mapping.0.targetId': { code: 'notAnOption' } }],
    ['from one attribute twice', [match('Title', 'Name'), match('Title', 'Kinds')], { 'mapping.1.attributeId': { code: 'duplicated' } }],
    ['of two to one that holds one value', [match('Title', 'Name'), match('Kind', 'Name')], { 'mapping.1.targetId': { code: 'duplicated' } }],
    ['not of two to one that holds several', [match('Title', 'Kinds'), match('Kind', 'Kinds')], {}],
  ])('%s', (_, mapping, problems) => {
    expect(mappingProblems(mapping, from, others)).toEqual(problems)
  })
})

describe('values are known to go over as they are', () => {
  const only = (from: Parameters<typeof movedAsTheyAre>[1], others: typeof from) =>
    movedAsTheyAre(from.map(({ id }, at) => ({ attributeId: id, targetId: others[at]?.id ?? null, addOptions: false })), from, others).map(({ attributeId }) => attributeId)

  it.each([
    ['to an attribute that holds the same', {}, {}, true],
    ['to one that holds more of them', {}, { repeatable: true }, true],
    ['not to one that holds one of several', { repeatable: true }, {}, false],
    ['not to one of another type', {}, { type: 'longText' }, false],
    ['to one of the same unit', { type: 'number', unit: 'cm' }, { type: 'number', unit: 'cm' }, true],
    ['not to one of another unit', { type: 'number', unit: 'cm' }, { type: 'number', unit: 'mm' }, false],
    ['not to one of another currency', { type: 'price', currency: 'EUR' }, { type: 'price', currency: null }, false],
    ['not to another choice, whose options are its own', { type: 'dropDown' }, { type: 'dropDown' }, false],
  ] as const)('%s', (_, one, other, isKnown) => {
    expect(only([savedAttribute('A', one)], [savedAttribute('B', other)])).toEqual(isKnown ? [to('A')] : [])
  })

  it('not where several go to one, and not where they stay', () => {
    const [one, other, third] = [savedAttribute('A'), savedAttribute('B'), savedAttribute('C', { repeatable: true })]
    expect(only([one, other], [third, third])).toEqual([])
    expect(only([one], [])).toEqual([])
  })
})
