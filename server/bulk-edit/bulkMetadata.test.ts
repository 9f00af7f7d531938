import { afterAll, describe, expect, it } from 'vitest'
import { makeAsset } from '../../tests/security/matrix/targets.ts'
import type { Person } from '../../tests/support/server/person.ts'
import { IN_RECORDS, startDescribing } from '../metadata/describing.fixture.ts'

const { server, admin, publisher, published, of, read, say, said, history, options } = await startDescribing()
afterAll(() => server.stop())

const call = (ending: string, body: object, by: Person) => by.ask({ method: 'POST', path: `/v1/library/edit${ending}`, headers: IN_RECORDS, body })
const asked = (assets: readonly string[], metadata: object) => ({ selection: { kind: 'items', folders: [], assets }, edit: { metadata: { assign: [], changes: [], ...metadata } } })
const change = async (assets: readonly string[], metadata: object, by = admin) => {
  const { state } = (await call('/plan', asked(assets, metadata), by)).json as { readonly state: string }
  return (await call('', { ...asked(assets, metadata), state }, by)).json as { readonly change: string; readonly changed: number }
}

describe('values of many assets', () => {
  it('are neither offered nor changed by whom their template is not for', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    await say(id, of(template, 'Title'), ['Secret'])
    const { templates } = (await call('/summary', { selection: asked([id], {}).selection }, publisher)).json as { readonly templates: readonly { readonly template: { readonly id: string } }[] }
    expect(templates.map((one) => one.template.id)).not.toContain(template.id)
    const refused = await call('/plan', asked([id], { changes: [{ attributeId: of(template, 'Title'), how: 'replace', values: ['Mine'] }] }), publisher)
    expect(refused.json).toMatchObject({ message: 'VALIDATION_FAILED', fields: { metadata: { code: 'notAnOption' } } })
    expect(refused.text).not.toContain('Secret')
    expect((await call('/plan', asked([id], { assign: [template.id] }), publisher)).message).toBe('VALIDATION_FAILED')
  })

  it('stay as they are, when the edit is taken back by whom the template is not for any more', async () => {
    const [template, { id }] = [await published({}, publisher), await makeAsset(admin, 'RECORDS')]
    const made = await change([id], { changes: [{ attributeId: of(template, 'Title'), how: 'replace', values: ['Ours'] }] }, publisher)
    await server.database.owner.query('delete from template_readers where template_id = $1 and user_id = $2', [template.id, publisher.userId])
    expect((await call('/undo', { change: made.change }, publisher)).json).toEqual({ changed: 0, left: 1 })
    expect(said(await read(id), of(template, 'Title'))).toEqual(['Ours'])
  })

  it('are counted by the log, told by the history of values, and found', async () => {
    const [template, one, other] = [await published(), await makeAsset(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS')]
    const word = `word${Date.now()}`
    await change([one.id, other.id], { changes: [{ attributeId: of(template, 'Title'), how: 'replace', values: [`A ${word}`] }] })
    const { rows } = await server.database.owner.query<{ after: object }>(`select after from activity where resource_id = $1 and kind = 'asset.updated'`, [one.id])
    // The title, and the keeper that the template says by itself.
    expect(rows).toEqual([{ after: { metadata: 2 } }])
    expect((await history(one.id, `?attributeId=${of(template, 'Title')}`)).items.map(({ before, after }) => [before, after])).toEqual([[[], [`A ${word}`]]])
    expect(((await admin.ask({ path: `/v1/search?term=${word}` })).json as { readonly total: number }).total).toBe(2)
  })

  it('take options by their ids, a choice in any order', async () => {
    const [template, { id }] = [await published(), await makeAsset(admin, 'RECORDS')]
    const [first, second] = await options(template, 'Kind')
    const kind = of(template, 'Kind')
    await change([id], { changes: [{ attributeId: kind, how: 'replace', values: [first?.id ?? ''] }] })
    await change([id], { changes: [{ attributeId: kind, how: 'append', values: [first?.id ?? '', second?.id ?? ''] }] })
    expect(said(await read(id), kind)).toEqual([first?.id, second?.id])
    const wrong = (await call('/plan', asked([id], { changes: [{ attributeId: kind, how: 'append', values: [template.id] }] }), admin)).json
    expect(wrong).toMatchObject({ refusedTotal: 1, refused: [{ problems: { [`metadata.${kind}`]: { code: 'notAnOption' } } }] })
  })

  it('that say an option merged meanwhile say the one that stays: an edit to that changes nothing', async () => {
    const [template, one, other] = [await published(), await makeAsset(admin, 'RECORDS'), await makeAsset(admin, 'RECORDS')]
    const [oil, ink, chalk] = (await options(template, 'Kind')).map(({ id }) => id) as [string, string, string]
    const kind = of(template, 'Kind')
    await say(one.id, kind, [oil])
    await say(other.id, kind, [chalk])
    await admin.ask({ method: 'POST', path: `/v1/templates/${template.id}/attributes/${kind}/options/merge`, body: { others: [oil], into: ink } })
    const planned = async (how: string, values: readonly string[]) => (await call('/plan', asked([one.id, other.id], { changes: [{ attributeId: kind, how, values }] }), admin)).json
    for (const how of ['replace', 'append']) expect(await planned(how, [ink]), how).toMatchObject({ changed: 1, items: [{ id: other.id }] })
    const cleared = await planned('replace', [chalk])
    expect(cleared).toMatchObject({ changed: 1, items: [{ id: one.id, metadata: [{ attributeId: kind, before: [ink], after: [chalk] }] }] })
    expect((await change([one.id, other.id], { changes: [{ attributeId: kind, how: 'append', values: [ink] }] })).changed).toBe(1)
    expect(said(await read(one.id), kind)).toEqual([ink])
  })
})
