import { describe, expect, it } from 'vitest'
import type { Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { Bitmap } from './Bitmap.ts'
import { mostBytes } from './ItemIndexes.ts'
import { OrganizationIndex } from './OrganizationIndex.ts'
import { Terms } from './terms.ts'
import { written } from './Texts.ts'

interface Held {
  readonly position: number
  readonly id: string
  readonly key: string
}

const idOf = (position: number): string => `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`
const integers = (all: readonly number[]): Buffer => Buffer.concat(all.map((one) => Buffer.from([one >>> 24, one >>> 16, one >>> 8, one])))
const doubles = (count: number): Buffer => Buffer.alloc(count * 8)
const uuids = (all: readonly Held[]): Buffer => Buffer.from(all.map(({ id }) => id.replaceAll('-', '')).join(''), 'hex')

/** What a database answers of assets, each with a value of one attribute, to whichever transaction asks. */
const holdings = () => {
  const assets: Held[] = []
  const unseen: number[] = []
  const add = (key: string): number => {
    const position = assets.length + 1
    assets.push({ position, id: idOf(position), key })
    unseen.push(position)
    return position
  }
  const among = (positions: unknown): readonly Held[] => assets.filter(({ position }) => !Array.isArray(positions) || positions.includes(position))
  const answer = (text: string, values: readonly unknown[]): object => {
    if (text.includes('changed_items')) return { snapshot: 'now', positions: integers(unseen.splice(0)) }
    if (text.includes('metadata_values')) {
      const rows = among(values[2])
      return { keys: rows.map(({ key }) => key).join(''), lengths: integers([...written(rows.map(({ key }) => key)).lengths]), counts: integers(rows.map(() => 1)), items: uuids(rows), labels: '', labelLengths: Buffer.alloc(0) }
    }
    const rows = among(values[1])
    const none = integers(rows.map(() => 0))
    return { positions: integers(rows.map(({ position }) => position)), ids: uuids(rows), flags: integers(rows.map(() => 2)), parents: none, sizes: doubles(rows.length), created: none, modified: none, held: none }
  }
  /** `before`: what its statements wait for, or fail by. */
  const transaction = (before: (text: string) => Promise<void> = async () => undefined): Tenant => ({
    organizationId: 'one',
    database: {},
    query: async <Row extends object>({ text }: Statement<Row>, values: readonly unknown[] = []) => {
      await before(text)
      return [answer(text, values) as Row]
    },
    beforeCommit: () => undefined,
    flush: async () => undefined,
    afterCommit: () => undefined,
  })
  return { add, transaction }
}

const values = (index: OrganizationIndex, tenant: Tenant): Promise<Terms> => index.bringById(tenant, 'values', (ids) => Terms.ofAttribute(ids, 'attribute', 'key'))
const counted = async (index: OrganizationIndex, tenant: Tenant): Promise<readonly (readonly [string, number])[]> => {
  await index.refresh(tenant)
  const hits = (await index.items(tenant)).assets
  return (await values(index, tenant)).column.count(Bitmap.of(hits.positions())).first()
}

describe('what a process keeps of an organization', () => {
  it('is read again by who shared a reading that failed with somebody else’s transaction', async () => {
    const { transaction } = holdings()
    const index = new OrganizationIndex()
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = index.refresh(transaction(() => promise))
    await new Promise(setImmediate)
    const ended = index.refresh(transaction(() => Promise.reject(new Error('The transaction is over'))))
    const [one, other] = [index.refresh(transaction()), index.refresh(transaction())]
    resolve()
    await expect(ended).rejects.toThrow('over')
    await expect(Promise.all([first, one, other])).resolves.toBeDefined()
  })

  it('counts values of what came after room was made', async () => {
    const { add, transaction } = holdings()
    const index = new OrganizationIndex()
    add('oil')
    expect(await counted(index, transaction())).toEqual([['oil', 1]])
    // The values are wanted once more, as they are by each search after its items.
    await values(index, transaction())
    index.oldest()?.drop()
    add('oil')
    expect(await counted(index, transaction())).toEqual([['oil', 2]])
  })

  it('is all forgotten in the end, what others are known by last', async () => {
    const { add, transaction } = holdings()
    const index = new OrganizationIndex()
    add('oil')
    await counted(index, transaction())
    let dropped = 0
    for (let oldest = index.oldest(); oldest !== undefined; oldest = index.oldest(), dropped += 1) oldest.drop()
    expect([dropped, index.bytes]).toEqual([2, 0])
    expect(await counted(index, transaction())).toEqual([['oil', 1]])
  })

  it('counts values of what another search is only now reading', async () => {
    const { add, transaction } = holdings()
    const index = new OrganizationIndex()
    add('oil')
    await counted(index, transaction())
    add('oil')
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = transaction((text) => (text.includes('changed_items') ? Promise.resolve() : promise))
    await index.refresh(slow)
    const items = index.items(slow)
    const wanted = values(index, transaction())
    await new Promise(setImmediate)
    resolve()
    await items
    expect((await wanted).column.count(Bitmap.of([1, 2])).first()).toEqual([['oil', 2]])
  })
})

it.each([
  [0, 128],
  [2 ** 31, 128],
  [24 * 2 ** 30, 1536],
])('all of them have a sixteenth of %s bytes, and %s MiB at least', (limit, mebibytes) => {
  expect(mostBytes(limit)).toBe(mebibytes * 2 ** 20)
})
