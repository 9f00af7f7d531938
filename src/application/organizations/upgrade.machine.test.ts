import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createUpgradeMachine } from './upgrade.machine.ts'

const CAPACITY = 20 * 1024 ** 3

const open = () => {
  const ports = inMemoryPorts()
  const upgrade = createActor(createUpgradeMachine(ports)).start()
  upgrade.send({ type: 'open', capacity: CAPACITY })
  return { ports, upgrade, until: (state: string) => vi.waitFor(() => expect(upgrade.getSnapshot().value).toBe(state)) }
}

it('nothing is asked for before an amount is chosen and sent; the smallest one is proposed', async () => {
  const { ports, upgrade, until } = open()
  const asked = vi.spyOn(ports.usages, 'requestUpgrade')
  expect(upgrade.getSnapshot()).toMatchObject({ value: 'editing', context: { choice: 5 } })
  upgrade.send({ type: 'choose', gigabytes: 10 })
  expect(asked).not.toHaveBeenCalled()
  upgrade.send({ type: 'send' })
  await until('sent')
  expect(asked).toHaveBeenCalledExactlyOnceWith({ gigabytes: '10' }, expect.any(AbortSignal))
  expect(upgrade.getSnapshot().context.request).toMatchObject({ moreBytes: 10 * 1024 ** 3 })
  upgrade.send({ type: 'close' })
  upgrade.send({ type: 'open', capacity: CAPACITY })
  upgrade.send({ type: 'send' })
  await until('overtaken')
})

it('an own amount is judged before it is sent', async () => {
  const { upgrade, until } = open()
  upgrade.send({ type: 'choose', gigabytes: undefined })
  upgrade.send({ type: 'send' })
  expect(upgrade.getSnapshot()).toMatchObject({ value: 'editing', context: { problems: { gigabytes: { code: 'required' } } } })
  upgrade.send({ type: 'own.changed', gigabytes: '7' })
  expect(upgrade.getSnapshot().context.problems).toEqual({})
  upgrade.send({ type: 'send' })
  await until('sent')
})

it('what cannot be given any more stands at the field', async () => {
  const { ports, upgrade, until } = open()
  const fields = { gigabytes: { code: 'aboveMaximum', limit: 3 } } as const
  ports.faults.fail('usage.requestUpgrade', { code: 'VALIDATION_FAILED', fields }, 1)
  upgrade.send({ type: 'send' })
  await until('editing')
  expect(upgrade.getSnapshot().context).toMatchObject({ choice: undefined, own: '5', problems: fields })
})

it('what could not be sent is sent again, with another amount if one likes', async () => {
  const { ports, upgrade, until } = open()
  ports.faults.fail('usage.requestUpgrade', { code: 'UNREACHABLE' }, 1)
  upgrade.send({ type: 'send' })
  await until('failed')
  expect(upgrade.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
  upgrade.send({ type: 'choose', gigabytes: 20 })
  expect(upgrade.getSnapshot().value).toBe('editing')
  upgrade.send({ type: 'send' })
  await until('sent')
})
