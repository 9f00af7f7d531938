import { expect, it, vi } from 'vitest'
import type { ShellActors } from '../../application/actors.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from './inMemoryApplication.ts'
import { RestOfShell } from './RestOfShell.ts'

const ports = inMemoryPorts()
const shell = inMemoryShell(ports, inMemoryEntry(ports))

it('is made once, however often it is wanted, and tells when it is there', async () => {
  const make = vi.fn<() => Promise<ShellActors>>(async () => shell)
  const rest = new RestOfShell(make)
  const made = vi.fn<() => void>()
  rest.subscribe(made)
  const before = rest.now()
  expect(await Promise.all([rest.load(), rest.load()])).toEqual([shell, shell])
  expect([before, rest.now(), make.mock.calls.length, made.mock.calls.length]).toEqual([undefined, shell, 1, 1])
})

it('is tried again after it could not be fetched', async () => {
  const make = vi.fn<() => Promise<ShellActors>>(async () => shell).mockRejectedValueOnce(new TypeError('offline'))
  const rest = new RestOfShell(make)
  await expect(rest.load()).rejects.toThrow('offline')
  expect(rest.now()).toBeUndefined()
  expect(await rest.load()).toBe(shell)
})

it('tells nobody who has left', async () => {
  const rest = new RestOfShell(async () => shell)
  const made = vi.fn<() => void>()
  rest.subscribe(made)()
  await rest.load()
  expect(made).not.toHaveBeenCalled()
})
