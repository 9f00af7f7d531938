import { expect, it } from 'vitest'
import { type Compared, groupsAmong } from './duplicates.ts'
import type { Fingerprint } from './fingerprint.ts'

const NONE = '0'.repeat(64)
const SKETCH = Uint8Array.from({ length: 256 }, (_, at) => at)
const fingerprint = (ones: number): Fingerprint => ({ hash: `${'1'.repeat(ones)}${NONE.slice(ones)}`, sketch: SKETCH })
const asset = (id: string, checksum: string, ones?: number): Compared => ({ id, checksum, fingerprint: ones === undefined ? null : fingerprint(ones) })
const idsOf = (groups: readonly (readonly Compared[])[]) => groups.map((group) => group.map(({ id }) => id).join(''))

it('groups the same bytes, whatever they look like', () => {
  const assets = [asset('a', 'x', 0), asset('b', 'y', 0), asset('c', 'x'), asset('d', 'z'), asset('e', 'y', 0), asset('f', 'x', 20)]
  expect(idsOf(groupsAmong('same', assets, []))).toEqual(['acf', 'be'])
})

it('groups what looks alike, also by others between', () => {
  // a and c differ by twelve bits, and each of them by six from b.
  const assets = [asset('a', 'x', 0), asset('c', 'y', 12), asset('b', 'z', 6), asset('d', 'w', 30), asset('e', 'v')]
  expect(idsOf(groupsAmong('alike', assets, []))).toEqual(['acb'])
})

it('leaves copies of one file to the same bytes, and shows them beside what looks like them', () => {
  expect(idsOf(groupsAmong('alike', [asset('a', 'x', 0), asset('b', 'x', 0)], []))).toEqual([])
  expect(idsOf(groupsAmong('alike', [asset('a', 'x', 0), asset('b', 'x', 0), asset('c', 'y', 2)], []))).toEqual(['abc'])
})

it('never takes for alike what was told apart', () => {
  expect(idsOf(groupsAmong('same', [asset('a', 'x'), asset('b', 'x')], [['b', 'a']]))).toEqual([])
  expect(idsOf(groupsAmong('same', [asset('a', 'x'), asset('b', 'x'), asset('c', 'x')], [['a', 'b'], ['c', 'a']]))).toEqual(['bc'])
})
