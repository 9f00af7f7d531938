import * as Result from 'effect/Result'
import { fromCallback } from 'xstate'
import { refusalOf } from '../failures/refusal.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { EmbeddedMetadataGateway } from '../embedded-metadata/EmbeddedMetadataGateway.ts'
import type { PersonGateway, Persons, PicturePlace } from './PersonGateway.ts'

export type PersonNews = { type: 'persons.reread'; read: Persons } | { type: 'persons.lost'; failure: AssetReadFailure }

interface Ports {
  readonly persons: PersonGateway
  readonly embeddedMetadata: EmbeddedMetadataGateway
  readonly events: EventStream
}

/** Reads the persons of an open picture again when it has changed, and has its file read for faces where nobody has yet. */
export const watchingPersons = ({ persons, embeddedMetadata, events }: Ports) =>
  fromCallback<PersonNews, { readonly place: PicturePlace; readonly isUnread: boolean }>(({ input: { place, isUnread }, sendBack }) => {
    const over = new AbortController()
    const reread = async () => {
      const read = await persons.read(place, over.signal)
      if (over.signal.aborted) return
      if (Result.isSuccess(read)) sendBack({ type: 'persons.reread', read: read.success })
      else if (refusalOf(read.failure) !== 'failed') sendBack({ type: 'persons.lost', failure: read.failure })
    }
    const unsubscribe = events.subscribe((serverEvent) => {
      const isWide = serverEvent.kind === 'stream.reopened' || (serverEvent.kind === 'library.changed' && serverEvent.type === place.resourceType)
      if (isWide || (serverEvent.kind === 'asset.changed' && serverEvent.assetId === place.assetId)) void reread()
    })
    // What the file names is a help only: without it persons are drawn by hand.
    if (isUnread) void embeddedMetadata.ask(place.resourceType, place.assetId, over.signal)
    return () => {
      over.abort()
      unsubscribe()
    }
  })
