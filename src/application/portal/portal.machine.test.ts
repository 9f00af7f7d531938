import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { NEW_PORTAL, type PortalForm } from '../../domain/portal/portal.ts'
import { PORTAL_PICTURE_NAMES } from '../../domain/portal/pictures.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { hasChanges } from './portalForm.machine.ts'
import { startPortal } from './startPortal.ts'

const signal = () => new AbortController().signal
const picture = () => new Blob(['x'], { type: 'image/png' })
const TEXTS = { title: 'Harbour Museum', subtitle: 'Ships', description: 'Since 1905', phone: '+47 22 33 44 55' }

const start = () => {
  const ports = inMemoryPorts()
  const notices: Notification['text'][] = []
  const actors = startPortal({ ...ports, notify: (notification) => void notices.push(notification.text) })
  return { ...ports, ...actors, notices }
}
type Started = ReturnType<typeof start>

const opened = async (started: Started) => {
  started.portalForm.send({ type: 'form.opened' })
  await waitFor(started.portalForm, (snapshot) => snapshot.matches('editing'))
}
const change = ({ portalForm }: Started, fields: Partial<PortalForm>) => portalForm.send({ type: 'fields.changed', change: fields })

/** Chooses a picture for each place, as a person does. */
const choosePictures = async ({ portalPicture }: Started) => {
  for (const kind of PORTAL_PICTURE_NAMES) {
    portalPicture.send({ type: 'picture.chosen', kind, file: picture() })
    portalPicture.send({ type: 'picture.measured', size: { width: 60, height: 40 } })
    portalPicture.send({ type: 'confirm' })
    await waitFor(portalPicture, (snapshot) => snapshot.matches('closed'))
  }
}
const saved = async (fields: Partial<PortalForm> = {}) => {
  const started = start()
  await opened(started)
  change(started, { ...TEXTS, ...fields })
  await choosePictures(started)
  started.portalForm.send({ type: 'save' })
  await waitFor(started.portalForm, (snapshot) => snapshot.matches('saved'))
  return started
}

it('shows the portal with what is public, also when it cannot be counted', async () => {
  const { portal, faults } = start()
  faults.fail('portals.review', { code: 'UNREACHABLE' }, 1)
  portal.send({ type: 'portal.opened' })
  expect((await waitFor(portal, (snapshot) => snapshot.matches('uncounted'))).context.portal?.revision).toBe(0)
  portal.send({ type: 'retry' })
  expect((await waitFor(portal, (snapshot) => snapshot.matches('shown'))).context.review?.held.notWebReady.count).toBeGreaterThan(0)
})

it('keeps its numbers where no answer comes, has them counted again, and shows none that may be seen no more', async () => {
  const { portal, portals, faults, sample } = start()
  const shown = () => waitFor(portal, (snapshot) => snapshot.matches('shown'))
  portal.send({ type: 'portal.opened' })
  const { context: before } = await shown()
  const counted = vi.spyOn(portals, 'review')
  faults.fail('portals.review', { code: 'UNREACHABLE' }, 1)
  if (before.portal === undefined) throw new Error('There is no portal')
  portal.send({ type: 'portal.changed', portal: { ...before.portal, revision: 7 } })
  const { context: kept } = await shown()
  expect([kept.portal?.revision, kept.review, counted.mock.calls.length]).toEqual([7, before.review, 1])
  sample.library.publish({ kind: 'stream.reopened' })
  await vi.waitFor(() => expect(counted).toHaveBeenCalledTimes(2))
  await shown()
  faults.fail('portals.review', { code: 'PERMISSION_DENIED' }, 1)
  sample.library.publish({ kind: 'stream.reopened' })
  expect((await waitFor(portal, (snapshot) => snapshot.matches('uncounted'))).context.review).toBeUndefined()
})

it('can be tried again when it cannot be read', async () => {
  const { portal, faults } = start()
  faults.fail('portals.read', { code: 'UNREACHABLE' }, 1)
  portal.send({ type: 'portal.opened' })
  expect((await waitFor(portal, (snapshot) => snapshot.matches('failed'))).context.failure).toEqual({ code: 'UNREACHABLE' })
  portal.send({ type: 'retry' })
  expect((await waitFor(portal, (snapshot) => snapshot.matches('shown'))).context.failure).toBeUndefined()
})

it('is set up: the address follows the title until it is typed, the pictures come from their frames', async () => {
  const started = start()
  await opened(started)
  change(started, { title: 'Sjøfartsmuseet' })
  expect(started.portalForm.getSnapshot().context.draft.webAddress).toBe('sjofartsmuseet')
  change(started, { webAddress: 'quay' })
  change(started, { ...TEXTS })
  expect(started.portalForm.getSnapshot().context.draft.webAddress).toBe('quay')
  started.portalForm.send({ type: 'save' })
  expect(Object.keys(started.portalForm.getSnapshot().context.problems)).toEqual(['avatar', 'coverPhoto', 'mainPhoto'])
  await choosePictures(started)
  expect(started.portalForm.getSnapshot().context.problems).toEqual({})
  started.portalForm.send({ type: 'save' })
  await waitFor(started.portalForm, (snapshot) => snapshot.matches('saved'))
  expect([started.notices, started.portal.getSnapshot().context.portal?.form.webAddress]).toEqual([['portal.notices.saved'], 'quay'])
})

it('keeps what is not saved while it is left, and gives it up when that is asked', async () => {
  const started = await saved()
  await opened(started)
  change(started, { subtitle: 'Sail and steam' })
  started.portalForm.send({ type: 'form.closed' })
  started.portalForm.send({ type: 'form.opened' })
  expect([started.portalForm.getSnapshot().value, started.portalForm.getSnapshot().context.draft.subtitle]).toEqual(['editing', 'Sail and steam'])
  started.portalForm.send({ type: 'changes.discard' })
  expect([hasChanges(started.portalForm.getSnapshot().context), started.portalForm.getSnapshot().context.draft.subtitle]).toEqual([false, 'Ships'])
})

it('puts mine over theirs field by field', async () => {
  const started = await saved()
  await opened(started)
  change(started, { subtitle: 'Mine' })
  const { form, revision } = started.portal.getSnapshot().context.portal ?? { form: NEW_PORTAL, revision: 0 }
  await started.portals.save({ ...form, title: 'Theirs' }, revision, signal())
  started.portalForm.send({ type: 'save' })
  await waitFor(started.portalForm, (snapshot) => snapshot.matches('stale'))
  started.portalForm.send({ type: 'mine.keep' })
  await waitFor(started.portalForm, (snapshot) => snapshot.matches('saved'))
  expect(started.portal.getSnapshot().context.portal?.form).toMatchObject({ title: 'Theirs', subtitle: 'Mine' })
})

it('takes no file that is no picture, and says why; what could not be sent stays framed', async () => {
  const { portalPicture, portalForm, faults } = start()
  portalPicture.send({ type: 'picture.chosen', kind: 'mainPhoto', file: new Blob(['x'], { type: 'image/webp' }) })
  expect(portalPicture.getSnapshot()).toMatchObject({ value: 'refused', context: { problem: { code: 'fileTypeNotSupported' } } })
  portalPicture.send({ type: 'picture.chosen', kind: 'mainPhoto', file: picture() })
  portalPicture.send({ type: 'confirm' })
  expect(portalPicture.getSnapshot().value).toBe('framing')
  portalPicture.send({ type: 'picture.measured', size: { width: 300, height: 100 } })
  portalPicture.send({ type: 'framing.changed', framing: { x: 9 } })
  expect(portalPicture.getSnapshot().context.framing.x).toBeCloseTo(0.75)
  faults.fail('portals.sendPicture', { code: 'UNREACHABLE' }, 1)
  portalPicture.send({ type: 'confirm' })
  await waitFor(portalPicture, (snapshot) => snapshot.matches('framing') && snapshot.context.failure !== undefined)
  portalPicture.send({ type: 'cancel' })
  expect(portalForm.getSnapshot().context.draft.mainPhoto).toBe('')
})

it('asks about an address once it is typed, and about none that the form refuses', async () => {
  vi.useFakeTimers()
  try {
    const { webAddress, customDomain, portals } = start()
    const check = vi.spyOn(portals, 'checkWebAddress')
    webAddress.send({ type: 'address.changed', address: 'Quay' })
    await vi.advanceTimersByTimeAsync(1000)
    expect([webAddress.getSnapshot().value, check.mock.calls.length]).toEqual(['unasked', 0])
    webAddress.send({ type: 'address.changed', address: 'fjord' })
    await vi.advanceTimersByTimeAsync(100)
    webAddress.send({ type: 'address.changed', address: 'fjord-archive' })
    await vi.advanceTimersByTimeAsync(1000)
    expect([webAddress.getSnapshot().value, webAddress.getSnapshot().context.failure?.code]).toEqual(['refused', 'WEB_ADDRESS_ALREADY_EXISTS'])
    expect(check.mock.calls.map(([address]) => address)).toEqual(['fjord-archive'])
    customDomain.send({ type: 'address.changed', address: 'www.museum.example' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(customDomain.getSnapshot()).toMatchObject({ value: 'passed', context: { checked: { leads: 'elsewhere' } } })
  } finally {
    vi.useRealTimers()
  }
})

it('goes Live only when nothing is missing, after the review, and Offline after a question', async () => {
  const started = await saved()
  const { publication, portal, notices } = started
  const now = () => portal.getSnapshot().context.portal
  const ask = () => {
    const shown = now()
    if (shown !== undefined) publication.send({ type: 'ask', portal: shown })
  }
  ask()
  await waitFor(publication, (snapshot) => snapshot.matches('askingLive'))
  publication.send({ type: 'confirm' })
  expect([publication.getSnapshot().value, Object.keys(publication.getSnapshot().context.problems)]).toEqual(['askingLive', ['coverPhotoText', 'mainPhotoText']])
  publication.send({ type: 'cancel' })
  await opened(started)
  change(started, { coverPhotoText: 'The quay', mainPhotoText: 'A barque' })
  started.portalForm.send({ type: 'save' })
  await waitFor(started.portalForm, (snapshot) => snapshot.matches('saved'))
  ask()
  await waitFor(publication, (snapshot) => snapshot.matches('askingLive'))
  publication.send({ type: 'confirm' })
  await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  expect(now()?.state).toBe('Live')
  ask()
  expect(publication.getSnapshot().value).toBe('askingOffline')
  publication.send({ type: 'confirm' })
  await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  expect([now()?.state, notices.slice(-2)]).toEqual(['Offline', ['portal.notices.live', 'portal.notices.offline']])
})

it.each(['publish', 'unpublish'] as const)('what is under way is not left before it is known what became of it: %s', async (step) => {
  const { publication, portal, notices, faults } = await saved({ coverPhotoText: 'The quay', mainPhotoText: 'A barque' })
  const go = async (shown: 'askingLive' | 'askingOffline') => {
    const known = portal.getSnapshot().context.portal
    if (known !== undefined) publication.send({ type: 'ask', portal: known })
    await waitFor(publication, (snapshot) => snapshot.matches(shown))
    publication.send({ type: 'confirm' })
  }
  if (step === 'unpublish') {
    await go('askingLive')
    await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  }
  const release = faults.hold(`portals.${step}`)
  await go(step === 'publish' ? 'askingLive' : 'askingOffline')
  publication.send({ type: 'cancel' })
  expect(publication.getSnapshot().hasTag('busy')).toBe(true)
  release()
  await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  expect([portal.getSnapshot().context.portal?.state, notices.at(-1)]).toEqual(step === 'publish' ? ['Live', 'portal.notices.live'] : ['Offline', 'portal.notices.offline'])
})

/** Asks for a step, and confirms it when what it means is shown. */
const confirming = async ({ portal, publication }: Started) => {
  const known = portal.getSnapshot().context.portal
  if (known !== undefined) publication.send({ type: 'ask', portal: known })
  await waitFor(publication, (snapshot) => snapshot.matches('askingLive') || snapshot.matches('askingOffline'))
  publication.send({ type: 'confirm' })
}
const settled = ({ publication }: Started) => waitFor(publication, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('reviewing'))
/** Somebody else saves the portal, of which this page does not hear. */
const saveElsewhere = async ({ portals }: Started, fields: Partial<PortalForm>) => {
  const read = await portals.read(signal())
  if (read._tag === 'Success') await portals.save({ ...read.success.form, ...fields }, read.success.revision, signal())
}
const COMPLETE = { coverPhotoText: 'The quay', mainPhotoText: 'A barque' }

it.each(['Live', 'Offline'] as const)('what somebody else has changed meanwhile is read anew, shown, and asked about once more: %s', async (to) => {
  const started = await saved(COMPLETE)
  const { publication, portal, faults } = started
  if (to === 'Offline') {
    await confirming(started)
    await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  }
  await saveElsewhere(started, { title: 'Fjord Museum' })
  faults.fail('portals.read', { code: 'UNREACHABLE' }, 1)
  await confirming(started)
  expect((await settled(started)).context.failure).toEqual({ code: 'UNREACHABLE' })
  publication.send({ type: 'confirm' })
  const { value, context } = await settled(started)
  expect([value, context.theirs?.form.title, context.failure]).toEqual([to === 'Live' ? 'askingLive' : 'askingOffline', 'Fjord Museum', undefined])
  expect(portal.getSnapshot().context.portal?.form.title).toBe('Fjord Museum')
  publication.send({ type: 'confirm' })
  await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  expect(portal.getSnapshot().context.portal).toMatchObject({ state: to, form: { title: 'Fjord Museum' } })
})

it('what their change lacks keeps the portal from going Live', async () => {
  const started = await saved(COMPLETE)
  await saveElsewhere(started, { coverPhotoText: '' })
  started.faults.fail('portals.publish', { code: 'STALE_EDIT' }, 1)
  await confirming(started)
  const { value, context } = await settled(started)
  expect([value, Object.keys(context.problems)]).toEqual(['askingLive', ['coverPhotoText']])
})

it('what somebody else has brought Live meanwhile is not asked about again', async () => {
  const started = await saved(COMPLETE)
  const { publication, portal, portals, notices } = started
  const known = portal.getSnapshot().context.portal
  await portals.publish(known?.revision ?? 0, signal())
  await confirming(started)
  expect((await settled(started)).value).toBe('closed')
  expect([publication.getSnapshot().value, portal.getSnapshot().context.portal?.state, notices.at(-1)]).toEqual(['closed', 'Live', 'portal.notices.live'])
})

it.each(['publish', 'unpublish'] as const)('what cannot be done is said where it was asked for, and can be tried again: %s', async (step) => {
  const { publication, portal, notices, faults } = await saved({ coverPhotoText: 'The quay', mainPhotoText: 'A barque' })
  const state = step === 'publish' ? 'askingLive' : 'askingOffline'
  const ask = async (shown: 'askingLive' | 'askingOffline') => {
    const known = portal.getSnapshot().context.portal
    if (known !== undefined) publication.send({ type: 'ask', portal: known })
    await waitFor(publication, (snapshot) => snapshot.matches(shown))
    publication.send({ type: 'confirm' })
  }
  if (step === 'unpublish') {
    await ask('askingLive')
    await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  }
  const before = notices.length
  faults.fail(`portals.${step}`, { code: 'UNREACHABLE' }, 1)
  await ask(state)
  const refused = await waitFor(publication, (snapshot) => snapshot.matches(state) && snapshot.context.failure !== undefined)
  expect([refused.context.failure, notices.length]).toEqual([{ code: 'UNREACHABLE' }, before])
  publication.send({ type: 'confirm' })
  await waitFor(publication, (snapshot) => snapshot.matches('closed'))
  expect(notices).toHaveLength(before + 1)
})
