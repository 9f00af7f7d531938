import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { changeByDraft, type DonePersonChange, personsAfter, type PersonDraft } from '../../domain/persons/personChange.ts'
import type { Area } from '../../domain/persons/area.ts'
import { type Person, personProblems } from '../../domain/persons/persons.ts'
import { isValid } from '../../domain/validation/form.ts'
import { answeredAgain } from '../failures/answered.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { EmbeddedMetadataGateway } from '../embedded-metadata/EmbeddedMetadataGateway.ts'
import { findingNames } from './findingNames.ts'
import { personChanges, type PersonChangePorts } from './personChanges.ts'
import type { PersonFailure, Persons, PicturePlace } from './PersonGateway.ts'
import { namedFacesIn, NO_PERSONS, type PersonsContext, type PersonsEvent } from './personsContext.ts'
import { watchingPersons } from './watchingPersons.ts'

interface PersonsPorts extends PersonChangePorts {
  readonly embeddedMetadata: EmbeddedMetadataGateway
  readonly events: EventStream
}

/** Who can be seen in one picture: they are marked, named, moved and taken out again. */
export const createPersonsMachine = (ports: PersonsPorts) => {
  const changes = personChanges(ports)
  return setup({
    types: { context: {} as PersonsContext, events: {} as PersonsEvent, tags: {} as 'shown' | 'busy' | 'unsaved' },
    actors: {
      reopening: retryWhenReopened(ports.events),
      reading: fromPromise(({ input, signal }: { input: PicturePlace; signal: AbortSignal }) => ports.persons.read(input, signal)),
      saving: fromPromise(({ input, signal }: { input: PersonsContext; signal: AbortSignal }) => changes.perform(input, signal)),
      findingNames: findingNames(ports.persons),
      watching: watchingPersons(ports),
    },
    guards: {
      isValid: ({ context: { draft } }) => draft !== undefined && isValid(personProblems(draft)),
      hasNamedFaces: ({ context }) => namedFacesIn(context).length > 0,
      hasDraft: ({ context }) => context.draft !== undefined,
    },
    actions: {
      take: assign((_, read: Persons | undefined) => (read === undefined ? {} : { read, failure: undefined })),
      begin: assign((_, draft: PersonDraft) => ({ draft, problems: {}, names: [], failure: undefined })),
      drop: assign({ draft: undefined, change: undefined, problems: {}, names: [] }),
      mark: assign(({ context: { draft } }, area: Area) => ({ draft: draft && { ...draft, area } })),
      type: assign(({ context: { draft } }, name: string) => ({ draft: draft && { ...draft, name }, problems: {}, failure: undefined })),
      findProblems: assign(({ context: { draft } }) => (draft === undefined ? {} : { problems: personProblems(draft) })),
      changeByDraft: assign(({ context: { draft } }) => ({ change: draft && changeByDraft(draft) })),
      changeByFaces: assign(({ context }) => ({ change: { kind: 'add' as const, persons: namedFacesIn(context) } })),
      changeByRemoval: assign((_, person: Person) => ({ change: { kind: 'remove' as const, person }, draft: undefined })),
      fail: assign((_, failure: AssetReadFailure | PersonFailure | undefined) => failureInForm(failure)),
      settle: assign(({ context: { read } }, done: DonePersonChange | undefined) =>
        done === undefined || read === undefined ? {} : { read: { ...read, persons: personsAfter(read.persons, done) }, failure: undefined },
      ),
      notifyDone: ({ context }, done: DonePersonChange | undefined) => done && changes.notifyDone(context, done),
      notifyFailed: (_, failure: PersonFailure | undefined) => failure && changes.notifyFailed(failure),
    },
  }).createMachine({
    id: 'persons',
    context: NO_PERSONS,
    initial: 'unopened',
    on: {
      'persons.opened': {
        target: '.reading',
        reenter: true,
        actions: assign(({ event: { resourceType, assetId } }) => ({ ...NO_PERSONS, place: { resourceType, assetId } })),
      },
    },
    states: {
      unopened: { description: 'No picture has been asked about yet.' },
      reading: {
        description: 'Who is in the picture is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.place,
          onDone: answeredAgain<PersonsContext, Persons, AssetReadFailure>()({ target: 'shown', where: ({ read }) => read !== undefined }, { target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      failed: { description: 'The persons could not be read; it can be tried again.', invoke: { src: 'reopening' }, on: { retry: 'reading' } },
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
              remove: { target: 'saving', actions: { type: 'changeByRemoval', params: ({ event }) => event.person } },
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
                    { type: 'notifyDone', params: ({ event }) => valueOf(event.output) },
                  ],
                },
                {
                  // Somebody else was quicker: what they made of it is shown, and nothing of theirs is overwritten.
                  guard: ({ event }) => failedWith(event.output, 'STALE_EDIT') || failedWith(event.output, 'NOT_FOUND'),
                  target: '#persons.reading',
                  actions: { type: 'notifyFailed', params: ({ event }) => failureOf(event.output) },
                },
                { guard: 'hasDraft', target: 'editing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
                { target: 'looking', actions: { type: 'notifyFailed', params: ({ event }) => failureOf(event.output) } },
              ],
            },
          },
        },
      },
    },
  })
}

type PersonsMachine = ReturnType<typeof createPersonsMachine>
export type PersonsActor = ActorRefFrom<PersonsMachine>
export type PersonsSnapshot = SnapshotFrom<PersonsMachine>
