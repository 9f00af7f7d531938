import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { afterAll, describe, expect, it } from 'vitest'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import { inTenant } from '../database/tenant.ts'
import { applyEdits } from './applyEdits.ts'
import { IN_RECORDS, startDescribing } from './describing.fixture.ts'

const { server, admin, publisher, published, of, path, read, save, say, answers, said, history, undo, options } = await startDescribing()
afterAll(() => server.stop())

describe('what is said of an asset', () => {
  it('is offered, assigned with its defaults, said, read again and taken off', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    expect((await read(id)).offered.map((one) => one.id)).toContain(template.id)
    expect((await save(id, { assign: [template.id] })).status).toBe(200)
    const assigned = await read(id)
    expect(assigned.offered.map((one) => one.id)).not.toContain(template.id)
    expect([said(assigned, of(template, 'Keeper')), said(assigned, of(template, 'Title'))]).toEqual([['Harbour Museum'], []])
    const saved = await save(id, {
      changes: [
        { attributeId: of(template, 'Title'), values: [' Glass plate '], revision: 0 },
        { attributeId: of(template, 'Height'), values: ['20'], revision: 0 },
        { attributeId: of(template, 'Made'), values: ['about 1890'], revision: 0 },
      ],
    })
    expect(answers(saved).map(({ outcome, now }) => [outcome, now.values, now.revision])).toEqual([
      ['saved', ['Glass plate'], 1],
      ['saved', ['20 mm'], 1],
      ['saved', ['1890~'], 1],
    ])
    const after = await read(id)
    expect([said(after, of(template, 'Title')), said(after, of(template, 'Height')), said(after, of(template, 'Made'))]).toEqual([['Glass plate'], ['20 mm'], ['1890~']])
    const taken = await admin.ask({ method: 'DELETE', path: path(id, `/${template.id}`), headers: IN_RECORDS })
    expect(taken.status).toBe(200)
    expect((await read(id)).templates).toEqual([])
    const [change] = (await history(id, `?attributeId=${of(template, 'Title')}`)).items
    expect(change).toMatchObject({ before: ['Glass plate'], after: [], undoable: true })
    expect((await undo(id, change?.id ?? '')).status).toBe(200)
    expect(said(await read(id), of(template, 'Title'))).toEqual(['Glass plate'])
  })

  it('is stored with what it is compared and sorted by', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Height'), ['2 cm'])
    await say(id, of(template, 'Made'), ['1880/1890'])
    await say(id, of(template, 'Title'), ['Glass PLATE'])
    const { rows } = await server.database.owner.query<object>(
      `select value.value, value.key, value.sort_number, value.sort_text, value.first_day, value.last_day from metadata_values value
       join template_attributes attribute on attribute.id = value.attribute_id where value.asset_id = $1 and attribute.name <> 'Keeper' order by attribute.position`,
      [id],
    )
    const day = (date: string): number => Date.parse(date) / 86_400_000
    expect(rows).toEqual([
      { value: 'Glass PLATE', key: 'glass plate', sort_number: null, sort_text: 'glass plate', first_day: null, last_day: null },
      { value: '2 cm', key: '0.02 m', sort_number: 0.02, sort_text: null, first_day: null, last_day: null },
      { value: '1880/1890', key: '1880/1890', sort_number: day('1880-01-01'), sort_text: null, first_day: day('1880-01-01'), last_day: day('1890-12-31') },
    ])
  })

  it('is judged value by value; what is right is saved', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const saved = await save(id, {
      changes: [
        { attributeId: of(template, 'Height'), values: ['tall'], revision: 0 },
        { attributeId: of(template, 'Place'), values: ['91, 10'], revision: 0 },
        { attributeId: of(template, 'Kind'), values: [randomUUID()], revision: 0 },
        { attributeId: of(template, 'Title'), values: ['a', 'b'], revision: 0 },
        { attributeId: of(template, 'Made'), values: ['189X'], revision: 0 },
        { attributeId: of(template, 'Made'), values: ['1900'], revision: 0 },
      ],
    })
    expect(answers(saved).map(({ outcome, code, problem, now }) => (outcome === 'refused' ? [code, problem] : [outcome, now.values]))).toEqual([
      ['VALIDATION_FAILED', { code: 'notNumber' }],
      ['INVALID_LONGITUDE_OR_LATITUDE', { code: 'invalidLatitude' }],
      ['VALIDATION_FAILED', { code: 'notAnOption' }],
      ['VALIDATION_FAILED', { code: 'tooMany', limit: 1 }],
      ['saved', ['189X']],
      ['stale', ['189X']],
    ])
    expect(answers(await say(id, of(template, 'Title'), [])).map(({ problem }) => problem)).toEqual([{ code: 'required' }])
  })

  it('of different attributes is saved side by side, of the same one compared', async () => {
    const [template, { id }] = [await published({}, publisher), await makeAsset(admin, 'RECORDS')]
    const [title, height] = [of(template, 'Title'), of(template, 'Height')]
    const both = await Promise.all([say(id, title, ['Plate']), say(id, height, ['20 mm'], 0, publisher)])
    expect(both.flatMap(answers).map(({ outcome }) => outcome)).toEqual(['saved', 'saved'])
    const same = await Promise.all([say(id, title, ['Mine'], 1), say(id, title, ['Theirs'], 1, publisher)])
    const outcomes = same.flatMap(answers)
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['saved', 'stale'])
    // Whoever was late is shown what is there now, and by whom.
    expect(new Set(outcomes.map(({ now }) => `${now.values.join()} ${now.revision} ${now.changedBy}`)).size).toBe(1)
    expect(said(await read(id), height)).toEqual(['20 mm'])
  })

  it('that is what it was already changes nothing', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Plate'])
    expect(answers(await say(id, of(template, 'Title'), ['Plate'], 1))[0]?.now.revision).toBe(1)
    expect((await history(id, `?attributeId=${of(template, 'Title')}`)).items).toHaveLength(1)
  })

  it('goes on with the option that stays where options are merged, and is called as they are called now', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const [kind, [chalk, ink, oil]] = [of(template, 'Kind'), await options(template, 'Kind')]
    await say(id, kind, [oil?.id ?? '', ink?.id ?? ''])
    const place = `/v1/templates/${template.id}/attributes/${kind}/options`
    const merged = await admin.ask({ method: 'POST', path: `${place}/merge`, body: { others: [oil?.id], into: ink?.id } })
    expect(merged.status).toBe(200)
    await admin.ask({ method: 'PATCH', path: `${place}/${ink?.id ?? ''}`, body: { label: 'Iron gall' } })
    const after = await read(id)
    expect([said(after, kind), after.names.filter((one) => one.id === ink?.id)]).toEqual([[ink?.id], [{ id: ink?.id, label: 'Iron gall' }]])
    // Who still offers the merged one means the one that stays.
    expect(answers(await say(id, kind, [oil?.id ?? '', chalk?.id ?? ''], 1))[0]?.now.values).toEqual([ink?.id, chalk?.id])
    const named = await admin.ask({ method: 'POST', path: `/v1/metadata/attributes/${kind}/options/named`, body: { words: ['OIL', 'Iron Gall'] } })
    expect((named.json as { readonly words: readonly { readonly option: { readonly id: string } | null }[] }).words.map(({ option }) => option?.id)).toEqual([ink?.id, ink?.id])
  })

  it('keeps nothing of merged options where one value takes the place of both', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const [kind, [chalk, ink, oil]] = [of(template, 'Kind'), await options(template, 'Kind')]
    await say(id, kind, [oil?.id ?? '', ink?.id ?? ''])
    await admin.ask({ method: 'POST', path: `/v1/templates/${template.id}/attributes/${kind}/options/merge`, body: { others: [oil?.id], into: ink?.id } })
    await say(id, kind, [chalk?.id ?? ''], 1)
    expect(said(await read(id), kind)).toEqual([chalk?.id])
  })
})

describe('values of many assets', () => {
  it('are changed in one go, each answered by itself', async () => {
    const template = await published()
    const ids = await Promise.all([1, 2, 3].map(async () => (await makeAsset(admin, 'RECORDS')).id))
    const [title, height] = [of(template, 'Title'), of(template, 'Height')]
    await say(ids[0] ?? '', title, ['There already'])
    const viewer = { userId: admin.userId, firstName: 'Ingrid', lastName: 'Solberg', restricted: false }
    const edits = ids.map((assetId, at) => ({ assetId, changes: [{ attributeId: title, values: [`Plate ${at}`], revision: 0 }, { attributeId: height, values: [at === 2 ? 'tall' : `${at} cm`], revision: 0 }] }))
    const done = await inTenant(server.database, admin.organizationId, (tenant) => applyEdits(tenant, viewer, 'RECORDS', edits))
    const { applied } = Result.getOrThrow(done)
    expect(applied.map((one) => [one.assetId, one.answers.map(({ outcome }) => outcome), one.changed, one.isAssigned])).toEqual([
      [ids[0], ['stale', 'saved'], 1, false],
      [ids[1], ['saved', 'saved'], 3, true],
      [ids[2], ['saved', 'refused'], 2, true],
    ])
    const now = await Promise.all(ids.map((id) => read(id)))
    expect(now.map((one) => [said(one, title), said(one, height), said(one, of(template, 'Keeper'))])).toEqual([
      [['There already'], ['0 cm'], ['Harbour Museum']],
      [['Plate 1'], ['1 cm'], ['Harbour Museum']],
      [['Plate 2'], [], ['Harbour Museum']],
    ])
  })
})

describe('an option that is called otherwise', () => {
  it('is what its values are sorted and found by moments later', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const [kind, [, ink, oil]] = [of(template, 'Kind'), await options(template, 'Kind')]
    await say(id, kind, [oil?.id ?? ''])
    const words = [1, 2].map(() => `word${randomUUID().replaceAll('-', '')}`)
    const place = `/v1/templates/${template.id}/attributes/${kind}/options`
    const found = async (word = '') => ((await admin.ask({ path: `/v1/search?term=${word}` })).json as { readonly total: number }).total
    const sorted = async () => (await server.database.owner.query<{ text: string }>('select sort_text as text from metadata_values where asset_id = $1 and attribute_id = $2', [id, kind])).rows
    await admin.ask({ method: 'PATCH', path: `${place}/${oil?.id ?? ''}`, body: { label: words[0] } })
    await expect.poll(async () => [await found(words[0]), await sorted()]).toEqual([1, [{ text: words[0] }]])
    await admin.ask({ method: 'PATCH', path: `${place}/${ink?.id ?? ''}`, body: { label: words[1] } })
    await admin.ask({ method: 'POST', path: `${place}/merge`, body: { others: [oil?.id], into: ink?.id } })
    await expect.poll(async () => [await found(words[0]), await found(words[1]), await sorted()]).toEqual([0, 1, [{ text: words[1] }]])
  })
})
