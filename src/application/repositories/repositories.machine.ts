import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { NO_REPOSITORIES, type RepositoriesPorts, repositoriesParts } from './repositories.parts.ts'

/** The list of repositories that an organization keeps: added to, renamed, and shortened. */
export const createRepositoriesMachine = (ports: RepositoriesPorts) =>
  repositoriesParts(ports).createMachine({
    id: 'repositories',
    context: NO_REPOSITORIES,
    initial: 'unopened',
    on: {
      'repositories.open': { target: '.reading', reenter: true, actions: { type: 'open', params: ({ event }) => event.organizationId } },
    },
    states: {
      unopened: { description: 'No organization’s list has been asked for yet.' },
      reading: {
        description: 'The list is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.organizationId,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'looking', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      failed: { description: 'The list could not be read; it can be tried again.', on: { retry: 'reading' } },
      looking: {
        description: 'The list is shown.',
        entry: 'drop',
        on: {
          'draft.begin': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event.repository } },
          'removal.ask': { target: 'removing', actions: { type: 'ask', params: ({ event }) => event.repository } },
        },
      },
      editing: {
        description: 'A repository is being named.',
        on: {
          'name.typed': { actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
          cancel: 'looking',
        },
      },
      removing: {
        description: 'It is asked what becomes of the assets that carry the repository.',
        on: {
          'other.chosen': { actions: assign({ moveTo: ({ event }) => event.id }) },
          confirm: 'saving',
          cancel: 'looking',
        },
      },
      saving: {
        description: 'The list is being changed.',
        tags: 'busy',
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reading', actions: 'tell' },
            {
              // Somebody else was quicker: their list is shown.
              guard: ({ event }) => failedWith(event.output, 'STALE_EDIT') || failedWith(event.output, 'NOT_FOUND'),
              target: 'reading',
              actions: { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
            },
            { guard: 'isRemoval', target: 'removing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
            { target: 'editing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
    },
  })

export type RepositoriesActor = ActorRefFrom<ReturnType<typeof createRepositoriesMachine>>
export type RepositoriesSnapshot = SnapshotFrom<ReturnType<typeof createRepositoriesMachine>>
