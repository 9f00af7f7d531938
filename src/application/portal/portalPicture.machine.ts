import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { CENTRED, cropOf, framed, PORTAL_PICTURES, type Framing, type PortalPicture, type Size } from '../../domain/portal/pictures.ts'
import { profileImage } from '../../domain/validation/profileImage.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { PortalGateway } from './PortalGateway.ts'

interface PortalPictureContext {
  readonly kind: PortalPicture
  readonly file: Blob | undefined
  /** Of the file's picture; undefined until it has been decoded. */
  readonly size: Size | undefined
  readonly framing: Framing
  /** What is wrong with the file. */
  readonly problem: Problem | undefined
  readonly failure: CallFailure | undefined
}

type PortalPictureEvent =
  | { type: 'picture.chosen'; kind: PortalPicture; file: Blob }
  | { type: 'picture.measured'; size: Size }
  /** The browser cannot show it. */
  | { type: 'picture.unreadable' }
  | { type: 'framing.changed'; framing: Partial<Framing> }
  | { type: 'confirm' }
  | { type: 'cancel' }

interface PortalPicturePorts {
  readonly portals: PortalGateway
  /** A picture is kept: the form names it. */
  readonly taken: (kind: PortalPicture, id: string) => void
}

type Sent = Result<{ readonly id: string }, CallFailure>

const NONE = { file: undefined, size: undefined, framing: CENTRED, problem: undefined, failure: undefined } as const

const problemIn = (kind: PortalPicture, failure: CallFailure | undefined): Pick<PortalPictureContext, 'problem' | 'failure'> =>
  failure?.code === 'VALIDATION_FAILED' ? { problem: failure.fields[kind] ?? { code: 'pictureUnreadable' }, failure: undefined } : { problem: undefined, failure }

/** A picture of the portal: chosen, framed, and sent. */
export const createPortalPictureMachine = ({ portals, taken }: PortalPicturePorts) =>
  setup({
    types: { context: {} as PortalPictureContext, events: {} as PortalPictureEvent, tags: {} as 'open' | 'busy' },
    actors: {
      sending: fromPromise<Sent, PortalPictureContext>(({ input: { kind, file, size, framing }, signal }) => {
        const frame = PORTAL_PICTURES[kind]
        return portals.sendPicture(kind, file ?? new Blob(), cropOf(size ?? frame, frame, framing), signal)
      }),
    },
    guards: {
      isPicture: (_, file: Blob) => profileImage({ mediaType: file.type, size: file.size }) === undefined,
      isMeasured: ({ context }) => context.size !== undefined,
    },
    actions: {
      choose: assign((_, { kind, file }: { kind: PortalPicture; file: Blob }) => ({ ...NONE, kind, file })),
      refuse: assign((_, { kind, file }: { kind: PortalPicture; file: Blob }) => ({ ...NONE, kind, problem: profileImage({ mediaType: file.type, size: file.size }) })),
      frame: assign(({ context: { kind, size, framing } }, change: Partial<Framing>) => ({ framing: framed(size ?? PORTAL_PICTURES[kind], PORTAL_PICTURES[kind], { ...framing, ...change }) })),
    },
  }).createMachine({
    id: 'portalPicture',
    context: { kind: 'avatar', ...NONE },
    initial: 'closed',
    on: {
      'picture.chosen': [
        { guard: { type: 'isPicture', params: ({ event }) => event.file }, target: '.framing', actions: { type: 'choose', params: ({ event }) => event } },
        { target: '.refused', actions: { type: 'refuse', params: ({ event }) => event } },
      ],
    },
    states: {
      closed: { description: 'No picture is being chosen.' },
      refused: { description: 'The file cannot be taken: it says why, and another one can be chosen.' },
      framing: {
        description: 'The part that is shown is being chosen.',
        tags: 'open',
        on: {
          'picture.measured': { actions: assign(({ event }) => ({ size: event.size, framing: CENTRED })) },
          'picture.unreadable': { target: 'refused', actions: assign({ problem: { code: 'pictureUnreadable' } }) },
          'framing.changed': { actions: { type: 'frame', params: ({ event }) => event.framing } },
          confirm: { guard: 'isMeasured', target: 'sending' },
          cancel: 'closed',
        },
      },
      sending: {
        description: 'The picture is being sent.',
        tags: ['open', 'busy'],
        on: { cancel: 'closed' },
        invoke: {
          src: 'sending',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'closed',
              actions: [({ context, event }) => taken(context.kind, valueOf(event.output)?.id ?? ''), assign(NONE)],
            },
            { guard: ({ event }) => failureOf(event.output)?.code === 'VALIDATION_FAILED', target: 'refused', actions: assign(({ context, event }) => problemIn(context.kind, failureOf(event.output))) },
            { target: 'framing', actions: assign(({ context, event }) => problemIn(context.kind, failureOf(event.output))) },
          ],
        },
      },
    },
  })

type PortalPictureMachine = ReturnType<typeof createPortalPictureMachine>
export type PortalPictureActor = ActorRefFrom<PortalPictureMachine>
