import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createRecognitionMachine } from './recognition.machine.ts'

const open = async (kind: 'Faces' | 'Tags' = 'Faces') => {
  const ports = inMemoryPorts()
  const actor = createActor(createRecognitionMachine(kind, ports)).start()
  actor.send({ type: 'setting.opened' })
  const looking = () => waitFor(actor, (snapshot) => snapshot.matches({ shown: 'looking' }))
  await looking()
  const setting = () => actor.getSnapshot().context.setting
  return { ports, actor, looking, setting }
}

it('is switched on only after it was said what that means, with the words that were agreed to', async () => {
  const { actor, setting, looking } = await open()
  expect(setting()?.isOn).toBe(false)
  actor.send({ type: 'turn' })
  expect(actor.getSnapshot().matches({ shown: 'asking' })).toBe(true)
  actor.send({ type: 'agree', consent: 'Faces are personal data.' })
  await looking()
  expect(setting()).toMatchObject({ isOn: true, consent: 'Faces are personal data.' })
})

it('stays off when nobody agrees, and where no words were agreed to', async () => {
  const { actor, setting, looking } = await open()
  actor.send({ type: 'turn' })
  actor.send({ type: 'cancel' })
  expect(actor.getSnapshot().matches({ shown: 'looking' })).toBe(true)
  actor.send({ type: 'turn' })
  actor.send({ type: 'agree', consent: ' ' })
  await looking()
  expect([setting()?.isOn, actor.getSnapshot().context.failure?.code]).toEqual([false, 'VALIDATION_FAILED'])
})

it('asks what becomes of what was learnt before it is switched off', async () => {
  const { ports, actor, setting, looking } = await open('Tags')
  const switched = vi.spyOn(ports.recognition, 'switch')
  actor.send({ type: 'turn' })
  actor.send({ type: 'agree', consent: '' })
  await looking()
  actor.send({ type: 'turn' })
  expect(actor.getSnapshot().matches({ shown: 'leaving' })).toBe(true)
  actor.send({ type: 'leave', erase: true })
  await looking()
  expect([setting()?.isOn, switched.mock.lastCall?.[1]]).toEqual([false, { isOn: false, erase: true }])
})

it('erases what is left of before also when it is off already, once that has been asked', async () => {
  const { ports, actor, looking, setting } = await open('Tags')
  const switched = vi.spyOn(ports.recognition, 'switch')
  actor.send({ type: 'erase' })
  expect(actor.getSnapshot().matches({ shown: 'looking' })).toBe(true)
  ports.recognition.progressed('Tags', { total: 3, read: 3, failed: 0 })
  await vi.waitFor(() => expect(setting()?.progress.total).toBe(3))
  await looking()
  actor.send({ type: 'erase' })
  expect(actor.getSnapshot().matches({ shown: 'erasing' })).toBe(true)
  actor.send({ type: 'cancel' })
  expect(switched).not.toHaveBeenCalled()
  actor.send({ type: 'erase' })
  actor.send({ type: 'leave', erase: true })
  await looking()
  expect([switched.mock.lastCall?.[1], setting()]).toMatchObject([{ isOn: false, erase: true }, { isOn: false, progress: { total: 0 } }])
})

it('follows how far reading is', async () => {
  const { ports, setting } = await open()
  ports.recognition.progressed('Faces', { total: 300, read: 118, failed: 2 })
  await vi.waitFor(() => expect(setting()?.progress).toEqual({ total: 300, read: 118, failed: 2 }))
})
