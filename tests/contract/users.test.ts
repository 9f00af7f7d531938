import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountAction, Deletion, OfMany } from '../../src/application/users/UserGateway.ts'
import type { Account } from '../../src/domain/users/account.ts'
import type { UserForm } from '../../src/domain/users/user.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describe.each(SIDES)('accounts %s', (_, open) => {
  let ports: Ports
  let roleIds: Readonly<Record<string, string>>
  beforeAll(async () => {
    ports = await open()
    const roles = value(await ports.roles.list(ports.organizationId, signal()))
    roleIds = Object.fromEntries(roles.map(({ id, name }) => [name, id]))
  })
  afterAll(() => ports.stop())

  const list = async (filter: object = {}, limit = 50, after?: string) =>
    value(await ports.users.list({ organizationId: ports.organizationId, filter, limit, ...(after === undefined ? {} : { after }) }, signal()))
  const form = (username: string, rest: Partial<UserForm> = {}): UserForm =>
    ({ username, firstName: 'Zoe', lastName: 'Quay', email: `${username}@people.example`, roleId: roleIds['User'] ?? '', language: 'no', ...rest })
  const add = async (of: UserForm) => ports.users.add(ports.organizationId, of, signal())
  const edit = (account: Account, change: Partial<UserForm>) =>
    ports.users.edit(ports.organizationId, account, form(account.username, { email: account.email, roleId: account.roleId, ...change }), signal())
  const perform = async (id: string, action: AccountAction) => codeOf(await ports.users.perform(ports.organizationId, id, action, signal()))
  const remove = async (userIds: readonly string[], rest: Partial<Deletion> = {}) =>
    ports.users.delete(ports.organizationId, { userIds, successorId: null, rehearse: false, ...rest }, signal())
  const read = async (id: string) => ports.users.read(ports.organizationId, id, signal())

  it('are invited when they are added', async () => {
    const added = value(await add(form('zoe.first')))
    expect(added).toMatchObject({ username: 'zoe.first', email: 'zoe.first@people.example', roleName: 'User', state: 'invited', language: 'no', sessions: 0, lastSeenAt: null })
    expect(added.invitedUntil).not.toBeNull()
    const { invitationMail: _mail, ...rest } = added
    expect(value(await read(added.id))).toMatchObject(rest)
  })

  it('show how far the mail of an invitation is, until there is a password', async () => {
    const { id } = value(await add(form('zoe.mailed')))
    const mail = async () => value(await read(id)).invitationMail
    await expect.poll(mail).toMatchObject({ state: 'sent', nextTryAt: null, trouble: null })
    const first = await mail()
    expect(Date.parse(first?.since ?? '')).not.toBeNaN()
    expect(await perform(id, 'resetPassword')).toBeUndefined()
    await expect.poll(mail).toMatchObject({ state: 'sent' })
    const { items } = await list({ search: 'zoe.mailed' })
    expect(items.map(({ invitationMail }) => invitationMail?.state)).toEqual(['sent'])
    expect((await list({ state: 'active' })).items.map(({ invitationMail }) => invitationMail).filter((one) => one !== null)).toEqual([])
  })

  it('are told of by their addresses how far the mails are, while they have no password', async () => {
    for (const username of ['zoe.one', 'zoe.two']) value(await add(form(username)))
    const emails = ['ZOE.two@people.example', 'zoe.one@people.example', 'admin@harbour.example', 'nobody@people.example']
    const mails = async () => value(await ports.users.invitationMails(ports.organizationId, emails, signal())).map(({ email, mail }) => [email, mail?.state])
    await expect.poll(mails).toEqual([['zoe.one@people.example', 'sent'], ['zoe.two@people.example', 'sent']])
  })

  it('have a username and an address of their own, whatever the case', async () => {
    value(await add(form('zoe.taken')))
    expect(codeOf(await add(form('ZOE.Taken', { email: 'other@people.example' })))).toBe('USERNAME_ALREADY_EXISTS')
    expect(codeOf(await add(form('zoe.other', { email: 'ZOE.TAKEN@people.example' })))).toBe('EMAIL_ALREADY_EXISTS')
  })

  it('obey the form and have a role that is there', async () => {
    const refused = await add(form('z', { email: 'no address', roleId: '' }))
    expect(refused).toMatchObject({
      failure: { code: 'VALIDATION_FAILED', fields: { username: { code: 'tooShort', limit: 2 }, email: { code: 'invalidEmail' }, roleId: { code: 'required' } } },
    })
    expect(codeOf(await add(form('zoe.norole', { roleId: NOBODY })))).toBe('ROLE_NOT_FOUND')
  })

  it('are listed by name and narrowed', async () => {
    value(await add(form('zoe.listed', { firstName: 'Aamund' })))
    const all = await list()
    expect(all.items[0]?.firstName).toBe('Aamund')
    expect(all).toMatchObject({ next: null, total: all.items.length })
    expect((await list({ search: 'AAMUND quay' })).items.map(({ username }) => username)).toEqual(['zoe.listed'])
    expect((await list({ search: 'zoe.listed@PEOPLE' })).total).toBe(1)
    expect((await list({ state: 'invited', roleId: roleIds['Publisher'] })).total).toBe(0)
    expect((await list({ roleId: roleIds['Publisher'] })).items.map(({ firstName }) => firstName)).toEqual(['Mateo'])
  })

  it('are listed a page at a time, each once', async () => {
    const all = await list()
    const first = await list({}, 2)
    expect(first).toMatchObject({ items: [{}, {}], total: all.total })
    const rest = await list({}, 50, first.next ?? undefined)
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id))
  })

  it('are changed unless somebody was quicker', async () => {
    const before = value(await add(form('zoe.changed')))
    const after = value(await edit(before, { lastName: 'Harbour', roleId: roleIds['Publisher'] ?? '' }))
    expect(after).toMatchObject({ lastName: 'Harbour', roleName: 'Publisher' })
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(codeOf(await edit(before, { lastName: 'Late' }))).toBe('STALE_EDIT')
    expect(codeOf(await edit({ ...before, id: NOBODY }, {}))).toBe('USER_NOT_FOUND')
  })

  it('are blocked, unblocked, sent a link and deleted, each where their state allows it', async () => {
    const { id } = value(await add(form('zoe.blocked')))
    expect(await perform(id, 'resetPassword')).toBeUndefined()
    expect(await perform(id, 'unblock')).toBe('STALE_EDIT')
    expect(await perform(id, 'block')).toBeUndefined()
    expect(value(await read(id)).state).toBe('blocked')
    expect(await perform(id, 'block')).toBe('STALE_EDIT')
    expect(await perform(id, 'resetPassword')).toBe('STALE_EDIT')
    expect(await perform(id, 'unblock')).toBeUndefined()
    expect(value(await read(id)).state).toBe('invited')
    expect([value(await read(id)).secondStep, await perform(id, 'resetSecondStep')]).toEqual(['off', 'STALE_EDIT'])
    expect([value(await read(id)).sessions, await perform(id, 'signOut')]).toEqual([0, 'STALE_EDIT'])
    expect(value(await remove([id])).done).toEqual([id])
    expect(codeOf(await read(id))).toBe('USER_NOT_FOUND')
    expect(codeOf(await remove([id]))).toBe('USER_NOT_FOUND')
  })

  it('are nobody’s to shut out of their own one', async () => {
    const own = await Promise.all((['block', 'resetSecondStep', 'signOut'] as const).map((action) => perform(ports.userId, action)))
    expect(own).toEqual(['OWN_ACCOUNT', 'OWN_ACCOUNT', 'OWN_ACCOUNT'])
    expect(value(await remove([ports.userId]))).toMatchObject({ done: [], left: [{ id: ports.userId, code: 'OWN_ACCOUNT' }] })
  })

  it('are invited together, each line judged before anybody is', async () => {
    value(await add(form('zoe.known')))
    const line = (name: string, rest: object = {}) => ({ username: name, firstName: 'Zoe', lastName: 'Line', email: `${name}@people.example`, ...rest })
    const people = [line('line.one'), line('line.two', { lastName: '' }), line('ZOE.KNOWN', { email: 'another@people.example' }), line('line.four', { email: 'LINE.one@people.example' })]
    const invite = async (rehearse: boolean, roleId = roleIds['User'] ?? '') =>
      ports.users.inviteMany(ports.organizationId, { people, roleId, language: 'no', rehearse }, signal())
    const wrong = [
      { place: 1, code: 'VALIDATION_FAILED' },
      { place: 2, code: 'USERNAME_ALREADY_EXISTS' },
      { place: 3, code: 'EMAIL_ALREADY_EXISTS' },
    ]
    expect(value(await invite(true))).toEqual({ invited: 1, wrong })
    expect((await list({ search: 'line.one' })).total).toBe(0)
    expect(value(await invite(false))).toEqual({ invited: 1, wrong })
    expect((await list({ search: 'line.one' })).items).toMatchObject([{ state: 'invited', roleName: 'User', language: 'no' }])
    expect(value(await invite(false))).toEqual({ invited: 0, wrong: [{ place: 0, code: 'EMAIL_ALREADY_EXISTS' }, ...wrong] })
    expect(codeOf(await invite(true, NOBODY))).toBe('ROLE_NOT_FOUND')
  })

  const change = async (userIds: readonly string[], what: OfMany['change'], rehearse = false) =>
    ports.users.changeMany(ports.organizationId, { userIds, change: what, rehearse }, signal())

  it('are blocked and unblocked together, after it was told what that does; who cannot be is left out', async () => {
    const [one, other] = [value(await add(form('zoe.many1'))).id, value(await add(form('zoe.many2'))).id]
    await perform(other, 'block')
    const ids = [one, other, ports.userId, NOBODY]
    const left = [
      { id: other, code: 'STALE_EDIT' },
      { id: ports.userId, code: 'OWN_ACCOUNT' },
    ]
    const outcome = value(await change(ids, { kind: 'block' }, true))
    expect(outcome).toMatchObject({ done: [one], signedIn: 0, losing: 0 })
    expect(new Set(outcome.left)).toEqual(new Set(left))
    expect(value(await read(one)).state).toBe('invited')
    expect(value(await change(ids, { kind: 'block' }))).toEqual(outcome)
    expect(codeOf(await change([NOBODY], { kind: 'block' }))).toBe('USER_NOT_FOUND')
    expect(value(await read(one)).state).toBe('blocked')
    expect(value(await change([one, other], { kind: 'unblock' })).done.toSorted()).toEqual([one, other].toSorted())
    expect(value(await read(other)).state).toBe('invited')
  })

  it('are given a role together', async () => {
    const made = [value(await add(form('zoe.role1'))), value(await add(form('zoe.role2', { roleId: roleIds['Publisher'] ?? '' })))]
    const ids = made.map(({ id }) => id)
    const verdict = value(await change(ids, { kind: 'role', roleId: roleIds['User'] ?? '' }))
    expect(verdict).toMatchObject({ done: [ids[1]], left: [{ id: ids[0], code: 'STALE_EDIT' }], losing: 1 })
    expect(value(await read(ids[1] ?? '')).roleName).toBe('User')
    expect(codeOf(await change(ids, { kind: 'role', roleId: NOBODY }))).toBe('ROLE_NOT_FOUND')
  })

  it('are deleted together once it was told what they leave, and handed over to somebody active who stays', async () => {
    const [one, other] = [value(await add(form('zoe.leaves1'))).id, value(await add(form('zoe.leaves2'))).id]
    const leaves = { folders: 0, assets: 0, jobs: 0, zips: 0, uploads: 0 }
    const outcome = value(await remove([one, other, ports.userId], { rehearse: true }))
    expect(outcome).toMatchObject({ left: [{ id: ports.userId, code: 'OWN_ACCOUNT' }], signedIn: 0, leaves })
    expect(outcome.done.toSorted()).toEqual([one, other].toSorted())
    expect(value(await read(one)).state).toBe('invited')
    const refused = { failure: { code: 'VALIDATION_FAILED', fields: { successorId: { code: 'notAnOption' } } } }
    for (const successorId of [one, NOBODY, value(await add(form('zoe.neverCame'))).id]) {
      expect(await remove([one], { successorId })).toMatchObject(refused)
      expect(await remove([one], { successorId, rehearse: true })).toMatchObject(refused)
    }
    // Whoever deletes is left out of it, and can look after it.
    expect(value(await remove([one, other, ports.userId], { successorId: ports.userId })).done.toSorted()).toEqual([one, other].toSorted())
    expect([codeOf(await read(one)), codeOf(await read(other))]).toEqual(['USER_NOT_FOUND', 'USER_NOT_FOUND'])
    expect(codeOf(await remove([one], { rehearse: true }))).toBe('USER_NOT_FOUND')
  })

  it('stay named in the details of what they added', async () => {
    const own = value(await read(ports.userId))
    const { id } = value(await ports.folders.create('RECORDS', null, 'Added by somebody', signal()))
    const detail = value(await ports.folders.read('RECORDS', id, signal()))
    expect(detail.createdBy).toEqual({ name: `${own.firstName} ${own.lastName}`, isGone: false, successor: null })
  })

  it('leave one who administers; somebody invited does not count', async () => {
    value(await add(form('zoe.admin', { roleId: roleIds['Admin'] ?? '' })))
    const own = value(await read(ports.userId))
    const { firstName, lastName } = own
    expect(codeOf(await edit(own, { firstName, lastName, roleId: roleIds['User'] ?? '' }))).toBe('LAST_ADMINISTRATOR')
    expect(value(await read(ports.userId)).roleName).toBe('Admin')
  })
})
