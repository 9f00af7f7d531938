import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../src/domain/suggestions/suggestion.ts'
import { IN_RECORDS } from '../metadata/describing.fixture.ts'
import { AREA, faced, startProposing, tagged, valued } from './proposing.fixture.ts'

const { server, admin, published, step, of, say, propose, kept, decidedAs, file, picture } = await startProposing()
afterAll(() => server.stop())

const valuesOf = async (assetId: string) => (await kept(assetId)).map(({ value }) => value)
const stored = (assetId: string) => admin.ask({ path: `/v1/assets/${assetId}`, headers: IN_RECORDS })
const edit = async (assetId: string, fields: object) => {
  const { revision } = (await stored(assetId)).json as { readonly revision: number }
  expect((await admin.ask({ method: 'PATCH', path: `/v1/assets/${assetId}`, headers: IN_RECORDS, body: { revision, ...fields } })).status).toBe(200)
}

describe('what is proposed of an asset', () => {
  it('replaces what is open of the same engines, and keeps what is proposed again', async () => {
    const asset = await file()
    await propose(asset, [tagged('Harbour'), tagged('Boat')], ['Objects'])
    const [boat] = await kept(asset.id)
    await propose(asset, [tagged('boat', 0.9), tagged('Crane')], ['Objects'])
    expect(await kept(asset.id)).toMatchObject([
      { id: boat?.id, value: ['boat'], confidence: 0.9, state: 'Open' },
      { value: ['Crane'], confidence: 0.8 },
    ])
  })

  it('leaves alone what other engines propose, of which the more confident stands', async () => {
    const asset = await file()
    await propose(asset, [tagged('Harbour', 0.6), tagged('Boat', 0.9)], ['Objects'])
    await propose(asset, [tagged('Harbour', 0.8, { engine: 'KeyTerms' }), tagged('Boat', 0.5, { engine: 'KeyTerms' })], ['KeyTerms'])
    expect((await kept(asset.id)).map(({ value, engine, confidence }) => [value[0], engine, confidence])).toEqual([
      ['Boat', 'Objects', 0.9],
      ['Harbour', 'KeyTerms', 0.8],
    ])
    await propose(asset, [], ['KeyTerms'])
    expect(await valuesOf(asset.id)).toEqual([['Boat']])
  })

  it('is refused by nobody twice, and what was accepted does not come again', async () => {
    const asset = await file()
    await propose(asset, [tagged('Harbour'), tagged('Boat')])
    for (const { id, value } of await kept(asset.id)) await decidedAs(id, value[0] === 'Boat' ? 'Refused' : 'Accepted')
    await propose(asset, [tagged('boat', 1), tagged('HARBOUR', 1), tagged('Crane')])
    expect((await kept(asset.id)).map(({ value, state, confidence }) => [value[0], state, confidence])).toEqual([
      ['Boat', 'Refused', 0.8],
      ['Crane', 'Open', 0.8],
      ['Harbour', 'Accepted', 0.8],
    ])
  })

  it('of several values is refused once, in whatever order they come again', async () => {
    const [asset, template] = [await file(), await published()]
    await propose(asset, [valued(of(template, 'Height'), ['20 mm', '30 mm'])])
    for (const { id } of await kept(asset.id)) await decidedAs(id, 'Refused')
    await propose(asset, [valued(of(template, 'Height'), ['30 mm', '20 mm'])])
    expect((await kept(asset.id)).map(({ value, state }) => [value, state])).toEqual([[['20 mm', '30 mm'], 'Refused']])
  })

  it('is nothing that the asset has already: a tag, a value, a marked face', async () => {
    const [asset, template] = [await picture(), await published()]
    const [title, height] = [of(template, 'Title'), of(template, 'Height')]
    await edit(asset.id, { tags: ['Harbour'] })
    await say(asset.id, title, ['The bark Haabet'])
    const marked = { name: 'Ada Berg', area: AREA, source: 'Drawn' }
    const added = await admin.ask({ method: 'POST', path: `/v1/assets/${asset.id}/persons`, headers: IN_RECORDS, body: { contentVersion: asset.contentVersion, persons: [marked] } })
    expect(added.status).toBe(200)
    const elsewhere = { ...AREA, x: 0 }
    const proposals = [tagged('harbour'), valued(title, ['Haabet']), valued(height, ['20 mm']), faced(randomUUID(), 'Ada Berg', 0.9, { ...AREA, x: 0.42 }), faced(randomUUID(), 'Per Dal', 0.9, elsewhere)]
    await propose(asset, proposals)
    expect((await kept(asset.id)).map(({ kind, value }) => [kind, value])).toEqual([
      ['Face', ['Per Dal']],
      ['Value', ['20 mm']],
    ])
  })

  it('stays where the asset said it when it was looked through, and was cleared before the end', async () => {
    const [asset, template] = [await file(), await published()]
    const height = of(template, 'Height')
    const proposals = [tagged('Harbour'), tagged('Boat'), valued(height, ['20 mm'])]
    await propose(asset, proposals)
    await propose(asset, [], ENGINES, { tags: ['harbour'], attributes: new Set([height]) })
    expect(await valuesOf(asset.id)).toEqual([['Harbour'], ['20 mm']])
    await server.database.owner.query(`update suggestions set content_version = 'another' where asset_id = $1`, [asset.id])
    await propose(asset, [], ENGINES, { tags: ['harbour'], attributes: new Set([height]) })
    expect(await kept(asset.id)).toEqual([])
  })

  it('is of attributes of active templates of its module', async () => {
    const [asset, resting, elsewhere, open] = [await file(), await published(), await published({ type: 'ARCHIVES' }), await published({ type: 'RECORDS' })]
    await step(resting, 'deactivate')
    await propose(asset, [resting, elsewhere, open].map((template) => valued(of(template, 'Height'), ['20 mm'])).concat(valued(randomUUID(), ['1'])))
    expect((await kept(asset.id)).map(({ subject }) => subject)).toEqual([of(open, 'Height')])
  })

  it('is once what reads the same: a date in another writing is another, a size is not', async () => {
    const [asset, template] = [await file(), await published()]
    const height = of(template, 'Height')
    await propose(asset, [valued(height, ['20 mm'], 0.9, { engine: 'Text' }), valued(height, ['2 cm'], 0.8, { engine: 'Ocr' }), valued(height, ['21 mm'], 0.5)])
    expect(await valuesOf(asset.id)).toEqual([['20 mm'], ['21 mm']])
  })

  it('stands together: what comes later joins what is open', async () => {
    const [one, other] = [await file(), await file()]
    await propose(one, [tagged('Harbour')], ['Objects'])
    await propose(other, [tagged('Harbour')], ['Objects'])
    await propose(one, [tagged('Boat', 0.8, { engine: 'KeyTerms' })], ['KeyTerms'])
    const [[first, second], [later]] = [await kept(one.id), await kept(other.id)]
    expect(first?.listed).toBe(second?.listed)
    expect(first?.listed).not.toBe(later?.listed)
  })

  it('is nothing where the file is another by now, or the asset is gone', async () => {
    const asset = await file()
    await propose({ ...asset, contentVersion: 'another' }, [tagged('Harbour')])
    expect(await kept(asset.id)).toEqual([])
    await propose({ ...asset, id: randomUUID() }, [tagged('Harbour')])
  })

  it('is told by its engines alone', async () => {
    const asset = await file()
    await expect(propose(asset, [tagged('Harbour')], ['KeyTerms'])).rejects.toThrow('Objects')
  })
})
