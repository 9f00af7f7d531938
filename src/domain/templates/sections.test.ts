import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inSections, movedBy, placed, sectionMovedBy, sectionRenamed, sectionsOf, type Step } from './sections.ts'

interface One {
  readonly id: string
  readonly section: string
}

/** 'A:title,number B:maker' as attributes. */
const read = (text: string): readonly One[] =>
  text.split(' ').flatMap((part) => {
    const [section = '', ids = ''] = part.split(':')
    return ids.split(',').map((id) => ({ id, section }))
  })

const textOf = (attributes: readonly One[]): string =>
  sectionsOf(attributes)
    .map(({ name, attributes: inside }) => `${name}:${inside.map(({ id }) => id).join(',')}`)
    .join(' ')

const PLATE = 'Id:title,number Maker:maker,place Rights:rights'

it('attributes of one section stand together, where the first of them stands', () => {
  expect(textOf(inSections(read('A:a B:b A:c')))).toBe('A:a,c B:b')
  expect(inSections(read('A:a B:b A:c')).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
})

describe('one attribute', () => {
  it.each<[id: string, section: string, at: number, expected: string]>([
    ['number', 'Id', 0, 'Id:number,title Maker:maker,place Rights:rights'],
    ['title', 'Id', 1, 'Id:number,title Maker:maker,place Rights:rights'],
    ['title', 'Maker', 1, 'Id:number Maker:maker,title,place Rights:rights'],
    ['rights', 'Id', 0, 'Id:rights,title,number Maker:maker,place'],
    ['rights', 'Rights', 0, PLATE],
    ['place', 'New', 0, 'Id:title,number Maker:maker Rights:rights New:place'],
    ['nobody', 'Id', 0, PLATE],
  ])('%s is put into %s at %i', (id, section, at, expected) => {
    expect(textOf(placed(read(PLATE), id, section, at))).toBe(expected)
  })

  it.each<[id: string, step: Step, expected: string]>([
    ['title', -1, PLATE],
    ['title', 1, 'Id:number,title Maker:maker,place Rights:rights'],
    ['number', 1, 'Id:title Maker:number,maker,place Rights:rights'],
    ['maker', -1, 'Id:title,number,maker Maker:place Rights:rights'],
    ['rights', -1, 'Id:title,number Maker:maker,place,rights'],
    ['rights', 1, PLATE],
    ['nobody', 1, PLATE],
  ])('%s goes %i', (id, step, expected) => {
    expect(textOf(movedBy(read(PLATE), id, step))).toBe(expected)
  })
})

describe('a section', () => {
  it.each<[name: string, step: Step, expected: string]>([
    ['Maker', -1, 'Maker:maker,place Id:title,number Rights:rights'],
    ['Maker', 1, 'Id:title,number Rights:rights Maker:maker,place'],
    ['Id', -1, PLATE],
    ['Rights', 1, PLATE],
    ['Nothing', 1, PLATE],
  ])('%s goes %i', (name, step, expected) => {
    expect(textOf(sectionMovedBy(read(PLATE), name, step))).toBe(expected)
  })

  it('is renamed, and joins another of that name', () => {
    expect(textOf(sectionRenamed(read(PLATE), 'Maker', 'Origin'))).toBe('Id:title,number Origin:maker,place Rights:rights')
    expect(textOf(sectionRenamed(read(PLATE), 'Rights', 'Id'))).toBe('Id:title,number,rights Maker:maker,place')
  })
})

it('no order of moves loses an attribute or tears a section apart', () => {
  const ids = ['title', 'number', 'maker', 'place', 'rights']
  const move = fc.record({ id: fc.constantFrom(...ids), section: fc.constantFrom('Id', 'Maker', 'Rights', ''), at: fc.nat(6), step: fc.constantFrom<Step>(-1, 1), how: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      const after = moves.reduce<readonly One[]>(
        (attributes, { id, section, at, step, how }) =>
          [placed(attributes, id, section, at), movedBy(attributes, id, step), sectionMovedBy(attributes, section, step), sectionRenamed(attributes, section, 'Id')][how] ?? attributes,
        read(PLATE),
      )
      expect(after.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      expect(inSections(after)).toEqual(after)
    }),
  )
})
