import * as Result from 'effect/Result'
import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, wentUnanswered } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { PicturePlace } from '../persons/PersonGateway.ts'
import type { FaceGateway, FacesOfPicture } from './FaceGateway.ts'

interface Context {
  readonly place: PicturePlace
  readonly found: FacesOfPicture | undefined
  readonly failure: AssetReadFailure | undefined
}

type PictureFacesEvent = { type: 'faces.asked'; place: PicturePlace } | { type: 'faces.hidden' } | { type: 'retry' } | { type: 'faces.reread'; found: FacesOfPicture } | { type: 'faces.lost'; failure: AssetReadFailure | undefined }

interface Ports {
  readonly faces: FaceGateway
  readonly events: EventStream
}

const NOWHERE = { place: { resourceType: 'RECORDS', assetId: '' }, found: undefined, failure: undefined } as const

/** The faces that were found in the picture that is looked at, once somebody asks for them. */
export const createPictureFacesMachine = ({ faces, events }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as PictureFacesEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input, signal }: { input: PicturePlace; signal: AbortSignal }) => faces.inPicture(input, signal)),
      watching: fromCallback<PictureFacesEvent, PicturePlace>(({ input, sendBack }) => {
        const over = new AbortController()
        const reread = async () => {
          const found = await faces.inPicture(input, over.signal)
          if (over.signal.aborted || wentUnanswered(found)) return
          sendBack(Result.isSuccess(found) ? { type: 'faces.reread', found: found.success } : { type: 'faces.lost', failure: failureOf(found) })
        }
        const unsubscribe = events.subscribe((serverEvent) => {
          const isOfPicture = serverEvent.kind === 'asset.changed' && serverEvent.assetId === input.assetId
          if (isOfPicture || serverEvent.kind === 'recognition.changed' || serverEvent.kind === 'stream.reopened') void reread()
        })
        return () => {
          over.abort()
          unsubscribe()
        }
      }),
    },
    actions: {
      take: assign((_, found: FacesOfPicture | undefined) => ({ found, failure: undefined })),
      fail: assign((_, failure: AssetReadFailure | undefined) => ({ found: undefined, failure })),
    },
  }).createMachine({
    id: 'pictureFaces',
    context: NOWHERE,
    initial: 'hidden',
    on: {
      'faces.asked': { target: '.reading', reenter: true, actions: assign(({ event: { place } }) => ({ ...NOWHERE, place })) },
      'faces.hidden': { target: '.hidden', actions: assign(NOWHERE) },
    },
    states: {
      hidden: { description: 'Nobody has asked who is in the picture.' },
      reading: {
        description: 'The faces of the picture are on their way.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.place,
          onDone: answered<FacesOfPicture, AssetReadFailure>()({ target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: {
        description: 'The faces are outlined over the picture.',
        invoke: { src: 'watching', input: ({ context }) => context.place },
        on: {
          'faces.reread': { actions: { type: 'take', params: ({ event }) => event.found } },
          'faces.lost': { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.failure } },
        },
      },
      failed: { description: 'The faces could not be read; it can be tried again.', invoke: { src: 'reopening' }, on: { retry: 'reading' } },
    },
  })

export type PictureFacesActor = ActorRefFrom<ReturnType<typeof createPictureFacesMachine>>
