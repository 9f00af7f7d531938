import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { branchKey, changeOf, type BranchPlace, type FoundRestricted, type RestrictedBranch } from '../../domain/restrictions/restrictedTree.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import { answered } from '../failures/answered.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { withShown, withTaken, withToggled, type GrowingTree } from './growingTree.ts'
import type { BranchFailure, RestrictionFailure, RestrictionGateway, TreeOf } from './RestrictionGateway.ts'
import { savingRestrictions } from './savingRestrictions.ts'

interface RestrictedTreeContext extends GrowingTree {
  readonly of: TreeOf
  readonly failure: BranchFailure | undefined
}

type RestrictedTreeEvent =
  | { type: 'tree.open'; of: TreeOf; types: readonly ResourceType[] }
  | { type: 'branch.toggled'; place: BranchPlace }
  /** The files of a branch that are not there yet. */
  | { type: 'more'; place: BranchPlace }
  /** `held`: whether it stands now, of what is not in the tree yet. */
  | { type: 'restriction.wanted'; resource: ResourceRef; restricted: boolean; held?: boolean }
  | { type: 'found.shown'; found: FoundRestricted }
  | { type: 'save' }
  | { type: 'retry' }
  | { type: 'close' }

const BLANK = { whose: undefined, types: [], branches: new Map(), expanded: new Set<string>(), wanted: new Map(), awaited: [], failure: undefined, found: undefined }

/** Where resources are restricted for one user or group: a tree that grows as it is opened, and is saved as a whole. */
export const createRestrictedTreeMachine = ({ restrictions, notify }: { readonly restrictions: RestrictionGateway; readonly notify: Notify }) =>
  setup({
    types: { context: {} as RestrictedTreeContext, events: {} as RestrictedTreeEvent, tags: {} as 'open' | 'busy' },
    actors: {
      reading: fromPromise(({ input: { of, awaited: [place] }, signal }: { input: RestrictedTreeContext; signal: AbortSignal }) =>
        place === undefined ? Promise.reject(new Error('No branch is awaited')) : restrictions.branch(of, place, place.after, signal),
      ),
      saving: savingRestrictions(restrictions),
    },
    guards: {
      isAwaiting: ({ context }) => context.awaited.length > 0,
      isChanged: ({ context }) => Object.values(changeOf(context)).some(({ length }) => length > 0),
    },
    actions: {
      toggle: assign(({ context }, place: BranchPlace) => withToggled(context, place)),
      want: assign(({ context }, { resource: { kind, id }, restricted, held }: { resource: ResourceRef; restricted: boolean; held?: boolean }) => ({
        wanted: new Map(context.wanted).set(id, { ...context.wanted.get(id), kind, id, ...(held === undefined ? {} : { held }), restricted }),
      })),
      show: assign(({ context }, found: FoundRestricted) => withShown(context, found)),
      take: assign(({ context }, found: RestrictedBranch | undefined) => ({ ...withTaken(context, found), failure: undefined })),
      fail: assign((_, failure: BranchFailure | undefined) => ({ failure })),
      notify: () => notify({ kind: 'success', text: 'restrictions.saved' }),
    },
  }).createMachine({
    id: 'restrictedTree',
    context: { of: { of: 'access', userId: '' }, ...BLANK },
    initial: 'closed',
    on: {
      'tree.open': {
        target: '.deciding',
        actions: assign(({ event: { of, types } }) => {
          const [first] = types
          const places = first === undefined ? [] : [{ type: first, folderId: null, after: null }]
          return { ...BLANK, of, types, expanded: new Set(places.map(branchKey)), awaited: places }
        }),
      },
      close: '.closed',
    },
    states: {
      closed: { description: 'No tree is open.' },
      deciding: { description: 'Whether branches are missing.', always: [{ guard: 'isAwaiting', target: 'reading' }, 'shown'] },
      reading: {
        description: 'A branch is being read; what is there can be used.',
        tags: 'open',
        on: {
          'branch.toggled': { actions: { type: 'toggle', params: ({ event }) => event.place } },
          'restriction.wanted': { actions: { type: 'want', params: ({ event }) => event } },
          'found.shown': { actions: { type: 'show', params: ({ event }) => event.found } },
        },
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<RestrictedBranch, BranchFailure>()({ target: 'deciding', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      failed: { description: 'A branch could not be read; it can be tried again.', tags: 'open', on: { retry: 'reading' } },
      shown: {
        description: 'The tree stands there, each folder and file to be restricted or not.',
        tags: 'open',
        on: {
          'branch.toggled': { target: 'deciding', actions: { type: 'toggle', params: ({ event }) => event.place } },
          'restriction.wanted': { actions: { type: 'want', params: ({ event }) => event } },
          'found.shown': { target: 'deciding', actions: { type: 'show', params: ({ event }) => event.found } },
          more: {
            target: 'deciding',
            actions: assign(({ context, event: { place } }) => ({
              awaited: [{ ...place, after: context.branches.get(branchKey(place))?.next ?? null }],
            })),
          },
          save: [{ guard: 'isChanged', target: 'saving', actions: assign({ failure: undefined }) }, { target: 'closed' }],
        },
      },
      saving: {
        description: 'The restrictions are being saved.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: answered<unknown, RestrictionFailure>()({ target: 'saved', action: 'notify' }, { target: 'refused', action: 'fail' }),
        },
      },
      refused: {
        description: 'The restrictions could not be saved; what was chosen is kept.',
        tags: 'open',
        on: {
          save: 'saving',
          'restriction.wanted': { target: 'shown', actions: { type: 'want', params: ({ event }) => event } },
        },
      },
      saved: { description: 'The restrictions are saved; the dialog goes.' },
    },
  })

type RestrictedTreeMachine = ReturnType<typeof createRestrictedTreeMachine>
export type RestrictedTreeActor = ActorRefFrom<RestrictedTreeMachine>
