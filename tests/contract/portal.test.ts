import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalForm } from '../../src/domain/portal/portal.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

const TEXTS = {
  title: 'Harbour Museum',
  subtitle: 'Ships and people',
  webAddress: 'harbour-museum',
  customDomain: '',
  description: 'Since\n1905',
  aboutUs: '',
  textAlignment: 'left',
  coverPhotoText: '',
  mainPhotoText: '',
  rightsStatement: '',
  downloads: 'none',
  firstName: '',
  lastName: '',
  phone: '+47 22 33 44 55',
  street: 'Tollbod Quay 4',
  city: '',
  state: '',
  zipCode: '',
  country: 'NOR',
  website: '',
}

describe.each(SIDES)('the portal %s', (_, open) => {
  let ports: Ports
  let form: PortalForm
  const read = async () => value(await ports.portals.read(signal()))
  const save = async (change: Partial<PortalForm> = {}) => ports.portals.save({ ...form, ...change }, (await read()).revision, signal())
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  it('is Offline at first, and begins with the name of its organization', async () => {
    const form = { title: 'Harbour Museum', webAddress: 'harbour-museum', subtitle: '', phone: '', firstName: '', textAlignment: 'left', avatar: '' }
    expect(await read()).toMatchObject({ state: 'Offline', revision: 0, liveSince: null, changed: null, form })
  })

  it('takes a picture for each of its places', async () => {
    const file = new Blob([new Uint8Array(await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } }).png().toBuffer())], { type: 'image/png' })
    const send = async (kind: 'avatar' | 'coverPhoto' | 'mainPhoto') => value(await ports.portals.sendPicture(kind, file, WHOLE, signal())).id
    form = { ...TEXTS, avatar: await send('avatar'), coverPhoto: await send('coverPhoto'), mainPhoto: await send('mainPhoto') }
    expect(new Set([form.avatar, form.coverPhoto, form.mainPhoto]).size).toBe(3)
    const refused = await ports.portals.sendPicture('mainPhoto', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), WHOLE, signal())
    expect(refused).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { mainPhoto: { code: 'fileTypeNotSupported' } } } })
  })

  it('is not saved with what is wrong, which stands at its field', async () => {
    expect(await save({ title: 'A', webAddress: 'Harbour' })).toMatchObject({
      failure: { code: 'VALIDATION_FAILED', fields: { title: { code: 'tooShort', limit: 2 }, webAddress: { code: 'invalidWebAddress' } } },
    })
    expect(await save({ rightsStatement: 'CC-BY-4.0', downloads: 'all' })).toMatchObject({
      failure: { code: 'VALIDATION_FAILED', fields: { rightsStatement: { code: 'notAnOption' }, downloads: { code: 'notAnOption' } } },
    })
    expect(await save({ avatar: form.mainPhoto })).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { avatar: { code: 'required' } } } })
    expect(await read()).toMatchObject({ revision: 0 })
  })

  it('is saved, tidied, and stays Offline', async () => {
    expect(value(await save({ title: '  Harbour Museum ' }))).toMatchObject({ form: { ...form, title: 'Harbour Museum' }, state: 'Offline', revision: 1, changed: { by: expect.stringMatching(/^\S+ \S+$/) } })
  })

  it('is not saved over what somebody else has saved', async () => {
    expect(codeOf(await ports.portals.save(form, 0, signal()))).toBe('STALE_EDIT')
  })

  it('has an address that is free, or its own', async () => {
    expect(codeOf(await ports.portals.checkWebAddress('harbour-museum', signal()))).toBeUndefined()
    expect(codeOf(await ports.portals.checkWebAddress('quay-museum', signal()))).toBeUndefined()
    expect(await ports.portals.checkWebAddress('-Quay-', signal())).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { webAddress: { code: 'invalidWebAddress' } } } })
  })

  it('has no custom domain that is the application’s own, or that nobody knows', async () => {
    const own = (await read()).host.replace(/:\d+$/, '')
    expect(codeOf(await ports.portals.checkDomain(own, signal()))).toBe('CUSTOM_DOMAIN_SAME_AS_APPLICATION')
    expect(codeOf(await save({ customDomain: own }))).toBe('CUSTOM_DOMAIN_SAME_AS_APPLICATION')
    expect(value(await ports.portals.checkDomain('nobody-knows.invalid', signal()))).toEqual({ leads: 'nowhere' })
    expect(codeOf(await save({ customDomain: 'nobody-knows.invalid' }))).toBe('DOMAIN_NOT_FOUND')
    expect(codeOf(await ports.portals.checkDomain('no domain', signal()))).toBe('VALIDATION_FAILED')
  })

  it('says what its pictures show before it goes Live', async () => {
    expect(await ports.portals.publish((await read()).revision, signal())).toMatchObject({
      failure: { code: 'VALIDATION_FAILED', fields: { coverPhotoText: { code: 'required' }, mainPhotoText: { code: 'required' } } },
    })
  })

  it('goes Live, changes there, and goes Offline', async () => {
    const complete = value(await save({ coverPhotoText: 'The quay', mainPhotoText: 'A barque' }))
    const live = value(await ports.portals.publish(complete.revision, signal()))
    expect([live.state, typeof live.liveSince, live.revision]).toEqual(['Live', 'string', complete.revision + 1])
    expect(codeOf(await ports.portals.publish(live.revision, signal()))).toBe('STALE_EDIT')
    expect(codeOf(await ports.portals.unpublish(complete.revision, signal()))).toBe('STALE_EDIT')
    const changed = value(await save({ subtitle: 'Sail and steam', coverPhotoText: 'The quay', mainPhotoText: 'A barque' }))
    expect(changed).toMatchObject({ state: 'Live', form: { subtitle: 'Sail and steam' } })
    expect(value(await ports.portals.unpublish(changed.revision, signal()))).toMatchObject({ state: 'Offline', liveSince: null })
  })

  it('tells of visits by day and by month, those without any too', async () => {
    const visits = async (period: 'days' | 'months') => value(await ports.portals.visits(period, signal()))
    const [days, months] = [await visits('days'), await visits('months')]
    expect([days.buckets.length, months.buckets.length, days.most]).toEqual([30, 13, []])
    expect([...days.buckets, ...months.buckets].every((bucket) => bucket.visits === 0 && bucket.views === 0)).toBe(true)
    expect([days.buckets.every(({ start }) => /^\d{4}-\d\d-\d\d$/.test(start)), months.buckets.every(({ start }) => /^\d{4}-\d\d$/.test(start))]).toEqual([true, true])
  })

  it('counts every asset once: as public, or by the rule that holds it back', async () => {
    const before = value(await ports.portals.review(signal()))
    const folder = value(await ports.folders.create('RECORDS', null, '0 portal', signal()))
    const [shown = '', kept = '', thrown = ''] = await Promise.all(['shown', 'kept', 'thrown', 'plain'].map((name) => putFile(ports.uploads, folder.id, `${name}.csv`)))
    value(await ports.webReady.change({ resources: [shown, kept, thrown].map((id) => ({ kind: 'asset' as const, id })), webReady: true, door: 'library' }, signal()))
    value(await ports.restrictions.change({ of: 'publication' }, { restrict: [{ kind: 'asset', id: kept }], lift: [] }, signal()))
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [thrown] }, signal()))
    const after = value(await ports.portals.review(signal()))
    const more = (rule: keyof typeof after.held) => after.held[rule].count - before.held[rule].count
    expect([after.public.count - before.public.count, more('restricted'), more('inTrash'), more('notWebReady'), more('embargo')]).toEqual([1, 1, 1, 1, 0])
    expect(after.withoutRights.count - before.withoutRights.count).toBe(1)
    const stated = value(await ports.assets.read('RECORDS', shown, signal()))
    value(await ports.assets.edit(stated, { rightsStatement: 'PDM' }, signal()))
    expect(value(await ports.portals.review(signal())).withoutRights.count).toBe(before.withoutRights.count)
    value(await save({ rightsStatement: 'InC', downloads: 'web', coverPhotoText: 'The quay', mainPhotoText: 'A barque' }))
    expect((await read()).form).toMatchObject({ rightsStatement: 'InC', downloads: 'web' })
    expect(value(await ports.portals.review(signal())).withoutRights.count).toBe(0)
    expect(after.withoutText.count).toBe(before.withoutText.count)
    expect(after.held.inTrash.examples).toEqual([])
  })
})
