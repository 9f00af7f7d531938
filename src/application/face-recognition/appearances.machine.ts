import type { ActorRefFrom } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { FaceGateway } from './FaceGateway.ts'
import { createFacePagesMachine } from './facePages.ts'
import { type Appearance, appearancesOf, type Subject } from './somebody.ts'

interface Ports {
  readonly faces: FaceGateway
  readonly events: EventStream
}

/** In which pictures the faces of one group are, or somebody who was named. */
export const createAppearancesMachine = ({ faces, events }: Ports) =>
  createFacePagesMachine<Subject, Appearance>({
    id: 'appearances',
    words: {
      reading: 'The first faces are on their way; those from before are shown.',
      listing: 'Faces are listed.',
      extending: 'Faces are listed, and more of them are on their way.',
      stuck: 'Faces are listed; more of them could not be read.',
      nothing: 'There is no face left that the person sees.',
      failed: 'The faces could not be read; it can be tried again.',
    },
    page: (subject, after, signal) => appearancesOf(faces, subject, after, signal),
    events,
  })

export type AppearancesActor = ActorRefFrom<ReturnType<typeof createAppearancesMachine>>
