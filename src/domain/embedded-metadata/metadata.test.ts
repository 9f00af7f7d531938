import { describe, expect, it } from 'vitest'
import { hasMetadata, METADATA_FIELDS, METADATA_GROUPS, metadataGroups, MOST_VALUE } from './metadata.ts'

describe('what files say of themselves', () => {
  it('comes in groups, in their order, each field once', () => {
    const found = [
      { group: 'camera', field: 'make', value: 'Canon' },
      { group: 'description', field: 'author', value: 'Ada' },
      { group: 'camera', field: 'make', value: 'Nikon' },
      { group: 'camera', field: 'model', value: ' \u0000 ' },
    ] as const
    expect(metadataGroups(found)).toEqual([
      { group: 'description', fields: [{ field: 'author', value: 'Ada' }] },
      { group: 'camera', fields: [{ field: 'make', value: 'Canon' }] },
    ])
  })

  it.each([
    ['controls', 'a\u0000b\u001b[31m\nc', 'a b [31m c'],
    ['a reversed reading direction', 'exe.\u202Egpj', 'exe. gpj'],
    ['lone surrogates', 'a\uD800b', 'a\uFFFDb'],
  ])('is made harmless: %s', (_, value, shown) => {
    expect(metadataGroups([{ group: 'other', field: 'Note', value }])[0]?.fields).toEqual([{ field: 'Note', value: shown }])
  })

  it('is bounded in length and number, and takes no time', () => {
    const began = performance.now()
    const many = Array.from({ length: 20_000 }, (_, at) => ({ group: 'other', field: `Field ${at} ${'x'.repeat(200)}`, value: 'e\u0301'.repeat(5000) }) as const)
    const [other] = metadataGroups([{ group: 'other', field: 'Marks', value: `e${'\u0301'.repeat(100_000)}` }, ...many])
    expect(other?.fields).toHaveLength(150)
    expect(other?.fields.every(({ field, value }) => [...value].length <= MOST_VALUE && [...field].length <= 60)).toBe(true)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('is known of pictures, sound, film, PDF and office files; every group but the rest has named fields', () => {
    expect(['image/jpeg', 'application/pdf', 'text/csv', 'video/mp4', 'audio/wav'].map(hasMetadata)).toEqual([true, true, false, true, true])
    expect(METADATA_GROUPS.filter((group) => !Object.hasOwn(METADATA_FIELDS, group))).toEqual(['other'])
  })
})
