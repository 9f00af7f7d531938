import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Administrator } from '../../domain/restrictions/restriction.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { RestrictionGateway } from './RestrictionGateway.ts'

interface Ports {
  readonly restrictions: Pick<RestrictionGateway, 'administrators'>
}

/** Whom to ask about a refusal: read once, when the first refusal is explained. */
export const createAdvisersMachine = ({ restrictions }: Ports) =>
  setup({
    types: { context: {} as { readonly administrators: readonly Administrator[] }, events: {} as { type: 'advice.wanted' } },
    actors: { reading: fromPromise(({ signal }: { signal: AbortSignal }) => restrictions.administrators(signal)) },
    actions: { keep: assign((_, administrators: readonly Administrator[] | undefined) => ({ administrators: administrators ?? [] })) },
  }).createMachine({
    id: 'advisers',
    context: { administrators: [] },
    initial: 'unread',
    states: {
      unread: { description: 'Nobody has asked yet.', on: { 'advice.wanted': 'reading' } },
      reading: {
        description: 'The names of the administrators are being read; reasons stand there without them.',
        invoke: {
          src: 'reading',
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'known',
              actions: { type: 'keep', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'unknown' },
          ],
        },
      },
      known: { description: 'Whom to ask is known.' },
      unknown: { description: 'The names could not be read; the next refusal tries again.', on: { 'advice.wanted': 'reading' } },
    },
  })

type AdvisersMachine = ReturnType<typeof createAdvisersMachine>
export type AdvisersActor = ActorRefFrom<AdvisersMachine>
