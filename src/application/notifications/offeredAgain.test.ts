import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { defaultUntil } from '../../domain/share-links/shareLink.ts'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { notifyingMerged, separating } from '../duplicates/duplicateNotices.ts'
import { deciding } from '../face-recognition/deciding.ts'
import { favoriting } from '../favorites/favoriting.ts'
import { favoritingSelected } from '../favorites/favoritingSelected.ts'
import { correcting } from '../ocr/correcting.ts'
import { personChanges } from '../persons/personChanges.ts'
import { publishedNotice } from '../publishing/publishedNotices.ts'
import { relating } from '../relations/relating.ts'
import { restrictingPublication } from '../restrictions/restrictingPublication.ts'
import { removing } from '../saved-searches/removing.ts'
import { revoking } from '../share-links/revoking.ts'
import { movingToTrash } from '../trash/movingToTrash.ts'
import type { Notification, Notify } from './notifications.machine.ts'

const signal = () => new AbortController().signal
const UNREACHABLE = Result.fail({ code: 'UNREACHABLE' } as const)
const selection = (...assets: readonly string[]) => ({ kind: 'items', folders: [], assets }) as const

const two = ({ sample }: InMemoryPorts) => {
  const [first, second] = sample.pictures.slice(6)
  if (first === undefined || second === undefined) throw new Error('The sample has no pictures')
  return [{ kind: 'asset', id: first.id, name: first.name }, { kind: 'asset', id: second.id, name: second.name }] as const
}

interface Asked {
  readonly ports: InMemoryPorts
  readonly notify: Notify
}

/** What is done and told, and the call that takes it back, which fails once; left out where it is broken already. */
const way = (what: string, begin: (asked: Asked) => unknown, call?: string) => ({ what, begin, call })

const done = [
  way('favorites', ({ ports, notify }) => favoriting(ports.favorites, notify)([two(ports)[0]], true), 'favorites.change'),
  way('all favorites that are selected', ({ ports, notify }) => favoritingSelected(ports.favorites, notify)('RECORDS', selection(two(ports)[0].id)), 'favorites.change'),
  way(
    'relations',
    ({ ports, notify }) => {
      const [one, other] = two(ports)
      return relating(ports.relations, notify)({ kind: 'asset', type: 'RECORDS', id: one.id }, [other], true)
    },
    'relations.change',
  ),
  way('what is kept from publication', ({ ports, notify }) => restrictingPublication(ports.restrictions, notify)(two(ports)[0]), 'restrictions.change'),
  way('what is moved to the trash', ({ ports, notify }) => movingToTrash(ports.trash, notify)({ type: 'RECORDS', selection: selection(two(ports)[0].id), count: 1 }), 'trash.restore'),
  way('assets that are not the same', ({ ports, notify }) => separating({ ...ports, notify }, () => undefined)([two(ports)[0].id], [two(ports)[1].id]), 'duplicates.separate'),
  way(
    'a share link',
    async ({ ports, notify }) => {
      const form = { title: 'For the printer', note: '', until: defaultUntil(new Date()), mayDownload: false, isProtected: false, passPhrase: '' }
      const made = await ports.shareLinks.make('RECORDS', selection(two(ports)[0].id), form, signal())
      if (made._tag === 'Failure') throw new Error('Nothing is shared')
      await revoking(ports.shareLinks, notify)(made.success.link)
    },
    'shareLinks.restore',
  ),
  way(
    'a saved search',
    async ({ ports, notify }) => removing(ports.savedSearches, notify)(Result.getOrThrow(await ports.savedSearches.create({ name: 'Ships', q: 'ship', roleIds: [] }, signal()))),
    'savedSearches.create',
  ),
  way(
    'merged duplicates',
    ({ ports, notify }) => {
      vi.spyOn(ports.duplicates, 'undoMerge').mockResolvedValueOnce(UNREACHABLE).mockResolvedValueOnce(Result.succeed({ restored: 1 }))
      notifyingMerged({ ...ports, notify })({ type: 'RECORDS', keep: 'one', others: ['other'] }, { change: 'change', trashed: 1 })
    },
  ),
  way(
    'faces',
    async ({ ports, notify }) => {
      vi.spyOn(ports.faces, 'reject').mockResolvedValueOnce(Result.succeed({ change: 'change' }))
      vi.spyOn(ports.faces, 'undoNaming').mockResolvedValueOnce(UNREACHABLE).mockResolvedValueOnce(Result.succeed(undefined))
      await deciding({ ...ports, notify, changed: () => undefined }).reject(['one'], 'Ada Berg')
    },
  ),
  way(
    'the persons of a picture',
    ({ ports, notify }) => {
      const person = { id: 'one', name: 'Ada Berg', area: { x: 0, y: 0, width: 1, height: 1 }, source: 'Drawn' }
      vi.spyOn(ports.persons, 'remove').mockResolvedValueOnce(UNREACHABLE).mockResolvedValueOnce(Result.succeed(undefined))
      personChanges({ ...ports, notify }).notifyDone({ place: { resourceType: 'RECORDS', assetId: two(ports)[0].id } } as never, { kind: 'add', added: [person] } as never)
    },
  ),
  way(
    'a word that was corrected',
    ({ ports, notify }) => {
      vi.spyOn(ports.ocr, 'correct').mockResolvedValueOnce(UNREACHABLE).mockResolvedValueOnce(Result.succeed({ word: { text: 'qay' }, revision: 3 }) as never)
      const word = (text: string) => ({ text, isCorrected: true })
      correcting({ ...ports, notify }).notifyCorrected({ place: {}, word: 0, contentVersion: 'v', revision: 2, before: word('qay'), after: word('quay'), text: 'quay' } as never)
    },
  ),
  way(
    'a publication',
    ({ ports, notify }) => {
      vi.spyOn(ports.publishing, 'undo').mockResolvedValueOnce(UNREACHABLE).mockResolvedValueOnce(Result.succeed({ changed: 1 }))
      notify(publishedNotice({ ...ports, notify }, { items: [two(ports)[0]] }, null, { changed: 1, kept: 0, before: [], change: 'change' }))
    },
  ),
]

it.each(done)('the way back of $what is offered again where it could not be gone', async ({ begin, call }) => {
  const notified: Notification[] = []
  const ports = inMemoryPorts()
  await begin({ ports, notify: (notification) => notified.push(notification) })
  const [first] = notified
  expect(first).toMatchObject({ kind: 'success', action: expect.anything() })
  if (call !== undefined) ports.faults.fail(call, { code: 'UNREACHABLE' }, 1)
  first?.action?.run()
  await vi.waitFor(() => expect(notified).toHaveLength(2))
  expect(notified[1]).toMatchObject({ kind: 'failure', action: { text: first?.action?.text } })
  notified[1]?.action?.run()
  await vi.waitFor(() => expect(notified).toHaveLength(3))
  expect(notified[2]?.kind).not.toBe('failure')
})
