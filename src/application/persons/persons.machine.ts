import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { NO_PERSONS, personsParts, type PersonsPorts } from './persons.parts.ts'

/** Who can be seen in one picture: they are marked, named, moved and taken out again. */
export const createPersonsMachine = (ports: PersonsPorts) =>
  personsParts(ports).createMachine({
    id: 'persons',
    context: NO_PERSONS,
    initial: 'unopened',
    on: {
      'persons.opened': {
        target: '.reading',
        reenter: true,
        actions: { type: 'open', params: ({ event: { resourceType, assetId } }) => ({ resourceType, assetId }) },
      },
    },
    states: {
      unopened: { description: 'No picture has been asked about yet.' },
      reading: {
        description: 'Who is in the picture is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.place,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'shown', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      failed: { description: 'The persons could not be read; it can be tried again.', on: { retry: 'reading' } },
      shown: {
        tags: 'shown',
        initial: 'looking',
        invoke: { src: 'watching', input: ({ context: { place, read } }) => ({ place, isUnread: read?.state === 'Unread' }) },
        on: {
          'persons.reread': { actions: { type: 'take', params: ({ event }) => event.read } },
          'persons.lost': { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.failure } },
        },
        states: {
          looking: {
            description: 'The persons are shown.',
            entry: 'drop',
            on: {
              'draft.begin': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event.draft } },
              'faces.add': { guard: 'hasNamedFaces', target: 'saving', actions: 'changeByFaces' },
              remove: { target: 'saving', actions: { type: 'changeByRemoval', params: ({ event }) => event.person } },
            },
          },
          editing: {
            description: 'A person is being marked and named.',
            tags: 'unsaved',
            invoke: {
              src: 'findingNames',
              input: ({ context }) => context.draft?.name ?? '',
              onDone: { actions: assign({ names: ({ event }) => valueOf(event.output) ?? [] }) },
            },
            on: {
              'draft.begin': { target: 'editing', reenter: true, actions: { type: 'begin', params: ({ event }) => event.draft } },
              'area.changed': { actions: { type: 'mark', params: ({ event }) => event.area } },
              'name.typed': { target: 'editing', reenter: true, actions: { type: 'type', params: ({ event }) => event.name } },
              save: [{ guard: 'isValid', target: 'saving', actions: 'changeByDraft' }, { actions: 'findProblems' }],
              cancel: 'looking',
              remove: { target: 'saving', actions: [{ type: 'changeByRemoval', params: ({ event }) => event.person }, assign({ draft: undefined })] },
            },
          },
          saving: {
            description: 'A change is being saved.',
            tags: 'busy',
            invoke: {
              src: 'saving',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: ({ event }) => hasSucceeded(event.output),
                  target: 'looking',
                  actions: [
                    { type: 'settle', params: ({ event }) => valueOf(event.output) },
                    { type: 'tell', params: ({ event }) => valueOf(event.output) },
                  ],
                },
                {
                  // Somebody else was quicker: what they made of it is shown, and nothing of theirs is overwritten.
                  guard: ({ event }) => failedWith(event.output, 'STALE_EDIT') || failedWith(event.output, 'NOT_FOUND'),
                  target: '#persons.reading',
                  actions: { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
                },
                { guard: 'hasDraft', target: 'editing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
                { target: 'looking', actions: { type: 'tellFailure', params: ({ event }) => failureOf(event.output) } },
              ],
            },
          },
        },
      },
    },
  })

export type PersonsMachine = ReturnType<typeof createPersonsMachine>
export type PersonsActor = ActorRefFrom<PersonsMachine>
export type PersonsSnapshot = SnapshotFrom<PersonsMachine>
