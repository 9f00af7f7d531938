import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERIODS } from '../../src/domain/dashboard/periods.ts'
import { addedSearch, formatSearch, kindSearch, personSearch, repositorySearch } from '../../src/domain/dashboard/searches.ts'
import { putFile } from './files.ts'
import { signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

/** What the sample and the demo hold differs: what is added here is told from what was there. */
describe.each(SIDES)('the dashboard %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const found = async (q: string) => value(await ports.advancedSearches.results({ q, sort: { by: 'name' }, direction: 'asc', limit: 1 }, signal())).total
  const read = async () => value(await ports.dashboards.read('months', true, signal()))

  it('adds up: kinds to the used bytes, formats and kinds to the same files', async () => {
    const { usage, formats } = await read()
    const sum = (amounts: readonly { readonly files: number; readonly bytes: number }[], of: 'files' | 'bytes') => amounts.reduce((total, amount) => total + amount[of], 0)
    expect(sum(usage.kinds, 'bytes')).toBe(usage.usedBytes)
    expect([sum(usage.kinds, 'files'), sum(formats.formats, 'files')]).toEqual([formats.files, formats.files])
  })

  it('counts a file that was added, and no longer as a file when it was moved to the trash', async () => {
    const before = await read()
    const folder = value(await ports.folders.create('RECORDS', null, 'Counted', signal()))
    const id = await putFile(ports.uploads, folder.id, 'Counted.csv')
    const after = await read()
    expect(after.formats.files).toBe(before.formats.files + 1)
    const csv = (of: typeof before) => of.formats.formats.find(({ format }) => format === 'csv')?.files ?? 0
    expect(csv(after)).toBe(csv(before) + 1)
    expect(after.usage.usedBytes).toBeGreaterThan(before.usage.usedBytes)
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [id] }, signal()))
    const thrown = await read()
    expect([thrown.formats.files, thrown.usage.usedBytes]).toEqual([before.formats.files, after.usage.usedBytes])
    expect(thrown.usage.trashBytes).toBe(before.usage.trashBytes + after.usage.usedBytes - before.usage.usedBytes)
    expect(thrown.recent.items.map((asset) => asset.id)).not.toContain(id)
  })

  it.each(PERIODS)('has as many buckets as a period of %s has, and as many files in them as it says', async (period) => {
    const { added } = value(await ports.dashboards.read(period, false, signal()))
    expect([added.period, added.buckets.length]).toEqual([period, { days: 30, months: 12, years: 10 }[period]])
    expect(added.buckets.reduce((sum, { files }) => sum + files, 0)).toBe(added.files)
    expect(added.buckets.map(({ start }) => start)).toEqual(added.buckets.map(({ start }) => start).toSorted())
  })

  it('lists what was added last first, with the way to it', async () => {
    const { recent } = await read()
    expect(recent.items.length).toBeLessThanOrEqual(6)
    const dates = recent.items.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const { path = [], folderId } of recent.items) expect(path.at(-1)?.id).toBe(folderId)
  })

  it('counts what the searches of its bars find', async () => {
    value(await ports.folders.create('RECORDS', null, 'Made on the day', signal()))
    const { usage, formats, added, holders } = await read()
    const bars = [
      ...usage.kinds.map(({ kind, files }) => [kindSearch(kind), files] as const),
      ...formats.formats.flatMap(({ format, files }) => (format === null ? [] : [[formatSearch(format), files] as const])),
      ...added.buckets.slice(-2).map(({ start, files }) => [addedSearch(start), files] as const),
      ...(holders?.repositories.listed ?? []).map(({ id, files }) => [repositorySearch(id), files] as const),
      ...(holders?.persons.listed ?? []).flatMap(({ id, files }) => (id === null ? [] : [[personSearch(id), files] as const])),
    ]
    expect(bars.length).toBeGreaterThan(4)
    for (const [q, files] of bars) expect([q, await found(q)]).toEqual([q, files])
  })

  it('says who holds what to an administrator', async () => {
    const { holders, usage } = await read()
    const bytes = (of: 'repositories' | 'persons') => (holders?.[of].listed.reduce((sum, one) => sum + one.bytes, 0) ?? 0) + (holders?.[of].others?.bytes ?? 0)
    expect([bytes('repositories'), bytes('persons')]).toEqual([usage.usedBytes, usage.usedBytes])
  })
})
