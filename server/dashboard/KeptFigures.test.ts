import { expect, it } from 'vitest'
import type { Tenant } from '../database/tenant.ts'
import { KEPT_MS, KeptFigures } from './KeptFigures.ts'

const at = (organizationId: string): Tenant => ({ organizationId }) as Tenant
const seeing = { viewer: { userId: 'u', restricted: false, modules: ['RECORDS'] } } as const

/** Counts how often was counted. */
const counter = () => {
  let count = 0
  return async () => ({ files: (count += 1) })
}

it('counts again after five minutes, each organization, category and set of modules by itself', async () => {
  let now = Date.parse('2026-11-26T14:05:00.000Z')
  const kept = new KeptFigures(() => now)
  const count = counter()
  const read = async (organization: string, category = 'formats', counting: Parameters<KeptFigures['read']>[1] = seeing) => (await kept.read(at(organization), counting, { category, fresh: false, count })).files
  expect(await kept.read(at('one'), seeing, { category: 'formats', fresh: false, count })).toEqual({ files: 1, asOf: '2026-11-26T14:05:00.000Z' })
  now += KEPT_MS - 1
  expect(await kept.read(at('one'), seeing, { category: 'formats', fresh: false, count })).toEqual({ files: 1, asOf: '2026-11-26T14:05:00.000Z' })
  expect([await read('two'), await read('one', 'added'), await read('one', 'formats', { viewer: { ...seeing.viewer, modules: ['ARCHIVES'] } })]).toEqual([2, 3, 4])
  now += 1
  expect([await read('one'), await read('two')]).toEqual([5, 2])
})

it('keeps nothing of somebody with restrictions', async () => {
  const kept = new KeptFigures(() => 0)
  const count = counter()
  const restricted = { viewer: { ...seeing.viewer, restricted: true } }
  const read = async (counting: Parameters<KeptFigures['read']>[1]) => (await kept.read(at('one'), counting, { category: 'formats', fresh: false, count })).files
  expect([await read(seeing), await read(restricted), await read(restricted), await read(seeing)]).toEqual([1, 2, 3, 1])
})

it('keeps what was counted last, whoever is done last', async () => {
  let now = Date.parse('2026-11-26T14:05:00.000Z')
  const kept = new KeptFigures(() => now)
  const slow = Promise.withResolvers<{ readonly files: number }>()
  const first = kept.read(at('one'), seeing, { category: 'formats', fresh: false, count: () => slow.promise })
  now += 1000
  await kept.read(at('one'), seeing, { category: 'formats', fresh: true, count: async () => ({ files: 2 }) })
  slow.resolve({ files: 1 })
  expect(await first).toEqual({ files: 1, asOf: '2026-11-26T14:05:00.000Z' })
  const shown = await kept.read(at('one'), seeing, { category: 'formats', fresh: false, count: async () => ({ files: 3 }) })
  expect(shown).toEqual({ files: 2, asOf: '2026-11-26T14:05:01.000Z' })
})
