import { waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { startTrash } from './startTrash.ts'
import { trashSelectedCount, trashSelectionOf } from './trashSelection.ts'

const { signal } = new AbortController()

/** Sixty folders in the trash, of which all are selected but one. */
const start = async () => {
  const ports = inMemoryPorts()
  await ports.trash.deletePermanently({ kind: 'all', except: [] }, signal)
  const trash = (folders: readonly string[]) => ports.trash.trash('RECORDS', { kind: 'items', folders, assets: [] }, signal)
  const folder = async (name: string) => {
    const made = await ports.folders.create('RECORDS', null, name, signal)
    return made._tag === 'Success' ? made.success.id : ''
  }
  const ids: string[] = []
  for (let number = 10; number < 70; number += 1) ids.push(await folder(`Old ${number}`))
  await trash(ids)
  const { trashList, deletion } = startTrash({ ...ports, notify: () => undefined })
  trashList.send({ type: 'trash.opened', list: { sort: 'name', direction: 'asc' } })
  await waitFor(trashList, (snapshot) => snapshot.matches('listing'))
  trashList.send({ type: 'all.selected' })
  const leaveOut = (row: number) => {
    trashList.send({ type: 'item.toggled', id: ids[row] ?? '' })
    expect(trashSelectedCount(trashList.getSnapshot())).toBe(59)
    return { kind: 'items', folders: [ids[row] ?? ''], assets: [] } as const
  }
  const listed = (total: number) => waitFor(trashList, (snapshot) => snapshot.matches('listing') && snapshot.context.total === total)
  const ask = () => {
    const snapshot = trashList.getSnapshot()
    deletion.send({ type: 'deletion.ask', selection: trashSelectionOf(snapshot), count: trashSelectedCount(snapshot), names: [] })
  }
  const confirm = async (count: number) => {
    deletion.send({ type: 'typed', text: String(count) })
    deletion.send({ type: 'confirm' })
    return (await waitFor(deletion, (snapshot) => !snapshot.hasTag('busy'))).value
  }
  const left = async () => {
    const page = await ports.trash.page({ direction: 'desc' }, null, signal)
    return page._tag === 'Success' ? page.success.items.map(({ id }) => id) : undefined
  }
  return { ports, ids, trash, folder, trashList, deletion, leaveOut, listed, ask, confirm, left }
}

it('the one that was left out is restored, and the others are deleted for good by their right number', async () => {
  const { ports, trashList, leaveOut, listed, ask, confirm, left } = await start()
  await ports.trash.restore({ selection: leaveOut(5) }, {}, signal)
  await listed(59)
  expect([trashSelectedCount(trashList.getSnapshot()), trashSelectionOf(trashList.getSnapshot())]).toEqual([59, { kind: 'all', except: [] }])
  ask()
  expect([await confirm(59), await left()]).toEqual(['closed', []])
})

it('where the list does not know that it is gone, the right number is asked about in the end', async () => {
  const { ports, deletion, leaveOut, ask, confirm, left } = await start()
  const selection = leaveOut(5)
  ask()
  await ports.trash.restore({ selection }, {}, signal)
  await ports.trash.deletePermanently({ kind: 'items', folders: (await left())?.slice(0, 1) ?? [], assets: [] }, signal)
  expect([await confirm(59), deletion.getSnapshot().context.count]).toEqual(['askingAgain', 58])
  expect([await confirm(58), await left()]).toEqual(['closed', []])
})

it('the one that was left out stays so where others push it further down than was read', async () => {
  const { ids, trash, folder, leaveOut, listed, ask, confirm, left } = await start()
  leaveOut(49)
  await trash([await folder('New')])
  await listed(61)
  ask()
  expect([await confirm(60), await left()]).toEqual(['closed', [ids[49]]])
})
