import * as Result from 'effect/Result'
import { createActor, waitFor } from 'xstate'
import { expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { defaultUntil } from '../../domain/share-links/shareLink.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { revoking } from './revoking.ts'
import { createSharedUntilMachine } from './sharedUntil.machine.ts'
import type { MadeLink } from './ShareLinkGateway.ts'
import { createShareLinkMachine } from './shareLink.machine.ts'
import { createShareLinksMachine } from './shareLinks.machine.ts'
import { createSharersMachine } from './sharers.machine.ts'

const start = () => {
  const ports = inMemoryPorts()
  const folder = ports.sample.folders.photographs
  const selection = { kind: 'items', folders: [folder.id], assets: [] } as const
  const share = (until: string) => ports.shareLinks.make('RECORDS', selection, { title: 'For the printer', note: '', until, mayDownload: false, isProtected: false, passPhrase: '' }, new AbortController().signal)
  return { ports, folder, selection, share, turn: (sharingAllowed: boolean) => (ports.people.policies = { ...ports.people.policies, sharingAllowed }) }
}

it('a form is not filled in where the organization lets nobody share', async () => {
  const { ports, selection, turn } = start()
  const shareLink = createActor(createShareLinkMachine({ ...ports, notify: () => undefined })).start()
  const open = () => shareLink.send({ type: 'link.opened', subject: { is: 'new', type: 'RECORDS', selection, title: 'Photographs' }, now: new Date() })
  turn(false)
  open()
  expect((await waitFor(shareLink, (snapshot) => !snapshot.matches('asking'))).value).toBe('barred')
  turn(true)
  open()
  await waitFor(shareLink, (snapshot) => snapshot.matches('editing'))
  turn(false)
  shareLink.send({ type: 'save' })
  expect((await waitFor(shareLink, (snapshot) => snapshot.matches('refused'))).context.failure).toEqual({ code: 'SHARING_NOT_ALLOWED' })
})

it('what is typed while that is asked is kept, and so it is where nobody answers', async () => {
  const { ports, selection } = start()
  const shareLink = createActor(createShareLinkMachine({ ...ports, notify: () => undefined })).start()
  ports.faults.fail('shareLinks.page', { code: 'UNREACHABLE' }, 1)
  shareLink.send({ type: 'link.opened', subject: { is: 'new', type: 'RECORDS', selection, title: 'Photographs' }, now: new Date() })
  shareLink.send({ type: 'form.changed', changes: { title: 'For the printer' } })
  expect((await waitFor(shareLink, (snapshot) => snapshot.matches('editing'))).context.form.title).toBe('For the printer')
})

it.each([
  ['mine.keep', { title: 'For the book', note: 'From the other tab' }],
  ['theirs.take', { title: 'For the printer', note: 'From the other tab' }],
] as const)('a link that was changed in another tab meanwhile is saved over, or taken as it is: %s', async (type, kept) => {
  const { ports, share } = start()
  const { signal } = new AbortController()
  const notify = vi.fn<(notification: Notification) => void>()
  const shareLink = createActor(createShareLinkMachine({ ...ports, notify })).start()
  const { link } = Result.getOrThrow<MadeLink, unknown>(await share(defaultUntil(new Date())))
  shareLink.send({ type: 'link.opened', subject: { is: 'link', link }, now: new Date() })
  await waitFor(shareLink, (snapshot) => snapshot.matches('editing'))
  await ports.shareLinks.edit(link, { ...shareLink.getSnapshot().context.form, note: 'From the other tab' }, signal)
  shareLink.send({ type: 'form.changed', changes: { title: 'For the book' } })
  shareLink.send({ type: 'save' })
  const { context } = await waitFor(shareLink, (snapshot) => snapshot.matches('stale'))
  expect(context).toMatchObject({ form: { title: 'For the book', note: '' }, theirs: { title: 'For the printer', note: 'From the other tab' } })
  shareLink.send({ type })
  if (type === 'theirs.take') shareLink.send({ type: 'save' })
  await waitFor(shareLink, (snapshot) => snapshot.matches('closed'))
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'shareLinks.notices.saved', values: { title: kept.title } })
  expect(Result.getOrThrow<object, unknown>(await ports.shareLinks.read(link.id, signal))).toMatchObject(kept)
})

it.each(['make', 'renew'] as const)('an address that is being made is not left unseen: %s', async (step) => {
  const { ports, selection, share } = start()
  const shareLink = createActor(createShareLinkMachine({ ...ports, notify: () => undefined })).start()
  const { link } = Result.getOrThrow<MadeLink, unknown>(await share(defaultUntil(new Date())))
  const subject = step === 'make' ? ({ is: 'new', type: 'RECORDS', selection, title: 'Photographs' } as const) : ({ is: 'link', link } as const)
  shareLink.send({ type: 'link.opened', subject, now: new Date() })
  await waitFor(shareLink, (snapshot) => snapshot.matches('editing'))
  const release = ports.faults.hold(`shareLinks.${step}`)
  shareLink.send({ type: step === 'make' ? 'save' : 'renew' })
  shareLink.send({ type: 'link.closed' })
  expect(shareLink.getSnapshot().hasTag('busy')).toBe(true)
  release()
  expect((await waitFor(shareLink, (snapshot) => snapshot.matches('handing'))).context.made?.token).toMatch(/./)
})

it('a folder, and what lies in it, is shared until the last of its links ends', async () => {
  const { ports, folder, share, turn } = start()
  const sharedUntil = createActor(createSharedUntilMachine(ports)).start()
  const shown = async (resourceId: string) => {
    sharedUntil.send({ type: 'resource.shown', resourceId, of: 'own' })
    return (await waitFor(sharedUntil, (snapshot) => snapshot.matches('known'))).context.shared
  }
  expect(await shown(folder.id)).toBeUndefined()
  const [soon, late] = [new Date(), new Date(Date.now() + 10 * 86_400_000)]
  await share(defaultUntil(late))
  await share(defaultUntil(soon))
  const shared = { links: 2, until: new Date(late.getTime() + 30 * 86_400_000).toISOString().slice(0, 10) }
  expect(await shown(folder.id)).toEqual(shared)
  const inside = [...ports.sample.pictures, ...ports.sample.files].find(({ folderId }) => folderId === folder.id)
  expect(await shown(inside?.id ?? '')).toEqual(shared)
  turn(false)
  expect(await shown(folder.id)).toBeUndefined()
})

it('links are read again as far as they were read', async () => {
  const { ports, share } = start()
  for (let number = 0; number < 60; number += 1) await share(defaultUntil(new Date()))
  const shareLinks = createActor(createShareLinksMachine(ports)).start()
  shareLinks.send({ type: 'links.opened', list: { of: 'own' } })
  await waitFor(shareLinks, (snapshot) => snapshot.matches('listing'))
  shareLinks.send({ type: 'more.wanted' })
  const { context } = await waitFor(shareLinks, (snapshot) => snapshot.matches('listing') && snapshot.context.next === null)
  const oldest = context.items.at(-1)
  expect(context.items).toHaveLength(60)
  await ports.shareLinks.revoke(oldest?.id ?? '', new AbortController().signal)
  await waitFor(shareLinks, (snapshot) => snapshot.matches('listing'))
  expect([shareLinks.getSnapshot().context.items.length, shareLinks.getSnapshot().context.items.at(-1)?.state]).toEqual([60, 'revoked'])
})

it('what is looked at is read anew when a link is made or revoked', async () => {
  const { ports, folder, share } = start()
  const sharedUntil = createActor(createSharedUntilMachine(ports)).start()
  sharedUntil.send({ type: 'resource.shown', resourceId: folder.id, of: 'own' })
  await waitFor(sharedUntil, (snapshot) => snapshot.matches('known'))
  await share(defaultUntil(new Date()))
  expect((await waitFor(sharedUntil, ({ context }) => context.shared !== undefined)).context.shared?.links).toBe(1)
})

it.each([
  [{ code: 'VALIDATION_FAILED', fields: { title: { code: 'tooMany', limit: 1_000 } } }, 'shareLinks.notices.tooMany'],
  [{ code: 'SHARE_LINK_ENDED' }, 'shareLinks.notices.notRestored'],
] as const)('a link that does not open again says why: %j', async (failure, text) => {
  const { ports, share } = start()
  const said: Notification[] = []
  const made = await share(defaultUntil(new Date()))
  if (made._tag === 'Failure') throw new Error('Nothing is shared')
  await revoking(ports.shareLinks, (notice) => said.push(notice))(made.success.link)
  ports.faults.fail('shareLinks.restore', failure, 1)
  said[0]?.action?.run()
  await expect.poll(() => said[1]).toMatchObject({ kind: 'failure', text, values: { title: 'For the printer', limit: 1_000 } })
})

it('what changes while it is being read is read once more', async () => {
  const { ports, folder, share } = start()
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const page = ports.shareLinks.page.bind(ports.shareLinks)
  vi.spyOn(ports.shareLinks, 'page').mockImplementationOnce(async (...asked) => {
    const answer = await page(...asked)
    begun.resolve()
    await held.promise
    return answer
  })
  const sharedUntil = createActor(createSharedUntilMachine(ports)).start()
  sharedUntil.send({ type: 'resource.shown', resourceId: folder.id, of: 'own' })
  await begun.promise
  await share(defaultUntil(new Date()))
  held.resolve()
  expect((await waitFor(sharedUntil, (snapshot) => snapshot.matches('known'))).context.shared?.links).toBe(1)
})

it('so are those who share', async () => {
  const { ports, share } = start()
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sharersNow = ports.shareLinks.sharers.bind(ports.shareLinks)
  vi.spyOn(ports.shareLinks, 'sharers').mockImplementationOnce(async (signal) => {
    const answer = await sharersNow(signal)
    begun.resolve()
    await held.promise
    return answer
  })
  const sharers = createActor(createSharersMachine(ports)).start()
  sharers.send({ type: 'sharers.wanted' })
  await begun.promise
  await share(defaultUntil(new Date()))
  held.resolve()
  expect((await waitFor(sharers, (snapshot) => snapshot.matches('known'))).context.sharers).toHaveLength(1)
})

it('another address is handed out once what was filled in is saved: it would be gone with the dialog', async () => {
  const { ports, share } = start()
  const { link } = Result.getOrThrow<MadeLink, unknown>(await share(defaultUntil(new Date())))
  const shareLink = createActor(createShareLinkMachine({ ...ports, notify: () => undefined })).start()
  shareLink.send({ type: 'link.opened', subject: { is: 'link', link }, now: new Date() })
  await waitFor(shareLink, (snapshot) => snapshot.matches('editing'))
  shareLink.send({ type: 'form.changed', changes: { title: 'For the bookbinder' } })
  shareLink.send({ type: 'renew' })
  expect(shareLink.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { title: 'For the bookbinder' } } })
  shareLink.send({ type: 'form.changed', changes: { title: link.title } })
  shareLink.send({ type: 'renew' })
  await waitFor(shareLink, (snapshot) => snapshot.matches('handing'))
})
