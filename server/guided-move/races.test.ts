import { expect, it } from 'vitest'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { multiply } from '../../tests/files/manyItems.ts'
import { serverWith } from '../../tests/support/server/serverWith.ts'
import { attribute, movesOf, trash, type Made } from './guidedMove.fixture.ts'

/** More than two batches. */
const MANY = 450
const HELD = 260
/** Assets of the first batch. */
const FIRST = 200

const own = serverWith('admin@harbour.example')

const { of, published, step, say, saying, mapped, ask, begun, endOf } = movesOf(() => own.server, () => own.person)
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<readonly Row[]> => (await own.server.database.owner.query<Row>(text, values)).rows

interface Scene {
  readonly from: Made
  readonly to: Made
  /** In the order in which they are moved. */
  readonly assets: readonly string[]
}

/** Many assets of one title each, and of a year that is none in every tenth. */
const scene = async (): Promise<Scene> => {
  const [from, to] = [await published([attribute('Title'), attribute('Made')]), await published([attribute('Title'), attribute('Made', 'edtf')])]
  const first = await saying(from, { Title: ['Harbour'] })
  await multiply(own.server.database, first, MANY - 1)
  const beside = `select id from assets where folder_id = (select folder_id from assets where id = $1) and id <> $1`
  await own.server.database.owner.query(
    `insert into asset_templates (organization_id, asset_id, template_id) select organization_id, id, $2 from assets where id in (${beside})`,
    [first, from.id],
  )
  const value = (attributeId: string, text: string, where: string) =>
    own.server.database.owner.query(
      `insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_text)
       select organization_id, id, $3, 0, $2, $4, $4, $4 from assets where id in (${beside}) and ${where}`,
      [first, from.id, attributeId, text],
    )
  await value(of(from, 'Title'), 'Harbour', 'true')
  await value(of(from, 'Made'), 'long ago', `id in (select id from (select id, row_number() over (order by id) as turn from assets where id in (${beside})) numbered where turn % 10 = 0)`)
  const assets = (await rows<{ id: string }>('select asset_id as id from asset_templates where template_id = $1 order by asset_id', from.id)).map(({ id }) => id)
  return { from, to, assets }
}

/** Begins a move, and does something once its first batch is done and the second one waits. */
const inBetween = async ({ from, to, assets }: Scene, work: (operation: BulkOperation) => Promise<void>): Promise<BulkOperation> => {
  const client = await own.server.database.owner.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from assets where id = $1 for update', [assets[HELD]])
    const operation = begun(await ask(from, to, mapped(from, to, { Title: 'Title', Made: 'Made' })))
    await expect.poll(async () => (await rows<{ count: number }>('select count(*)::integer as count from guided_move_assets where move_id = $1', operation.id))[0]?.count).toBe(FIRST)
    await work(operation)
    await client.query('commit')
    return operation
  } finally {
    client.release()
  }
}

const titles = async ({ from, to }: Scene) => {
  const [{ former, moved } = { former: -1, moved: -1 }] = await rows<{ former: number; moved: number }>(
    'select count(*) filter (where attribute_id = $1)::integer as former, count(*) filter (where attribute_id = $2)::integer as moved from metadata_values where attribute_id in ($1, $2)',
    of(from, 'Title'),
    of(to, 'Title'),
  )
  return [former, moved]
}
/** Attributes that one operation has changed more than once. */
const twice = (operationId: string) => rows('select asset_id, attribute_id from metadata_changes where operation_id = $1 group by 1, 2 having count(*) > 1', operationId)

it('a move that is cancelled has moved a part, and goes on where it is begun anew: each asset once', async () => {
  const all = await scene()
  const operation = await inBetween(all, async ({ id }) => {
    expect((await own.person.ask({ method: 'POST', path: `/v1/bulk-operations/${id}/cancel` })).json).toMatchObject({ state: 'Cancelled' })
  })
  await expect.poll(async () => (await titles(all)).reduce((sum, count) => sum + count)).toBe(MANY)
  expect((await titles(all))[0]).toBeGreaterThan(0)
  await own.person.ask({ method: 'POST', path: `/v1/bulk-operations/${operation.id}/retry` })
  const { state, outcome } = await endOf(operation)
  const [{ kept } = { kept: -1 }] = await rows<{ kept: number }>('select count(*)::integer as kept from metadata_values where attribute_id = $1', of(all.from, 'Made'))
  expect([state, outcome?.assets, outcome?.skipped, await titles(all), await twice(operation.id)]).toEqual(['Done', MANY, kept, [0, MANY], []])
  const [{ left } = { left: -1 }] = await rows<{ left: number }>('select count(*)::integer as left from asset_templates where template_id = $1', all.from.id)
  expect(left).toBe(kept)
})

it('a move that another node takes over is done once', async () => {
  const all = await scene()
  const operation = await inBetween(all, async ({ id }) => {
    await own.server.database.owner.query(`update jobs set state = 'Waiting', attempt = null, due_at = now() where id = $1`, [id])
  })
  expect((await endOf(operation)).outcome).toMatchObject({ assets: MANY })
  expect([await titles(all), await twice(operation.id)]).toEqual([[0, MANY], []])
})

it('a template that is hidden meanwhile ends the move: what was not moved yet stays', async () => {
  const all = await scene()
  const operation = await inBetween(all, async () => {
    await step(all.from, 'hide')
  })
  expect(await endOf(operation)).toMatchObject({ state: 'Failed', failure: { code: 'TEMPLATE_DIFFERENT_STATE' } })
  expect(await titles(all)).toEqual([MANY - FIRST, FIRST])
})

it('what is edited and trashed meanwhile is moved as it is then, or stays', async () => {
  const all = await scene()
  const [edited = '', trashed = ''] = all.assets.slice(-2)
  const operation = await inBetween(all, async () => {
    await say(edited, of(all.from, 'Title'), ['The harbour'])
    await trash(own.server, trashed)
  })
  expect(await endOf(operation)).toMatchObject({ state: 'Done', outcome: { assets: MANY - 1 } })
  expect(await titles(all)).toEqual([1, MANY - 1])
  expect(await rows('select value, attribute_id from metadata_values where asset_id = any ($1::uuid[]) and attribute_id = any ($2::uuid[]) order by value', [edited, trashed], [of(all.from, 'Title'), of(all.to, 'Title')])).toEqual([
    { value: 'Harbour', attribute_id: of(all.from, 'Title') },
    { value: 'The harbour', attribute_id: of(all.to, 'Title') },
  ])
})
