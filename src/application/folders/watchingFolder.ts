import * as Result from 'effect/Result'
import { fromCallback, fromPromise } from 'xstate'
import { refusalOf } from '../failures/refusal.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { throttle } from '../notifications/throttle.ts'
import { noticing } from '../notifications/noticing.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { readContents, type FolderContents, type FolderPlace, type ReadFailure } from './folderContents.ts'
import type { FolderGateway } from './FolderGateway.ts'

export type FolderNews = { type: 'contents.reread'; contents: FolderContents } | { type: 'contents.lost'; failure: ReadFailure }

interface Ports {
  readonly folders: FolderGateway
  readonly assets: AssetGateway
  readonly events: EventStream
}

const concerns = (serverEvent: ServerEvent, place: FolderPlace): boolean =>
  serverEvent.kind === 'stream.reopened' ||
  (serverEvent.kind === 'library.changed' && serverEvent.type === place.resourceType) ||
  serverEvent.kind === 'favorites.changed' ||
  (serverEvent.kind === 'contents.changed' && serverEvent.type === place.resourceType && (place.everywhere === true || serverEvent.folderId === place.folderId))

/** Reads a folder that is opened. */
export const openingFolder = (ports: Ports) =>
  fromPromise(({ input: place, signal }: { input: FolderPlace; signal: AbortSignal }) =>
    noticing(ports.events, (serverEvent) => concerns(serverEvent, place), () => readContents(ports, place, signal)),
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
    const unsubscribe = ports.events.subscribe((serverEvent) => {
      if (concerns(serverEvent, place)) rereading.soon()
    })
    if (isOutdated) rereading.soon()
    return () => {
      over.abort()
      rereading.stop()
      unsubscribe()
    }
  })
