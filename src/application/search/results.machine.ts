import { assign, raise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { resultsParts, UNANSWERED, type ResultsPorts } from './results.parts.ts'

/** The page of search results, named by its address. */
export const createResultsMachine = (ports: ResultsPorts) =>
  resultsParts(ports).createMachine({
    id: 'results',
    context: { term: '', resourceType: undefined, ...UNANSWERED },
    invoke: [{ src: 'hearing' }, { id: 'pacing', src: 'pacing' }],
    initial: 'unopened',
    on: {
      'search.opened': {
        target: '.deciding',
        reenter: true,
        actions: assign(({ event: { term, resourceType } }) => ({ term, resourceType, ...UNANSWERED })),
      },
      fact: [
        { guard: { type: 'isConcerned', params: ({ event }) => event.fact }, actions: { type: 'pace', params: ({ event }) => event.fact } },
        { guard: { type: 'isListed', params: ({ event }) => event.fact }, actions: { type: 'patch', params: ({ event }) => event.fact } },
      ],
    },
    states: {
      unopened: { description: 'Nothing has been searched for yet.' },
      deciding: {
        description: 'Whether the term can be searched for.',
        always: [{ guard: 'isSearchable', target: 'searching' }, 'noTerm'],
      },
      noTerm: { description: 'A term is needed before anything can be found.' },
      searching: {
        description: 'The server is searching.',
        invoke: {
          src: 'searching',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'shown', actions: { type: 'add', params: ({ event }) => valueOf(event.output) } },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: { 'reread.due': { actions: 'markStale' } },
      },
      shown: {
        initial: 'deciding',
        on: {
          'reread.due': '.refreshing',
          'search.repeated': { guard: { type: 'isSame', params: ({ event }) => event.term }, actions: raise({ type: 'reread.due' }) },
        },
        states: {
          deciding: {
            description: 'Whether there are hits, and whether something has changed meanwhile.',
            always: [{ guard: 'isStale', target: 'refreshing' }, { guard: 'isNothingFound', target: 'nothing' }, 'listing'],
          },
          listing: { description: 'Hits are listed.', on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
          nothing: { description: 'Nothing matches.' },
          extending: {
            description: 'Hits are listed, and more of them are on their way.',
            invoke: {
              src: 'searching',
              input: ({ context }) => context,
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'add', params: ({ event }) => valueOf(event.output) } },
                { guard: 'isStale', target: 'refreshing' },
                { target: 'stuck', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
              ],
            },
            on: { 'reread.due': { actions: 'markStale' } },
          },
          stuck: { description: 'Hits are listed; more of them could not be read.', on: { retry: 'extending' } },
          refreshing: {
            description: 'What can be found has changed and is searched for again; the hits stay until then.',
            entry: assign({ isStale: false }),
            invoke: {
              src: 'searchingAgain',
              input: ({ context }) => context,
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
                // What could not be read in passing is left to the next fact.
                { target: 'deciding' },
              ],
            },
            on: {
              'reread.due': { actions: 'markStale' },
              // What is on its way may be older than the fact.
              fact: {
                guard: { type: 'isListed', params: ({ event }) => event.fact },
                actions: [{ type: 'patch', params: ({ event }) => event.fact }, { type: 'pace', params: ({ event }) => event.fact }],
              },
            },
          },
        },
      },
      failed: { description: 'The search could not be made; it can be tried again.', on: { retry: 'searching' } },
    },
  })

export type ResultsMachine = ReturnType<typeof createResultsMachine>
export type ResultsActor = ActorRefFrom<ResultsMachine>
export type ResultsSnapshot = SnapshotFrom<ResultsMachine>
