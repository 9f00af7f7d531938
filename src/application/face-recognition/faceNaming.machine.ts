import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { personProblems } from '../../domain/persons/persons.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import { valueOf } from '../failures/outcome.ts'
import { problemsIn } from '../forms/problemsIn.ts'
import { findingNames } from '../persons/findingNames.ts'
import type { PersonGateway } from '../persons/PersonGateway.ts'
import type { ChosenFaces, FaceFailure, FaceGateway, Naming } from './FaceGateway.ts'

/** Whom the question is about. */
export interface Unnamed {
  readonly chosen: ChosenFaces
  /** Some of the faces, to know them by. */
  readonly shown: readonly string[]
  /** So many faces get the name. */
  readonly count: number
  /** Whom they are taken for. */
  readonly likely: string | null
}

interface Context {
  readonly of: Unnamed
  readonly name: string
  /** Names that begin with what is typed. */
  readonly names: readonly string[]
  readonly problems: FieldProblems
  readonly failure: FaceFailure | undefined
}

type FaceNamingEvent = { type: 'naming.opened'; of: Unnamed } | { type: 'name.typed'; name: string } | { type: 'save' } | { type: 'cancel' }

interface Ports {
  readonly faces: FaceGateway
  readonly persons: Pick<PersonGateway, 'names'>
  /** What was named can be taken back. */
  readonly named: (naming: Naming, name: string, of: ChosenFaces) => void
}

const NOBODY: Context = { of: { chosen: { groups: [], faces: [] }, shown: [], count: 0, likely: null }, name: '', names: [], problems: {}, failure: undefined }

/** Asks who somebody is, and writes the name into all their pictures. Who gets a name that there is becomes that person. */
export const createFaceNamingMachine = ({ faces, persons, named }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as FaceNamingEvent, tags: {} as 'open' },
    actors: {
      findingNames: findingNames(persons),
      saving: fromPromise<Result<Naming, FaceFailure>, Context>(({ input: { of, name }, signal }) => faces.name(of.chosen, name, signal)),
    },
    guards: { isValid: ({ context: { name } }) => isValid(personProblems({ name })) },
    actions: {
      judge: assign(({ context: { name } }) => ({ problems: personProblems({ name }) })),
      fail: assign((_, failure: FaceFailure | undefined) => ({ failure, problems: problemsIn(failure) })),
      publish: ({ context: { name, of } }, naming: Naming | undefined) => naming && named(naming, name.trim(), of.chosen),
    },
  }).createMachine({
    id: 'faceNaming',
    context: NOBODY,
    initial: 'closed',
    states: {
      closed: { description: 'Nobody is being named.', on: { 'naming.opened': { target: 'naming', actions: assign(({ event: { of } }) => ({ ...NOBODY, of })) } } },
      naming: {
        description: 'It is asked who they are.',
        tags: 'open',
        invoke: { src: 'findingNames', input: ({ context }) => context.name, onDone: { actions: assign({ names: ({ event }) => valueOf(event.output) ?? [] }) } },
        on: {
          'name.typed': { target: 'naming', reenter: true, actions: assign(({ event: { name } }) => ({ name, problems: {}, failure: undefined })) },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'judge' }],
          cancel: 'closed',
        },
      },
      saving: {
        description: 'The name is being written into their pictures.',
        tags: 'open',
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: answered<Naming, FaceFailure>()({ target: 'closed', action: 'publish' }, { target: 'naming', action: 'fail' }),
        },
      },
    },
  })

export type FaceNamingActor = ActorRefFrom<ReturnType<typeof createFaceNamingMachine>>
