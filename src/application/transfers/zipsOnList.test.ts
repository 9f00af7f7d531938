import { describe, expect, it } from 'vitest'
import type { Zip } from '../../domain/downloads/zip.ts'
import type { TransferEntry } from './entry.ts'
import { compare, twinOf, zipIdsOf } from './zipsOnList.ts'

const zip = (id: string): Zip => ({ id, name: 'Harbour.zip', state: 'Making', failure: null, files: 2, total: 9, done: 4, createdAt: '', expiresAt: '' })
/** A zip on the list, and what the server has told of it. */
const entry = (id: string, known?: Zip) => ({ kind: 'zip', actor: { id, getSnapshot: () => ({ context: { zip: known } }) } }) as unknown as TransferEntry
const NONE = new Set<string>()

describe('the list beside what the server knows', () => {
  it('tells those on it apart from those that are not, the newest last', () => {
    const entries = [entry('own', zip('a'))]
    const { messages, others } = compare({ entries, dismissed: NONE }, { type: 'zips.listed', zips: [zip('c'), zip('b'), zip('a')], lost: [] } as never)
    expect(messages).toEqual([[entries[0]?.actor, { type: 'zip.updated', zip: zip('a') }]])
    expect(others.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('lists none again that was taken off it, and tells of those that are gone', () => {
    const entries = [entry('own', zip('a')), entry('asked')]
    const { messages, others } = compare({ entries, dismissed: new Set(['b']) }, { type: 'zips.listed', zips: [zip('b')], lost: ['a', 'elsewhere'] } as never)
    expect([messages, others]).toEqual([[[entries[0]?.actor, { type: 'zip.lost' }]], []])
  })
})

describe('one that was listed before the answer to who asked for it', () => {
  it('tells who asked what it knows', () => {
    const entries = [entry('own'), entry('z', zip('z'))]
    expect(twinOf({ entries }, { type: 'zip.named', id: 'own', zipId: 'z' })).toEqual({ isGivenUp: false, messages: [[entries[0]?.actor, { type: 'zip.updated', zip: zip('z') }]] })
  })

  it('is given up where who asked is gone', () => {
    expect(twinOf({ entries: [entry('z', zip('z'))] }, { type: 'zip.named', id: 'own', zipId: 'z' })).toEqual({ isGivenUp: true, messages: [] })
  })

  it('tells nothing where there is no other', () => {
    expect(twinOf({ entries: [entry('own')] }, { type: 'zip.named', id: 'own', zipId: 'z' })).toEqual({ isGivenUp: false, messages: [] })
  })
})

it('names those that are meant as the server does, once it has named them', () => {
  expect(zipIdsOf({ entries: [entry('one', zip('a')), entry('two', zip('b')), entry('three')] }, (id) => id !== 'two')).toEqual(['a'])
})
