/**
 * The state of a machine whose folder or asset could not be read, by what kind of no it is; a failure can be tried again from the state
 * `opening`, and is when the stream is back. The machine has the guard `isRefusal` and the actor `reopening`.
 */
export const refusedState = <const Opening extends `#${string}.opening`>(kind: 'asset' | 'folder', opening: Opening) =>
  ({
    initial: 'deciding',
    states: {
      deciding: {
        description: 'What kind of no it is.',
        always: [
          { guard: { type: 'isRefusal', params: 'notFound' }, target: 'notFound' },
          { guard: { type: 'isRefusal', params: 'denied' }, target: 'denied' },
          { guard: { type: 'isRefusal', params: 'inTrash' }, target: 'inTrash' },
          'failed',
        ],
      },
      notFound: { description: `There is no such ${kind} in this module.` },
      denied: { description: `The ${kind} may not be seen by this person.` },
      inTrash: { description: `The ${kind} lies in the trash.` },
      failed: { description: `The ${kind} could not be read; it can be tried again.`, invoke: { src: 'reopening' }, on: { retry: opening } },
    },
  }) as const
