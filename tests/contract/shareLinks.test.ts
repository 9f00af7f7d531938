import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultUntil } from '../../src/domain/share-links/shareLink.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
const FORM = { title: '  For the printer ', note: '', until: defaultUntil(new Date()), mayDownload: true, isProtected: false, passPhrase: '' }

describe.each(SIDES)('share links %s', (_, open) => {
  let ports: Ports
  let folderId: string
  beforeAll(async () => {
    ports = await open()
    const folder = value(await ports.folders.create('RECORDS', null, `Shared ${Date.now()}`, signal()))
    folderId = folder.id
  })
  afterAll(() => ports.stop())

  const make = (form: Partial<typeof FORM> = {}, folders: readonly string[] = [folderId]) =>
    ports.shareLinks.make('RECORDS', { kind: 'items', folders, assets: [] }, { ...FORM, ...form }, signal())
  const titles = async (list: Parameters<Ports['shareLinks']['page']>[0]) => value(await ports.shareLinks.page(list, null, signal())).items.map(({ title }) => title)

  it('are made with an address that is told once, and listed, the newest first', async () => {
    const { link, token } = value(await make())
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(link).toMatchObject({ title: 'For the printer', kind: 'folder', type: 'RECORDS', resourceId: folderId, count: 1, state: 'active', isOwn: true, opens: 0, downloads: 0, lastUsedAt: null, revision: 1 })
    expect(value(await ports.shareLinks.read(link.id, signal()))).toEqual(link)
    value(await make({ title: 'Another' }))
    expect(await titles({ of: 'own' })).toEqual(['Another', 'For the printer'])
    expect(await titles({ of: 'all', resourceId: folderId, state: 'active', makerId: link.makerId })).toEqual(['Another', 'For the printer'])
    expect(await titles({ of: 'own', resourceId: NOWHERE })).toEqual([])
    expect(value(await ports.shareLinks.sharers(signal()))).toEqual([{ id: link.makerId, name: link.maker }])
  })

  it('are those of a folder also for what lies in it', async () => {
    const inner = value(await ports.folders.create('RECORDS', folderId, 'Inner', signal()))
    const beside = value(await ports.folders.create('RECORDS', null, `Beside ${Date.now()}`, signal()))
    value(await make({ title: 'Inner' }, [inner.id]))
    expect(await titles({ of: 'own', resourceId: inner.id })).toEqual(['Inner', 'Another', 'For the printer'])
    expect(await titles({ of: 'own', resourceId: folderId })).toEqual(['Another', 'For the printer'])
    expect(await titles({ of: 'own', resourceId: beside.id })).toEqual([])
  })

  it('are neither made nor changed where the organization lets nobody share, which their list says', async () => {
    const { link } = value(await make({ title: 'Before' }))
    const turn = async (sharingAllowed: boolean) => value(await ports.policies.save(ports.organizationId, { sharingAllowed }, signal()))
    const allowed = async () => value(await ports.shareLinks.page({ of: 'own' }, null, signal())).allowed
    expect(await allowed()).toBe(true)
    await turn(false)
    expect(await allowed()).toBe(false)
    const refused = [await make(), await ports.shareLinks.edit(link, FORM, signal()), await ports.shareLinks.renew(link.id, signal())]
    expect(refused.map((outcome) => codeOf(outcome as never))).toEqual(Array.from({ length: 3 }, () => 'SHARING_NOT_ALLOWED'))
    await turn(true)
    value(await make())
  })

  it.each([
    [{ title: ' ' }, { title: { code: 'required' } }],
    [{ until: '01/01/2020' }, { until: { code: 'dateTooEarly' } }],
    [{ isProtected: true, passPhrase: 'short' }, { passPhrase: { code: 'tooShort', limit: 8 } }],
  ])('are judged by their rules: %j', async (form, fields) => {
    expect(await make(form)).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields } })
  })

  it('are of something that is there', async () => {
    expect(codeOf(await make({}, [NOWHERE]))).toBe('FOLDER_NOT_FOUND')
    expect(await make({}, [])).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { selection: { code: 'required' } } } })
  })

  it('are changed by who knows them as they are, and get another address', async () => {
    const { link, token } = value(await make())
    const edited = value(await ports.shareLinks.edit(link, { ...FORM, title: 'Later', isProtected: true, passPhrase: 'lanterns at dusk' }, signal()))
    expect(edited).toMatchObject({ title: 'Later', isProtected: true, revision: 2 })
    expect(codeOf(await ports.shareLinks.edit(link, FORM, signal()))).toBe('STALE_EDIT')
    const kept = value(await ports.shareLinks.edit(edited, { ...FORM, isProtected: true }, signal()))
    expect(kept.isProtected).toBe(true)
    const renewed = value(await ports.shareLinks.renew(link.id, signal()))
    expect([renewed.link.revision, renewed.token === token]).toEqual([4, false])
  })

  it('end once, and come back for who ended them', async () => {
    const { link } = value(await make())
    expect(value(await ports.shareLinks.revoke(link.id, signal())).state).toBe('revoked')
    expect([codeOf(await ports.shareLinks.revoke(link.id, signal())), codeOf(await ports.shareLinks.renew(link.id, signal()))]).toEqual(['SHARE_LINK_ENDED', 'SHARE_LINK_ENDED'])
    expect((await titles({ of: 'own', state: 'ended' })).length).toBe(1)
    expect(value(await ports.shareLinks.restore(link.id, signal())).state).toBe('active')
    expect(codeOf(await ports.shareLinks.restore(link.id, signal()))).toBe('SHARE_LINK_ENDED')
    expect(codeOf(await ports.shareLinks.revoke(NOWHERE, signal()))).toBe('SHARE_LINK_NOT_FOUND')
  })
})
