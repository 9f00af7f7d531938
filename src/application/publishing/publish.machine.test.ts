import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { itemsSelected } from '../../domain/items/selection.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createPublishMachine } from './publish.machine.ts'
import { PUBLISHED_AT_ONCE } from './PublishingGateway.ts'

const signal = () => new AbortController().signal

const start = () => {
  const ports = inMemoryPorts()
  const notices: Notification[] = []
  const publish = createActor(createPublishMachine({ publishing: ports.publishing, notify: (notification) => void notices.push(notification) })).start()
  const file = ports.sample.files.find(({ webReady }) => !webReady)
  if (file === undefined) throw new Error('All of the sample is web ready')
  const items = [{ kind: 'asset', id: file.id, name: file.name }] as const
  const until = (state: 'choosing' | 'closed' | 'refused' | 'unread') => waitFor(publish, (snapshot) => snapshot.matches(state))
  const read = async () => {
    const found = await ports.assets.read(file.type, file.id, signal())
    return 'success' in found ? [found.success.webReady, found.success.embargoUntil] : []
  }
  return { ...ports, publish, notices, items, file, until, read }
}

describe('publishing to the portal', () => {
  it('is at once unless a day is chosen, and is taken back from its notice', async () => {
    const { publish, notices, items, until, read, file } = start()
    publish.send({ type: 'publish.open', items })
    expect((await until('choosing')).context).toMatchObject({ draft: { when: 'now', makesReady: true }, plan: { notReady: 1 } })
    publish.send({ type: 'confirm' })
    await until('closed')
    expect(await read()).toEqual([true, undefined])
    const [notice] = notices
    expect(notice).toMatchObject({ kind: 'success', text: 'publishing.published', values: { name: file.name, count: 1 } })
    notice?.action?.run()
    await expect.poll(read).toEqual([false, undefined])
    await expect.poll(() => notices.at(-1)?.text).toBe('publishing.undone')
  })

  it('waits for a day that can be read, and begins with the one that is there', async () => {
    const { publish, notices, items, until, read } = start()
    publish.send({ type: 'publish.open', items })
    await until('choosing')
    publish.send({ type: 'draft.changed', draft: { when: 'later' } })
    publish.send({ type: 'confirm' })
    expect([publish.getSnapshot().value, publish.getSnapshot().context.problem]).toEqual(['choosing', { code: 'dateRequired' }])
    publish.send({ type: 'draft.changed', draft: { day: '03/04/2099' } })
    expect(publish.getSnapshot().context.problem).toBeUndefined()
    publish.send({ type: 'confirm' })
    await until('closed')
    expect([await read(), notices[0]?.text, notices[0]?.values]).toMatchObject([[true, '2099-03-04'], 'publishing.publishedLater', { day: '03/04/2099' }])
    publish.send({ type: 'publish.open', items })
    expect((await until('choosing')).context.draft).toMatchObject({ when: 'later', day: '03/04/2099' })
  })

  it('leaves what is not web ready as it is where that is wanted', async () => {
    const { publish, items, until, read } = start()
    publish.send({ type: 'publish.open', items })
    await until('choosing')
    publish.send({ type: 'draft.changed', draft: { when: 'later', day: '03/04/2099', makesReady: false } })
    publish.send({ type: 'confirm' })
    await until('closed')
    expect(await read()).toEqual([false, '2099-03-04'])
  })

  it('says so where something is kept from publication, and where it could not be read', async () => {
    const { publish, items, until, faults } = start()
    faults.fail('publishing.plan', { code: 'PUBLICATION_RESTRICTED' }, 1)
    publish.send({ type: 'publish.open', items })
    await until('refused')
    publish.send({ type: 'cancel' })
    faults.fail('publishing.plan', { code: 'UNREACHABLE' }, 1)
    publish.send({ type: 'publish.open', items })
    expect((await until('unread')).context.failure).toEqual({ code: 'UNREACHABLE' })
    publish.send({ type: 'retry' })
    await until('choosing')
    faults.fail('publishing.publish', { code: 'UNREACHABLE' }, 1)
    publish.send({ type: 'confirm' })
    expect((await waitFor(publish, (snapshot) => snapshot.matches('choosing') && snapshot.context.failure !== undefined)).context.failure).toEqual({ code: 'UNREACHABLE' })
  })

  it('is of all that is selected in one call, as many as there are, and taken back as one', async () => {
    const { publish, notices, until, read, sample, file } = start()
    const many = sample.pictures.map(({ id }) => ({ kind: 'asset', id }) as const)
    expect(many.length).toBeGreaterThan(PUBLISHED_AT_ONCE)
    const selected = { type: file.type, selection: itemsSelected([...many, { kind: 'asset', id: file.id }]), count: many.length + 1 }
    publish.send({ type: 'publish.open', items: [], selected })
    await until('choosing')
    publish.send({ type: 'draft.changed', draft: { when: 'later', day: '03/04/2099' } })
    publish.send({ type: 'confirm' })
    await until('closed')
    expect([await read(), notices[0]?.values]).toMatchObject([[true, '2099-03-04'], { count: many.length + 1 }])
    notices[0]?.action?.run()
    await expect.poll(read).toEqual([false, undefined])
    await expect.poll(() => notices.at(-1)?.text).toBe('publishing.undone')
  })

  it('is begun where much is selected, and taken back behind the answer', async () => {
    const { publish, notices, until, read, file, bulkOperations } = start()
    bulkOperations.atOnce = 0
    publish.send({ type: 'publish.open', items: [], selected: { type: file.type, selection: itemsSelected([{ kind: 'asset', id: file.id }]), count: 1, name: file.name } })
    await until('choosing')
    publish.send({ type: 'confirm' })
    await until('closed')
    expect(notices).toMatchObject([{ kind: 'info', text: 'moveCopy.begun.publishOne', values: { name: file.name } }])
    await expect.poll(read).toEqual([true, undefined])
  })
})
