import * as Result from 'effect/Result'
import { fromCallback, fromPromise } from 'xstate'
import { refusalOf } from '../failures/refusal.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { gathering } from '../notifications/gathering.ts'
import type { ServerFact } from '../notifications/ServerFact.ts'
import type { AssetGateway } from './AssetGateway.ts'
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

/** What an opened folder holds. `isOutdated`: it has changed while it was being read, and what was read may be from before. */
export interface OpenedContents {
  readonly contents: FolderContents
  readonly isOutdated: boolean
}

/** Reads a folder that is opened, and notices what changes meanwhile: nobody else listens yet. */
export const openingFolder = (ports: Ports) =>
  fromPromise(async ({ input: place, signal }: { input: FolderPlace; signal: AbortSignal }) => {
    let isOutdated = false
    const unsubscribe = ports.events.subscribe((fact) => {
      isOutdated ||= concerns(fact, place)
    })
    try {
      return Result.map(await readContents(ports, place, signal), (contents): OpenedContents => ({ contents, isOutdated }))
    } finally {
      unsubscribe()
    }
  })

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
    const rereading = gathering(() => void reread())
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
