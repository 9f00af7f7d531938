import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { readingAgain } from './readingAgain.ts'

const begin = () => {
  const { sample, indexing } = inMemoryPorts()
  const { library, files } = sample
  const [unread] = files
  if (unread === undefined) throw new Error('The sample is too small')
  library.assets.set(unread.id, { ...unread, indexing: 'Failed', indexingFailure: 'Damaged' })
  const notices: Notification[] = []
  const readAgain = readingAgain(indexing, (notice) => void notices.push(notice))
  const selection = (...assets: readonly string[]) => ({ kind: 'items', folders: [], assets }) as const
  return { library, unread, readAgain, selection, shown: () => notices.map(({ kind, text, values }) => ({ kind, text, ...(values && { values }) })) }
}

it('puts files in line, and says how many', async () => {
  const { readAgain, selection, unread, library, shown } = begin()
  await readAgain(unread.type, selection(unread.id))
  expect(library.assets.get(unread.id)?.indexing).toBe('Indexing')
  await readAgain(unread.type, selection(unread.id))
  expect(shown()).toEqual([{ kind: 'success', text: 'indexing.begun', values: { count: 1 } }, { kind: 'info', text: 'indexing.nothing' }])
})

it('says why it could not', async () => {
  const { readAgain, selection, unread, shown } = begin()
  await readAgain(unread.type, selection('none such'))
  expect(shown()).toEqual([{ kind: 'failure', text: 'failure.ASSET_NOT_FOUND' }])
})
