import type { ActorRefFrom } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { FaceGateway } from './FaceGateway.ts'
import { createFacePagesMachine } from './facePages.ts'
import { type PeopleList, peopleOf, type Somebody } from './somebody.ts'

interface Ports {
  readonly faces: FaceGateway
  readonly events: EventStream
}

/** Whose faces were found in pictures: groups that nobody has named, names, or groups that are ignored. */
export const createPeopleMachine = ({ faces, events }: Ports) =>
  createFacePagesMachine<PeopleList, Somebody>({
    id: 'people',
    words: {
      reading: 'The first people are on their way; those from before are shown.',
      listing: 'People are listed.',
      extending: 'People are listed, and more of them are on their way.',
      stuck: 'People are listed; more of them could not be read.',
      nothing: 'There is nobody, or nobody whose name begins so.',
      failed: 'The people could not be read; it can be tried again.',
    },
    page: (list, after, signal) => peopleOf(faces, list, after, signal),
    events,
  })

export type PeopleActor = ActorRefFrom<ReturnType<typeof createPeopleMachine>>
