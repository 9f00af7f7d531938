import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { ValueRevision } from '../../../domain/metadata/assetMetadata.ts'
import type { ServerEvent } from '../../notifications/ServerEvent.ts'
import { type RevisionStatus, createTableNewsMachine, type News } from './tableNews.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  let happen: (serverEvent: ServerEvent) => void = () => undefined
  const changed: News[] = []
  const answers = new Map<string, RevisionStatus>()
  const templatesChanged = vi.fn<() => void>()
  createActor(
    createTableNewsMachine({
      events: { subscribe: (happened) => ((happen = happened), () => undefined), open: () => undefined, close: () => undefined },
      shownType: () => 'RECORDS',
      revisionStatusOf: ({ assetId }) => answers.get(assetId) ?? 'new',
      isOrderedBy: (attributeId) => attributeId === 'sorted',
      changed: (news) => changed.push(news),
      templatesChanged,
    }),
  ).start()
  const said = (assetId: string, attributeId = 'title', revision = 2): ValueRevision => ({ assetId, attributeId, revision })
  const saved = (...values: readonly ValueRevision[]) => happen({ kind: 'library.changed', type: 'RECORDS', values })
  return { happen: (serverEvent: ServerEvent) => happen(serverEvent), saved, said, changed, answers, templatesChanged }
}
const moment = () => vi.advanceTimersByTimeAsync(500)

it("others' changes of a moment are read at once", async () => {
  const { saved, said, changed } = start()
  saved(said('a'))
  saved(said('b'), said('c'))
  await moment()
  expect(changed).toEqual([{ assetIds: new Set(['a', 'b', 'c']), isMoved: false }])
})

it("one's own are not read again", async () => {
  const { saved, said, changed, answers } = start()
  answers.set('own', 'known')
  saved(said('own'))
  await moment()
  expect(changed).toEqual([])
})

it('what is being saved is waited for: only then it is known whose the news are', async () => {
  const { saved, said, changed, answers } = start()
  answers.set('a', 'underWay')
  saved(said('a'))
  await moment()
  expect(changed).toEqual([])
  answers.set('a', 'new')
  await moment()
  expect(changed).toEqual([{ assetIds: new Set(['a']), isMoved: false }])
})

it('what rows are sorted by may move them', async () => {
  const { saved, said, changed } = start()
  saved(said('a', 'sorted'))
  await moment()
  expect(changed).toMatchObject([{ isMoved: true }])
})

it.each<ServerEvent>([{ kind: 'contents.changed', folderId: null, type: 'RECORDS' }, { kind: 'library.changed', type: 'RECORDS' }, { kind: 'trash.changed' }, { kind: 'stream.reopened' }])('$kind may bring and take rows', async (serverEvent) => {
  const { happen, changed } = start()
  happen(serverEvent)
  await moment()
  expect(changed).toEqual([{ assetIds: new Set(), isMoved: true }])
})

it('other modules are no matter, and templates are looked at anew', async () => {
  const { happen, changed, templatesChanged } = start()
  happen({ kind: 'library.changed', type: 'ARCHIVES' })
  happen({ kind: 'favorites.changed' })
  happen({ kind: 'templates.changed' })
  await moment()
  expect([changed, templatesChanged.mock.calls.length]).toEqual([[], 1])
  happen({ kind: 'stream.reopened' })
  expect(templatesChanged).toHaveBeenCalledTimes(2)
})
