import * as Result from 'effect/Result'
import { fromCallback, fromPromise } from 'xstate'
import { refusalOf } from '../failures/refusal.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { throttle } from '../notifications/throttle.ts'
import { noticing } from '../notifications/noticing.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { readContents, type FolderContents, type FolderPlace, type ReadFailure } from './folderContents.ts'
import type { FolderGateway } from './FolderGateway.ts'

export type FolderNews = { type: 'contents.reread'; contents: FolderContents } | { type: 'contents.lost'; failure: ReadFailure }

interface Ports {
  readonly folders: FolderGateway
  readonly assets: AssetGateway
  readonly events: EventStream
}

const concerns = (fact: ServerFact, place: FolderPlace): boolean =>
  fact.kind === 'stream.reopened' ||
  (fact.kind === 'library.changed' && fact.type === place.resourceType) ||
  fact.kind === 'favorites.changed' ||
  (fact.kind === 'contents.changed' && fact.type === place.resourceType && (place.everywhere === true || fact.folderId === place.folderId))

/** Reads a folder that is opened. */
export const openingFolder = (ports: Ports) =>
  fromPromise(({ input: place, signal }: { input: FolderPlace; signal: AbortSignal }) =>
    noticing(ports.events, (fact) => concerns(fact, place), () => readContents(ports, place, signal)),
  )

/** Reads an open folder again when what lies in it has changed. A reading that fails in passing is left to the next fact. */
export const watchingFolder = (ports: Ports) =>
  fromCallback<FolderNews, { readonly place: FolderPlace; readonly isOutdated: boolean }>(({ input: { place, isOutdated }, sendBack }) => {
    const over = new AbortController()

    const reread = async () => {
      const contents = await readContents(ports, place, over.signal)
      if (over.signal.aborted) return
      if (Result.isSuccess(contents)) sendBack({ type: 'contents.reread', contents: contents.success })
      else if (refusalOf(contents.failure) !== 'failed') sendBack({ type: 'contents.lost', failure: contents.failure })
    }
    const rereading = throttle(() => void reread())
    const unsubscribe = ports.events.subscribe((fact) => {
      if (concerns(fact, place)) rereading.soon()
    })
    if (isOutdated) rereading.soon()
    return () => {
      over.abort()
      rereading.stop()
      unsubscribe()
    }
  })
