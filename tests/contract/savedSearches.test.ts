import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('saved searches %s', (_, open) => {
  let ports: Ports
  let roleIds: readonly string[] = []
  beforeAll(async () => {
    ports = await open()
    roleIds = value(await ports.roles.list(ports.organizationId, signal())).slice(0, 2).map(({ id }) => id).toSorted()
  })
  afterAll(() => ports.stop())

  const create = (name: string, q = 'ship', roles: readonly string[] = []) => ports.savedSearches.create({ name, q, roleIds: roles }, signal())
  const names = async () => value(await ports.savedSearches.list(signal())).map(({ name }) => name)

  it('are kept as they are printed, and listed by name', async () => {
    const made = value(await create('  Zeta ', 'mappe:Havn AND ship', roleIds.toReversed()))
    expect(made).toEqual({ id: made.id, name: 'Zeta', q: 'folder:Havn ship', roleIds, isOwn: true, owner: made.owner, news: 0, revision: 1 })
    expect(made.owner).not.toBe('')
    value(await create('alpha'))
    expect(await names()).toEqual(['alpha', 'Zeta'])
    expect(value(await ports.savedSearches.list(signal()))).toContainEqual(made)
  })

  it.each([
    ['', 'ship', [], { name: { code: 'required' } }],
    ['Everything', ' * ', [], { q: { code: 'noSearchCriterion' } }],
    ['Deep', '((((((((((( a )))))))))))', [], { q: { code: 'tooDeep', limit: 10 } }],
    ['Twice', 'ship', [NOWHERE, NOWHERE], { roleIds: { code: 'duplicated' } }],
  ])('are judged by their rules: “%s” for %j', async (name, q, roles, fields) => {
    expect(await create(name, q, roles)).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields } })
  })

  it('have names of their own, and roles that exist', async () => {
    expect(codeOf(await create('ALPHA'))).toBe('SAVED_SEARCH_ALREADY_EXISTS')
    expect(codeOf(await create('Roleless', 'ship', [NOWHERE]))).toBe('ROLE_NOT_FOUND')
  })

  it('are edited from the revision that was seen, and go', async () => {
    const made = value(await create('Boats', 'boat', roleIds))
    const edited = value(await ports.savedSearches.edit(made, { name: 'Small boats', q: 'boat height:<2m', roleIds: [] }, signal()))
    expect(edited).toEqual({ ...made, name: 'Small boats', q: 'boat height:<2m', roleIds: [], revision: 2 })
    expect(codeOf(await ports.savedSearches.edit(made, { name: 'Mine', q: 'boat', roleIds: [] }, signal()))).toBe('STALE_EDIT')
    value(await ports.savedSearches.remove(made.id, signal()))
    expect(codeOf(await ports.savedSearches.remove(made.id, signal()))).toBe('SAVED_SEARCH_NOT_FOUND')
    expect(codeOf(await ports.savedSearches.edit(edited, { name: 'Mine', q: 'boat', roleIds: [] }, signal()))).toBe('SAVED_SEARCH_NOT_FOUND')
  })

  it('have nothing new once they were looked at', async () => {
    const made = value(await create('Looked at'))
    value(await ports.savedSearches.look(made.id, signal()))
    expect(value(await ports.savedSearches.list(signal()))).toContainEqual(made)
    expect(codeOf(await ports.savedSearches.look(NOWHERE, signal()))).toBe('SAVED_SEARCH_NOT_FOUND')
  })

  it('remembers the last twenty searches, each once, until they are forgotten', async () => {
    const recent = async () => value(await ports.savedSearches.recent(signal())).map(({ q }) => q)
    for (const q of ['ship', 'boat', ' SHIP', 'tag:a', 'ship', '*']) value(await ports.savedSearches.remember(q, signal()))
    expect(await recent()).toEqual(['ship', 'tag:a', 'SHIP', 'boat'])
    value(await ports.savedSearches.forget('etiqueta:a', signal()))
    expect(await recent()).toEqual(['ship', 'SHIP', 'boat'])
    for (let index = 0; index < 20; index += 1) value(await ports.savedSearches.remember(`w${index}`, signal()))
    expect(await recent()).toEqual(Array.from({ length: 20 }, (__, index) => `w${19 - index}`))
    expect(await ports.savedSearches.remember('x'.repeat(2_001), signal())).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { q: { code: 'tooLong', limit: 2_000 } } } })
    value(await ports.savedSearches.forget(null, signal()))
    expect(await recent()).toEqual([])
  })
})
