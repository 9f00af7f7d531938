import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOfHarbour } from '../../src/domain/organizations/managed.fixture.ts'
import type { OrganizationPage, OrganizationQuery } from '../../src/application/organizations/OrganizationGateway.ts'
import { ALL_BY_NAME, ORGANIZATION_SORTS } from '../../src/domain/organizations/list.ts'
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
  const list = async (term: string, limit = 50, view: Partial<OrganizationQuery> = {}) =>
    value(await platform.organizations.list({ ...ALL_BY_NAME, ...view, term, limit }, signal()))

  it('are made, listed by name, found by a part of it, and read', async () => {
    const made = value(await create('  Zebra Archive '))
    expect(made).toMatchObject({ summary: { state: 'Unblocked', files: 0, upgradeRequestedAt: null }, upgradeRequest: null })
    expect(made.draft).toEqual({ ...draftOfHarbour, name: 'Zebra Archive' })
    const all = await list('')
    expect(all.items.at(-1)?.id).toBe(made.summary.id)
    expect(all.total).toBe(all.items.length)
    expect((await list('ZEBRA')).items.map(({ id }) => id)).toEqual([made.summary.id])
    expect(await list('no such name')).toEqual({ items: [], next: null, total: 0 })
    expect(value(await platform.organizations.read(made.summary.id, signal()))).toEqual(made)
  })

  it('are told that somebody came and went, but for those that there are not', async () => {
    const { summary } = value(await create('Visited'))
    const visit = { id: '11111111-0000-4000-8000-000000000001', organizationId: summary.id }
    for (const event of ['entered', 'entered', 'left'] as const) expect(value(await platform.organizations.reportVisit({ ...visit, event }, signal()))).toEqual({})
    expect(codeOf(await platform.organizations.reportVisit({ ...visit, organizationId: NOWHERE, event: 'entered' }, signal()))).toBe('NOT_FOUND')
  })

  it('are listed page by page', async () => {
    const first = await list('', 2)
    expect(first.items).toHaveLength(2)
    const second = value(await platform.organizations.list({ ...ALL_BY_NAME, limit: 200, after: first.next ?? '' }, signal()))
    expect([...first.items, ...second.items]).toEqual((await list('', 200)).items)
    expect(second.next).toBeNull()
  })

  it('are listed in each order and its reverse, page by page as well', async () => {
    value(await platform.organizations.create({ ...draftOfHarbour, name: 'Orders', type: 'archive', modules: ['ARCHIVES'] }, signal()))
    for (const sort of ORGANIZATION_SORTS) {
      const ids = (await list('', 200, { sort })).items.map(({ id }) => id)
      expect((await list('', 200, { sort, direction: 'desc' })).items.map(({ id }) => id)).toEqual(ids.toReversed())
      for (const direction of ['asc', 'desc'] as const) {
        const found: string[] = []
        for (let after: string | null | undefined; after !== null; ) {
          const page: OrganizationPage = await list('', 2, { sort, direction, ...(after === undefined ? {} : { after }) })
          found.push(...page.items.map(({ id }) => id))
          after = page.next
        }
        expect(found, `${sort} ${direction}`).toEqual(direction === 'asc' ? ids : ids.toReversed())
      }
    }
    const users = (await list('', 200, { sort: 'users', direction: 'desc' })).items.map((one) => one.users)
    expect(users).toEqual(users.toSorted((one, other) => other - one))
    expect(new Set(users).size).toBeGreaterThan(1)
  })

  it('are narrowed to a type, a state and a module', async () => {
    const draft = { ...draftOfHarbour, name: 'Narrowed', type: 'gallery', modules: ['COLLECTIONS'] } as const
    const { summary } = value(await platform.organizations.create(draft, signal()))
    const named = async (view: Partial<OrganizationQuery>) => (await list('narrowed', 50, view)).items.map(({ name }) => name)
    expect(await named({ type: 'gallery', state: 'Unblocked', module: 'COLLECTIONS' })).toEqual(['Narrowed'])
    expect(await named({ type: 'museum' })).toEqual([])
    expect(await named({ module: 'RECORDS' })).toEqual([])
    expect(await named({ state: 'Blocked' })).toEqual([])
    value(await platform.organizations.block(summary.id, true, signal()))
    expect(await named({ state: 'Blocked' })).toEqual(['Narrowed'])
  })

  it('are blocked and unblocked many at once, but for the own one and what is so already', async () => {
    const ids: string[] = []
    for (const name of ['Many one', 'Many two', 'Many three']) ids.push(value(await create(name)).summary.id)
    const [own] = (await list(platform.own)).items
    const [first = '', second = '', third = ''] = ids
    value(await platform.organizations.block(first, true, signal()))
    const change = { organizationIds: [...ids, own?.id ?? '', NOWHERE], action: 'block', rehearse: true } as const
    const verdict = value(await platform.organizations.blockMany(change, signal()))
    expect(verdict.done.toSorted()).toEqual([second, third].toSorted())
    expect(new Map(verdict.left.map(({ id, code }) => [id, code]))).toEqual(new Map([[first, 'STALE_EDIT'], [own?.id, 'OWN_ORGANIZATION']]))
    expect(verdict.users).toBe(0)
    expect((await list('many', 50, { state: 'Blocked' })).total).toBe(1)
    expect(value(await platform.organizations.blockMany({ ...change, rehearse: false }, signal()))).toEqual(verdict)
    expect((await list('many', 50, { state: 'Blocked' })).total).toBe(3)
    value(await platform.organizations.blockMany({ organizationIds: ids, action: 'unblock', rehearse: false }, signal()))
    expect((await list('many', 50, { state: 'Blocked' })).total).toBe(0)
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

  it('are deleted by their name, and restored as they were, but for the own one', async () => {
    const { summary } = value(await create('Deleted'))
    const remove = (id: string, name: string) => platform.organizations.remove(id, name, signal())
    const restore = async (id: string) => value(await platform.organizations.restore(id, signal())).summary
    expect(codeOf(await remove(summary.id, 'deleted'))).toBe('VALIDATION_FAILED')
    expect(codeOf(await remove(NOWHERE, 'Deleted'))).toBe('NOT_FOUND')
    expect(value(await remove(summary.id, 'Deleted')).summary).toMatchObject({ state: 'Deleted', deletedAt: expect.any(String) as string })
    expect((await list('deleted', 50, { state: 'Deleted' })).items).toMatchObject([{ id: summary.id, state: 'Deleted' }])
    const { revision } = value(await platform.organizations.read(summary.id, signal()))
    expect(codeOf(await platform.organizations.edit(summary.id, { city: 'Bodø' }, revision, signal()))).toBe('RESOURCE_IN_TRASH')
    expect(codeOf(await platform.organizations.editStepRule(summary.id, { required: true }, signal()))).toBe('RESOURCE_IN_TRASH')
    // Neither a block nor its end brings it back.
    for (const blocked of [true, false]) expect(value(await platform.organizations.block(summary.id, blocked, signal())).summary.state).toBe('Deleted')
    expect(await restore(summary.id)).toMatchObject({ state: 'Unblocked', deletedAt: null })
    value(await platform.organizations.block(summary.id, true, signal()))
    value(await remove(summary.id, 'Deleted'))
    expect(await restore(summary.id)).toMatchObject({ state: 'Blocked', deletedAt: null })
    const [own] = (await list(platform.own)).items
    expect(codeOf(await remove(own?.id ?? '', own?.name ?? ''))).toBe('OWN_ORGANIZATION')
  })

  it('tell what takes up their storage beside what they use, and what more was asked for', async () => {
    const { summary } = value(await create('Roomy'))
    expect(value(await platform.organizations.space(summary.id, signal()))).toEqual({ reserved: { bytes: 0, files: 0 }, trash: { bytes: 0, files: 0 }, requests: [] })
    expect(codeOf(await platform.organizations.space(NOWHERE, signal()))).toBe('NOT_FOUND')
  })

  it('that do not exist are not found', async () => {
    expect(codeOf(await platform.organizations.read(NOWHERE, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await platform.organizations.edit(NOWHERE, { city: 'x' }, 1, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await platform.organizations.block(NOWHERE, true, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await platform.organizations.closeRequest(NOWHERE, signal()))).toBe('NOT_FOUND')
  })
})
