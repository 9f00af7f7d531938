import { expect, it } from 'vitest'
import type { Workplace } from '../../domain/organizations/workplace.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../infrastructure/composition/inMemoryApplication.ts'

const FJORD: Workplace = { id: 'o2', name: 'Fjord Archive', modules: [], features: [] }

const open = () => {
  const ports = inMemoryPorts()
  const entry = inMemoryEntry(ports)
  return { ports, entry, shell: inMemoryShell(ports, entry), queued: () => entry.notifications.getSnapshot().context.queue }
}

it('in another organization begins without a word', () => {
  const { entry, shell, queued } = open()
  shell.workInside(FJORD)
  expect([entry.workplaces.current()?.id, queued()]).toEqual(['o2', []])
})

it('where the browser has no room to keep it does not begin, and one is told why', () => {
  const { ports, entry, shell, queued } = open()
  ports.workplaces.enter = () => false
  shell.workInside(FJORD)
  expect(entry.workplaces.current()).toBeUndefined()
  expect(queued()).toMatchObject([{ kind: 'failure', text: 'organizations.notInside', values: { name: 'Fjord Archive' } }])
})
