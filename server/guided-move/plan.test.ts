import { expect, it } from 'vitest'
import type { MovePlan } from '../../src/domain/guided-move/guidedMove.ts'
import { multiply } from '../../tests/files/manyItems.ts'
import { serverWith } from '../../tests/support/server/serverWith.ts'
import { attribute, movesOf } from './guidedMove.fixture.ts'

/** More than are looked at together. */
const MANY = 1203

const own = serverWith('admin@harbour.example')

const { published, saying, mapped, ask } = movesOf(() => own.server, () => own.person)

it('counts all values of more assets than are looked at together, with each option that is added once', async () => {
  const from = await published([attribute('Title', 'text', { repeatable: true }), attribute('Kind'), attribute('Note')])
  const to = await published([attribute('Title', 'text', { repeatable: true }), attribute('Kind', 'dropDown', { options: ['Plate'] }), attribute('Year', 'integer')])
  const first = await saying(from, { Title: ['b', 'a'], Kind: ['Kind 0'], Note: ['0'] })
  await multiply(own.server.database, first, MANY - 1)
  const [title = '', kind = '', note = ''] = from.attributes.map(({ id }) => id)
  const beside = `(select id, organization_id, row_number() over (order by id) as number from assets where folder_id = (select folder_id from assets where id = $1) and id <> $1)`
  await own.server.database.owner.query(`insert into asset_templates (organization_id, asset_id, template_id) select organization_id, id, $2 from ${beside} asset`, [first, from.id])
  for (const [attributeId, position, value] of [[title, 0, `'b'`], [title, 1, `'a'`], [kind, 0, `case when number % 2 = 0 then 'plate' else 'Kind ' || number % 3 end`], [note, 0, `case when number % 10 = 0 then 'none' else number::text end`]])
    await own.server.database.owner.query(
      `insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_text) select organization_id, id, $3, $4, $2, said, said, said
       from (select organization_id, id, ${value} as said from ${beside} asset) asset`,
      [first, from.id, attributeId, position],
    )
  const answer = await ask(from, to, [...mapped(from, to, { Title: 'Title', Note: 'Year' }), ...mapped(from, to, { Kind: 'Kind' }, true)], '/plan')
  const plan = answer.json as MovePlan
  // Of those beside the first one 601 say "plate" and 120 "none".
  expect([plan.assets, plan.assetsKept, plan.assetsLeft]).toEqual([MANY, 120, 0])
  expect(plan.attributes.map(({ same, converted, lost, staying }) => [same, converted, lost, staying])).toEqual([
    [2 * MANY, 0, 0, 0],
    [MANY - 601, 601, 0, 0],
    [MANY - 120, 0, 120, 0],
  ])
  expect(plan.attributes[1]).toMatchObject({ addedOptions: 3 })
  expect([...(plan.attributes[1]?.addedLabels ?? [])].toSorted()).toEqual(['Kind 0', 'Kind 1', 'Kind 2'])
  expect(plan.attributes[2]?.losses).toHaveLength(5)
  expect(plan.attributes[2]?.losses[0]).toMatchObject({ value: 'none', problem: { code: 'notInteger' } })
})
