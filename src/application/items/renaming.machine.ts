import type { ActorRefFrom } from 'xstate'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { BLANK, renamingParts, type RenamingPorts } from './renaming.parts.ts'

/** A folder or an asset gets another name where it stands in the list. */
export const createRenamingMachine = (ports: RenamingPorts) =>
  renamingParts(ports).createMachine({
    id: 'renaming',
    context: BLANK,
    initial: 'closed',
    on: {
      'rename.open': { target: '.editing', actions: { type: 'begin', params: ({ event }) => event.renamed } },
      cancel: '.closed',
    },
    states: {
      closed: { description: 'Nothing in the list is being renamed.' },
      editing: {
        description: 'The name is being typed in its place.',
        tags: 'open',
        on: {
          'name.changed': { actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isSame', target: 'closed' }, { guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The name is being saved.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'closed',
              actions: [{ type: 'keep', params: ({ event }) => valueOf(event.output) }, 'notify'],
            },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'The name cannot be had, and why; it is still there to be changed.',
        tags: 'open',
        on: {
          'name.changed': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.name } },
          save: [{ guard: 'isSame', target: 'closed' }, { guard: 'isValid', target: 'saving' }, { target: 'editing', actions: 'findProblems' }],
        },
      },
    },
  })

export type RenamingMachine = ReturnType<typeof createRenamingMachine>
export type RenamingActor = ActorRefFrom<RenamingMachine>
