import * as Result from 'effect/Result'
import type { ActorRefFrom } from 'xstate'
import { createFacePagesMachine } from '../face-recognition/facePages.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { ErasedPerson, RecognitionGateway } from './RecognitionGateway.ts'

interface Ports {
  readonly recognition: RecognitionGateway
  readonly events: EventStream
}

interface Listed extends ErasedPerson {
  readonly key: string
}

/** Whose faces were erased: they are not learnt again before somebody says so. */
export const createErasedPersonsMachine = ({ recognition, events }: Ports) =>
  createFacePagesMachine<'erased', Listed>({
    id: 'erasedPersons',
    words: {
      reading: 'Whose faces were erased is on its way.',
      listing: 'Persons whose faces were erased are listed.',
      extending: 'Persons are listed, and more of them are on their way.',
      stuck: 'Persons are listed; more of them could not be read.',
      nothing: 'Nobody’s face was erased.',
      failed: 'The persons could not be read; it can be tried again.',
    },
    page: async (_, after, signal) => Result.map(await recognition.erased(after, signal), ({ items, next }) => ({ items: items.map((one) => ({ ...one, key: one.name })), next })),
    events,
  })

export type ErasedPersonsActor = ActorRefFrom<ReturnType<typeof createErasedPersonsMachine>>
