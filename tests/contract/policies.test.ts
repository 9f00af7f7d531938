import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const ANY = { sessionHours: null, idleMinutes: null, mailDomains: [], sharingAllowed: true }

describe.each(SIDES)('policies %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  it('are none at first', async () => {
    expect(value(await ports.policies.read(ports.organizationId, signal()))).toEqual({ ...ANY, outside: 0 })
  })

  it('are refused with what is wrong at the field', async () => {
    const refused = await ports.policies.save(ports.organizationId, { ...ANY, sessionHours: 3, idleMinutes: 1, mailDomains: ['museum'] }, signal())
    expect(refused).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { sessionHours: { code: 'notAnOption' }, idleMinutes: { code: 'notAnOption' }, mailDomains: { code: 'invalidCharacters' } } } })
  })

  it('are kept as they are set', async () => {
    const set = { sessionHours: 24, idleMinutes: 30, mailDomains: [], sharingAllowed: false }
    expect(value(await ports.policies.save(ports.organizationId, set, signal()))).toMatchObject(set)
    expect(value(await ports.policies.read(ports.organizationId, signal()))).toMatchObject(set)
    value(await ports.policies.save(ports.organizationId, ANY, signal()))
  })

  it('keep what another has set meanwhile, where only something else is changed', async () => {
    value(await ports.policies.save(ports.organizationId, { sharingAllowed: false, idleMinutes: 60, mailDomains: ['museum.example'] }, signal()))
    const kept = { sharingAllowed: false, idleMinutes: 60, mailDomains: ['museum.example'] }
    expect(value(await ports.policies.save(ports.organizationId, { sessionHours: 4 }, signal()))).toMatchObject({ ...kept, sessionHours: 4 })
    expect(codeOf(await ports.policies.save(ports.organizationId, { sessionHours: 3 }, signal()))).toBe('VALIDATION_FAILED')
    value(await ports.policies.save(ports.organizationId, { sessionHours: null }, signal()))
    expect(value(await ports.policies.read(ports.organizationId, signal()))).toMatchObject({ ...kept, sessionHours: null })
    value(await ports.policies.save(ports.organizationId, ANY, signal()))
  })

  it('keep out addresses of other domains, but not those that are there', async () => {
    const saved = value(await ports.policies.save(ports.organizationId, { ...ANY, mailDomains: ['museum.example'] }, signal()))
    expect(saved.outside).toBeGreaterThan(0)
    const [role] = value(await ports.roles.list(ports.organizationId, signal()))
    const form = { username: `p-${Date.now()}`, firstName: 'Ada', lastName: 'Berg', roleId: role?.id ?? '', language: 'en-US' as const, email: `p-${Date.now()}@elsewhere.example` }
    const refused = await ports.users.add(ports.organizationId, form, signal())
    expect(refused).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { email: { code: 'mailDomainNotAllowed' } } } })
    const line = { username: form.username, firstName: form.firstName, lastName: form.lastName, email: form.email }
    const many = { people: [line], roleId: form.roleId, language: form.language, rehearse: true }
    expect(value(await ports.users.inviteMany(ports.organizationId, many, signal()))).toEqual({ invited: 0, wrong: [{ place: 0, code: 'MAIL_DOMAIN_NOT_ALLOWED' }] })
    const added = value(await ports.users.add(ports.organizationId, { ...form, email: `p-${Date.now()}@museum.example` }, signal()))
    expect(codeOf(await ports.users.edit(ports.organizationId, added, form, signal()))).toBe('VALIDATION_FAILED')
    value(await ports.policies.save(ports.organizationId, ANY, signal()))
    const moved = value(await ports.users.edit(ports.organizationId, added, form, signal()))
    value(await ports.policies.save(ports.organizationId, { ...ANY, mailDomains: ['museum.example'] }, signal()))
    expect(value(await ports.users.edit(ports.organizationId, moved, { ...form, firstName: 'Adele' }, signal())).firstName).toBe('Adele')
    value(await ports.policies.save(ports.organizationId, ANY, signal()))
  })
})
