import { describe, expect, it } from 'vitest'
import { placeAt, withVisit } from './visited.ts'

const ID = '00000000-0000-4000-8000-000000000001'

describe('the place that a path shows', () => {
  it.each([
    [`/records/folders/${ID}`, 'folder'],
    [`/archives/folders/${ID}/detail/history`, 'folder'],
    [`/records/assets/${ID}/detail/details`, 'asset'],
    [`/records/assets/${ID}/detail`, 'asset'],
  ] as const)('%s is a %s', (path, kind) => {
    expect(placeAt(path)).toEqual({ kind, id: ID })
  })

  it.each(['/', '/records/folders', '/records/assets', `/contacts/folders/${ID}`, `/records/folders/related/${ID}`, '/records/folders/x', `/records/web-ready/${ID}`])('%s is none', (path) => {
    expect(placeAt(path)).toBeUndefined()
  })
})

it('visits are kept the latest first, each place once, twelve at the most', () => {
  const at = (id: number) => ({ kind: 'folder', id: String(id) }) as const
  const visited = [1, 2, 3, 1].reduce<ReturnType<typeof withVisit>>((places, id) => withVisit(places, at(id)), [])
  expect(visited.map(({ id }) => id)).toEqual(['1', '3', '2'])
  const many = Array.from({ length: 20 }, (_, id) => id).reduce<ReturnType<typeof withVisit>>((places, id) => withVisit(places, at(id)), [])
  expect([many.length, many[0]?.id, many.at(-1)?.id]).toEqual([12, '19', '8'])
})
