import { describe, expect, it } from 'vitest'
import { DESCRIPTOR_LENGTH, likeness, packed, product, unpacked } from './descriptor.ts'
import { people } from './face.fixture.ts'
import { FaceGroups } from './FaceGroups.ts'
import { confidenceOf, SAME_PERSON } from './faces.ts'
import { KnownNames } from './KnownNames.ts'
import { Prototypes } from './Prototypes.ts'
import { joinsFrom } from './quality.ts'

const counter = () => {
  let count = 0
  return () => `group ${(count += 1)}`
}

describe('a descriptor', () => {
  it('keeps its proportions in a byte each', () => {
    const numbers = Array.from({ length: DESCRIPTOR_LENGTH }, (_, at) => (at % 7) / 3)
    const [small, large] = [packed(numbers), packed(numbers.map((number) => number * 40))]
    expect(small).toEqual(large)
    expect(small).toHaveLength(DESCRIPTOR_LENGTH)
    expect(small?.[6]).toBe(255)
  })

  it.each([[[]], [Array.from({ length: DESCRIPTOR_LENGTH }, () => 0)], [Array.from({ length: DESCRIPTOR_LENGTH }, () => Number.NaN)], [[1, 2, 3]]])('is none of what describes nothing', (numbers) => {
    expect(packed(numbers)).toBeUndefined()
  })

  it('is alike by its direction: itself wholly, and an other less', () => {
    const { person, picture } = people(1)
    const [ada, bo] = [person(), person()]
    const one = picture(ada)
    expect(likeness(one, one)).toBeCloseTo(1, 5)
    expect(likeness(one, picture(ada))).toBeGreaterThan(0.75)
    expect(likeness(one, picture(bo))).toBeLessThan(0.66)
  })
})

describe('groups of faces', () => {
  it('hold the pictures of one person, however they come', () => {
    const { person, picture } = people(2)
    const all = Array.from({ length: 40 }, person)
    const groups = new FaceGroups()
    const fresh = counter()
    const placed = Array.from({ length: 400 }, (_, at) => ({ person: (at * 7) % 40, group: groups.place(unpacked(picture(all[(at * 7) % 40] ?? [])), fresh, SAME_PERSON) }))
    expect(new Set(placed.map(({ group }) => group)).size).toBe(40)
    expect(new Set(placed.map(({ person: who, group }) => `${who} ${group}`)).size).toBe(40)
  })

  it('take new faces to those that are there already', () => {
    const { person, picture } = people(3)
    const [ada, bo] = [person(), person()]
    const groups = new FaceGroups()
    groups.know('ada', unpacked(picture(ada)))
    groups.know('ada', unpacked(picture(ada)))
    expect(groups.place(unpacked(picture(ada)), () => 'new', SAME_PERSON)).toBe('ada')
    expect(groups.place(unpacked(picture(bo)), () => 'new', SAME_PERSON)).toBe('new')
    expect(groups.place(unpacked(picture(bo)), () => 'newer', SAME_PERSON)).toBe('new')
  })

  it('stay apart where people have put them apart', () => {
    const { person, picture } = people(4)
    const ada = person()
    const groups = new FaceGroups()
    groups.know('ada', unpacked(picture(ada)))
    groups.know('her sister', unpacked(picture(ada)))
    expect(['ada', 'her sister']).toContain(groups.place(unpacked(picture(ada)), () => 'new', SAME_PERSON))
  })
})

describe('a face of which little was seen', () => {
  const seen = (numbers: number) => Uint8Array.from({ length: DESCRIPTOR_LENGTH }, (_, at) => (at === 0 ? 255 : at < numbers ? 3 : 2))

  it.each([
    ['much was seen of', 600, 0.9, 200, 0.68],
    ['less was seen of', 519, 0.9, 200, 0.8],
    ['is small', 600, 0.9, 39, 0.8],
    ['may be none', 600, 0.49, 200, 0.8],
    ['is drawn, or blurred', 399, 0.9, 500, null],
  ])('that %s (%d numbers, sure by %d, %d pixels) joins others from %s', (_, numbers, confidence, pixels, expected) => {
    expect(joinsFrom({ descriptor: seen(numbers), confidence, pixels })).toBe(expected)
  })

  it('is with none, and none with it', () => {
    const { person, picture } = people(7)
    const ada = person()
    const groups = new FaceGroups()
    const fresh = counter()
    const alone = groups.place(unpacked(picture(ada)), fresh, null)
    const first = groups.place(unpacked(picture(ada)), fresh, SAME_PERSON)
    const others = [groups.place(unpacked(picture(ada)), fresh, SAME_PERSON), groups.place(unpacked(picture(ada)), fresh, 0.999), groups.place(unpacked(picture(ada)), fresh, null)]
    expect([alone, first, ...others]).toEqual(['group 1', 'group 2', 'group 2', 'group 3', 'group 4'])
  })
})

describe('many faces', () => {
  it('are told by their bits as they are by their numbers, also where one person is in most pictures', () => {
    const { person, picture } = people(5)
    const [ada, others] = [person(), Array.from({ length: 700 }, person)]
    const known = [...others.map((other) => unpacked(picture(other))), ...Array.from({ length: 300 }, () => unpacked(picture(ada)))]
    const prototypes = new Prototypes()
    for (const vector of known) prototypes.add(vector)
    for (let at = 0; at < 60; at += 1) {
      const asked = unpacked(picture(at % 3 === 0 ? ada : (others[at * 11] ?? [])))
      const best = Math.max(...known.map((vector) => product(asked, 0, vector, 0)))
      expect(prototypes.nearest(asked, 0.68)?.likeness).toBeCloseTo(best, 5)
    }
    expect(prototypes.nearest(unpacked(picture(person())), 0.68)).toBeUndefined()
  })
})

describe('more than are compared with', () => {
  it('groups begin all the same, and are compared with no more than can be borne', () => {
    const { person, picture } = people(8)
    const [first, second, third] = [person(), person(), person()]
    const groups = new FaceGroups(2)
    const fresh = counter()
    const place = (who: readonly number[]) => groups.place(unpacked(picture(who)), fresh, SAME_PERSON)
    expect([first, second, third, third, first, second].map(place)).toEqual(['group 1', 'group 2', 'group 3', 'group 4', 'group 1', 'group 2'])
    groups.know('another', unpacked(picture(third)))
    expect(groups.count).toBe(2)
  })

  it('names are known by fewer faces each', () => {
    const vector = unpacked(new Uint8Array(DESCRIPTOR_LENGTH).fill(1))
    const names = new KnownNames()
    for (let who = 0; who < 200; who++) for (let face = 0; face < 60; face++) names.teach(`Ada ${who}`, `ada ${who}`, vector)
    expect(names.count).toBe(6_000 + 80)
    for (let who = 200; who < 9_000; who++) names.teach(`Ada ${who}`, `ada ${who}`, vector)
    expect(names.count).toBe(8_192)
  })
})

describe('known names', () => {
  it('are suggested for who looks like somebody, and not for who is rejected', () => {
    const { person, picture } = people(6)
    const [ada, bo] = [person(), person()]
    const names = new KnownNames()
    expect(names.likely(unpacked(picture(ada)), SAME_PERSON)).toBeUndefined()
    names.teach('Ada Berg', 'ada berg', unpacked(picture(ada)))
    names.teach('Bo Dahl', 'bo dahl', unpacked(picture(bo)))
    expect(names.likely(unpacked(picture(ada)), SAME_PERSON)).toMatchObject({ name: 'Ada Berg', key: 'ada berg' })
    expect(names.likely(unpacked(picture(ada)), SAME_PERSON, new Set(['ada berg']))).toBeUndefined()
    expect(names.likely(unpacked(picture(person())), SAME_PERSON)).toBeUndefined()
  })
})

it.each([
  [0.5, 0],
  [0.68, 0.5],
  [1, 0.98],
])('a likeness of %d is sure by %d', (alike, confidence) => {
  expect(confidenceOf(alike)).toBe(confidence)
})
