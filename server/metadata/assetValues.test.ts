import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { IN_RECORDS, startDescribing } from './describing.fixture.ts'

let with_: Awaited<ReturnType<typeof startDescribing>>
let admin: Person
let model: string

beforeAll(async () => {
  with_ = await startDescribing()
  admin = with_.admin
  const template = await with_.published({ attributes: [newAttribute('Model', { type: 'asset', repeatable: true })] }, with_.publisher)
  model = with_.of(template, 'Model')
})
afterAll(() => with_.server.stop())

interface Named {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly folderId: string
}
const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await admin.ask({ method, path, headers: IN_RECORDS, ...(body === undefined ? {} : { body }) })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
  return answer.json
}
const made = async (): Promise<Named> => (await ask('GET', `/v1/assets/${(await makeAsset(admin, 'RECORDS')).id}`)) as Named
const renamed = async ({ id, revision }: Named, name: string): Promise<Named> => (await ask('PATCH', `/v1/assets/${id}`, { name, revision })) as Named
const only = (assetId: string) => ({ kind: 'items', folders: [], assets: [assetId] })
const move = ({ id }: Named, destinationId: string) => ask('POST', '/v1/library/move', { selection: only(id), destinationId, decisions: { assets: 'rename' } })
/** An asset that names others, with what these values are sorted by. */
const saying = async (...others: readonly Named[]): Promise<() => Promise<readonly string[]>> => {
  const { id } = await makeAsset(admin, 'RECORDS')
  expect(with_.answers(await with_.say(id, model, others.map((one) => one.id)))[0]?.outcome).toBe('saved')
  return async () =>
    (await with_.server.database.owner.query<{ sort: string }>('select sort_text as sort from metadata_values where asset_id = $1 and attribute_id = $2 order by position', [id, model])).rows.map(({ sort }) => sort)
}
const found = async (q: string, by = admin): Promise<readonly string[]> =>
  ((await by.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort: { by: 'relevance' }, direction: 'asc', limit: 50 } })).json as { readonly items: readonly { readonly asset: { readonly id: string } }[] }).items.map(({ asset }) => asset.id)
const newName = (word: string): string => `${word} ${randomUUID()}`

describe('an asset that others name', () => {
  it('is what they are sorted by, however it came to be called so', async () => {
    const [place, edited, moved, restored] = [await made(), await made(), await made(), await made()]
    const sorted = await saying(edited, moved, restored)
    const name = newName('Cast')
    await renamed(place, `${name}.csv`)
    await renamed(moved, `${name}.csv`)
    await move(moved, place.folderId)
    const twin = await renamed(await made(), restored.name)
    await ask('POST', '/v1/library/trash', { selection: only(restored.id) })
    await move(twin, restored.folderId)
    await ask('POST', '/v1/trash/restore', { selection: only(restored.id), decisions: { assets: 'rename' } })
    await renamed(edited, 'Plaster MODEL.csv')
    const now = async ({ id }: Named): Promise<string> => ((await ask('GET', `/v1/assets/${id}`)) as Named).name
    const names = [await now(edited), await now(moved), await now(restored)]
    expect(names).toEqual(['Plaster MODEL.csv', `${name} (2).csv`, restored.name.replace('.csv', ' (2).csv')])
    await expect.poll(sorted).toEqual(names.map((one) => one.toLowerCase()))
  })

  it('is asked for by what it is called now, by those who see it, and its name is no word of what names it', async () => {
    const named = await made()
    const { id } = await makeAsset(admin, 'RECORDS')
    await with_.say(id, model, [named.id])
    const [before, after] = [newName('Former'), newName('Present')]
    await renamed(await renamed(named, `${before}.csv`), `${after}.csv`)
    const { organizationId } = admin
    const sorted = async () => (await with_.server.database.owner.query<{ sort: string }>('select sort_text as sort from metadata_values where organization_id = $1 and asset_id = $2', [organizationId, id])).rows
    await expect.poll(sorted).toEqual([{ sort: `${after}.csv`.toLowerCase() }])
    expect(await found(`Model:"${after}.csv"`)).toEqual([id])
    expect(await found(`Model:"${before}.csv"`)).toEqual([])
    expect(await found(`"${after}"`)).toEqual([named.id])
    await ask('POST', `/v1/users/${with_.publisher.userId}/restrictions`, { restrict: [{ kind: 'asset', id: named.id }], lift: [] })
    const restricted = await signIn(with_.server.url, 'publisher@harbour.example')
    expect(await found(`Model:id:${named.id}`, restricted)).toEqual([id])
    for (const q of [`Model:"${after}.csv"`, `"${after}"`]) expect(await found(q, restricted)).toEqual([])
    await with_.say((await makeAsset(admin, 'RECORDS')).id, model, [named.id])
    const sorted_ = { sort: { by: 'attribute', attributeId: model }, direction: 'asc', limit: 1 }
    const page = await restricted.ask({ method: 'POST', path: '/v1/search/results', body: { q: `Model:id:${named.id}`, ...sorted_ } })
    const { next } = page.json as { readonly next: string }
    expect(Buffer.from(next, 'base64url').toString('latin1')).not.toContain(after.toLowerCase().slice(0, 7))
  })

  it('is sorted by a name that is long as far as indexes go', async () => {
    const long = await made()
    const sorted = await saying(long)
    const name = `${'Ø😀'.repeat(100)}Å`
    await with_.server.database.owner.query('update assets set name = $2, name_key = lower($2) where id = $1', [long.id, name])
    await expect.poll(sorted).toEqual(['ø😀'.repeat(100)])
  })

  it('has nothing done for it where nobody names it', async () => {
    const alone = await made()
    const jobs = async () => (await with_.server.database.owner.query(`select from jobs where kind = 'renamedAssets' and payload->'assetIds' ? $1`, [alone.id])).rowCount
    await renamed(alone, `${newName('Alone')}.csv`)
    expect(await jobs()).toBe(0)
  })
})
