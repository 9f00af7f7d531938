import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOfHarbour } from '../../src/domain/organizations/managed.fixture.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { PLATFORMS } from './platform.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(PLATFORMS)('organizations %s', (_, open) => {
  let platform: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    platform = await open()
  })
  afterAll(() => platform.stop())

  const create = (name: string) => platform.organizations.create({ ...draftOfHarbour, name }, signal())
  const list = async (term: string, limit = 50) => value(await platform.organizations.list({ term, limit }, signal()))

  it('are made, listed by name, found by a part of it, and read', async () => {
    const made = value(await create('  Zebra Archive '))
    expect(made).toMatchObject({ summary: { state: 'Unblocked', files: 0, upgradeRequestedAt: null }, upgradeRequest: null })
    expect(made.draft.modules).toEqual(draftOfHarbour.modules)
    const all = await list('')
    expect(all.items.at(-1)?.id).toBe(made.summary.id)
    expect(all.total).toBe(all.items.length)
    expect((await list('ZEBRA')).items.map(({ id }) => id)).toEqual([made.summary.id])
    expect(await list('no such name')).toEqual({ items: [], next: null, total: 0 })
    expect(value(await platform.organizations.read(made.summary.id, signal()))).toEqual(made)
  })

  it('are listed page by page', async () => {
    const first = await list('', 2)
    expect(first.items).toHaveLength(2)
    const second = value(await platform.organizations.list({ term: '', limit: 200, after: first.next ?? '' }, signal()))
    expect([...first.items, ...second.items]).toEqual((await list('', 200)).items)
    expect(second.next).toBeNull()
  })

  it('have names of their own, compared without case', async () => {
    value(await create('Café Museum'))
    expect(codeOf(await create('CAFÉ museum'))).toBe('TENANT_NAME_EXISTS')
  })

  it('ask everybody for a second step where they have the feature, and can stop it', async () => {
    const { summary } = value(await platform.organizations.create({ ...draftOfHarbour, name: 'Two Steps', features: ['TwoFaAuth'] }, signal()))
    const rule = () => platform.organizations.stepRule(summary.id, signal())
    expect(value(await rule())).toMatchObject({ offered: true, required: false })
    for (const required of [true, false]) {
      expect(value(await platform.organizations.editStepRule(summary.id, { required }, signal()))).toMatchObject({ offered: true, required, byMail: false })
      expect(value(await rule())).toMatchObject({ offered: true, required, byMail: false })
    }
    const without = value(await platform.organizations.create({ ...draftOfHarbour, name: 'One Step', features: [] }, signal()))
    expect(value(await platform.organizations.stepRule(without.summary.id, signal()))).toMatchObject({ offered: false, required: false, byMail: false })
    expect(codeOf(await platform.organizations.stepRule(NOWHERE, signal()))).toBe('NOT_FOUND')
  })

  it('are judged by their rules', async () => {
    const judged = await platform.organizations.create({ ...draftOfHarbour, name: 'x', storageCapacity: '101' }, signal())
    expect(judged).toMatchObject({
      failure: { code: 'VALIDATION_FAILED', fields: { name: { code: 'tooShort', limit: 2 }, storageCapacity: { code: 'storageOutOfRange' } } },
    })
  })

  it('are edited from the revision that was seen, and never over somebody else’s edit', async () => {
    const { summary, revision } = value(await create('Edited'))
    const edit = (changes: object, seen: number) => platform.organizations.edit(summary.id, changes, seen, signal())
    const edited = value(await edit({ city: 'Tromsø', storageCapacity: '1.5' }, revision))
    expect(edited).toMatchObject({ draft: { city: 'Tromsø', storageCapacity: '1.5' }, revision: revision + 1 })
    expect(edited.summary.storageCapacity).toBe(1.5 * 1024 ** 3)
    expect(codeOf(await edit({ city: 'Bodø' }, revision))).toBe('STALE_EDIT')
    value(await create('Taken'))
    expect(codeOf(await edit({ name: 'taken' }, revision + 1))).toBe('TENANT_NAME_EXISTS')
  })

  it('are blocked and unblocked, but for the own one', async () => {
    const { summary } = value(await create('Blocked'))
    const block = (id: string, blocked: boolean) => platform.organizations.block(id, blocked, signal())
    expect(value(await block(summary.id, true)).summary.state).toBe('Blocked')
    expect(value(await block(summary.id, false)).summary.state).toBe('Unblocked')
    const [own] = (await list(platform.own)).items
    expect(codeOf(await block(own?.id ?? '', true))).toBe('OWN_ORGANIZATION')
  })

  it('that do not exist are not found', async () => {
    expect(codeOf(await platform.organizations.read(NOWHERE, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await platform.organizations.edit(NOWHERE, { city: 'x' }, 1, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await platform.organizations.block(NOWHERE, true, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await platform.organizations.closeRequest(NOWHERE, signal()))).toBe('NOT_FOUND')
  })
})
