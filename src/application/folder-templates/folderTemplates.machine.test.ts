import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createFolderTemplatesMachine } from './folderTemplates.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const actor = createActor(createFolderTemplatesMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  const template = ports.keptTemplates.all().find(({ name }) => name === 'Glass plate')
  const show = (folderId = ports.sample.folders.photographs.id) => actor.send({ type: 'folder.shown', place: { resourceType: 'RECORDS', folderId } })
  const named = () => actor.getSnapshot().context.known?.templates.map((one) => one.template.name)
  return { ports, notified, actor, show, named, templateId: template?.id ?? '', state: () => actor.getSnapshot().value }
}

it('names a template and takes it away again', async () => {
  const { actor, show, named, templateId, state } = begin()
  show()
  await expect.poll(state).toBe('shown')
  actor.send({ type: 'template.named', templateId })
  await expect.poll(named).toEqual(['Glass plate'])
  actor.send({ type: 'template.unnamed', templateId })
  await expect.poll(named).toEqual([])
})

it('tells why one could not be named, and shows what holds', async () => {
  const { ports, notified, actor, show, named, templateId, state } = begin()
  show()
  await expect.poll(state).toBe('shown')
  ports.faults.fail('folderTemplates.change', { code: 'TEMPLATE_DIFFERENT_STATE' })
  actor.send({ type: 'template.named', templateId })
  await expect.poll(() => notified.map(({ text }) => text)).toEqual(['failure.TEMPLATE_DIFFERENT_STATE'])
  expect([state(), named()]).toEqual(['shown', []])
})

it('shows another folder as it is, and can try again', async () => {
  const { ports, actor, show, state } = begin()
  ports.faults.fail('folderTemplates.read', { code: 'UNREACHABLE' }, 1)
  show()
  await expect.poll(state).toBe('failed')
  actor.send({ type: 'retry' })
  await expect.poll(state).toBe('shown')
  show(ports.sample.folders.papers.id)
  expect([state(), actor.getSnapshot().context.known]).toEqual(['reading', undefined])
})
