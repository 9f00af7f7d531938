import * as Result from 'effect/Result'
import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { ValueName } from '../../domain/metadata/names.ts'
import { LOOKED_AT_ONCE } from '../../domain/suggestions/deciding.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import { hasFailed, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { rereadThrottle, type RereadDue } from '../notifications/rereadThrottle.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import type { ProposedValues, SuggestionGateway } from './SuggestionGateway.ts'

interface VisibleRows {
  readonly templateId: string
  /** Of what is in sight. */
  readonly assetIds: readonly string[]
}

interface GhostValuesContext extends VisibleRows {
  /** By asset, the surest first; nothing of assets without any. The same map until something else is proposed. What is news stays until it is read again. */
  readonly known: ReadonlyMap<string, readonly Suggestion[]>
  readonly names: ReadonlyMap<string, ValueName>
  /** Assets that were read since the latest news. */
  readonly fresh: ReadonlySet<string>
}

type GhostValuesEvent = ({ type: 'values.wanted' } & VisibleRows) | ServerEventReceived | RereadDue

interface Read extends VisibleRows {
  readonly proposed: ProposedValues
}

const STALE: readonly ServerEvent['kind'][] = ['suggestions.changed', 'asset.changed', 'library.changed', 'templates.changed', 'stream.reopened']
/** Assets that are remembered; beyond, those out of sight are forgotten. */
const KEPT = 2_000

const missingIn = ({ assetIds, fresh }: GhostValuesContext): readonly string[] => assetIds.filter((id) => !fresh.has(id))

const NOTHING = { known: new Map<string, readonly Suggestion[]>(), names: new Map<string, ValueName>(), fresh: new Set<string>() } as const

const wantedIn = (context: GhostValuesContext, { templateId, assetIds }: VisibleRows): GhostValuesContext =>
  context.templateId !== templateId || context.fresh.size > KEPT ? { ...NOTHING, templateId, assetIds } : { ...context, assetIds }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The same map where an entry of each of these is already there as it is. `undefined`: there is none. */
const withEntries = <Value>(map: ReadonlyMap<string, Value>, entries: readonly (readonly [string, Value | undefined])[]): ReadonlyMap<string, Value> => {
  const changed = entries.filter(([id, value]) => !isSame(value, map.get(id)))
  if (changed.length === 0) return map
  const next = new Map(map)
  for (const [id, value] of changed) {
    if (value === undefined) next.delete(id)
    else next.set(id, value)
  }
  return next
}

/** Most rows have nothing: what is known stays the same then, and the table as it is. */
const putIn = (context: GhostValuesContext, { templateId, assetIds, proposed }: Read): Partial<GhostValuesContext> => {
  if (templateId !== context.templateId) return {}
  const own = Map.groupBy(proposed.suggestions, ({ assetId }) => assetId)
  return {
    known: withEntries(context.known, assetIds.map((id) => [id, own.get(id)] as const)),
    names: withEntries(context.names, proposed.names.map((name) => [name.id, name] as const)),
    fresh: new Set([...context.fresh, ...assetIds]),
  }
}

interface Ports {
  readonly suggestions: SuggestionGateway
  readonly events: EventStream
}

/** Values that are proposed for the cells of a table that are in sight, read for many rows at once. */
export const createGhostValuesMachine = ({ suggestions, events }: Ports) =>
  setup({
    types: { context: {} as GhostValuesContext, events: {} as GhostValuesEvent },
    actors: {
      reading: fromPromise(async ({ input: { templateId, assetIds }, signal }: { input: VisibleRows; signal: AbortSignal }) =>
        Result.map(await suggestions.values(templateId, assetIds, signal), (proposed): Read => ({ templateId, assetIds, proposed })),
      ),
      listening: listenToServerEvents(events),
      rereadThrottle,
    },
    guards: { isMissing: ({ context }) => missingIn(context).length > 0 },
    actions: {
      want: assign(({ context, event }) => (event.type === 'values.wanted' ? wantedIn(context, event) : {})),
      put: assign(({ context }, read: Read | undefined) => (read === undefined ? {} : putIn(context, read))),
      outdate: assign({ fresh: new Set<string>() }),
      postpone: sendTo('rereadThrottle', { type: 'stale' }),
    },
  }).createMachine({
    id: 'ghostValues',
    context: { templateId: '', assetIds: [], ...NOTHING },
    invoke: [{ src: 'listening' }, { id: 'rereadThrottle', src: 'rereadThrottle' }],
    initial: 'resting',
    on: {
      'values.wanted': { actions: 'want' },
      serverEvent: { guard: ({ event }) => STALE.includes(event.serverEvent.kind), actions: sendTo('rereadThrottle', ({ event }) => ({ type: 'stale', serverEvent: event.serverEvent })) },
    },
    states: {
      resting: {
        description: 'What is proposed of what is in sight is known.',
        always: { guard: 'isMissing', target: 'reading' },
        on: { 'reread.due': { actions: 'outdate' } },
      },
      reading: {
        description: 'What is proposed of some rows is being read; what was known of them stays until then.',
        on: { 'reread.due': { actions: 'postpone' } },
        invoke: {
          src: 'reading',
          input: ({ context }) => ({ templateId: context.templateId, assetIds: missingIn(context).slice(0, LOOKED_AT_ONCE) }),
          onDone: [
            { guard: ({ event }) => hasFailed(event.output), target: 'unread' },
            { target: 'resting', actions: { type: 'put', params: ({ event }) => valueOf(event.output) } },
          ],
        },
      },
      unread: {
        description: 'It could not be read: the table says what is said. It is tried again with the next rows, and with the next news.',
        on: { 'values.wanted': { target: 'reading', actions: 'want' }, 'reread.due': { target: 'reading', actions: 'outdate' } },
      },
    },
  })

export type GhostValuesActor = ActorRefFrom<ReturnType<typeof createGhostValuesMachine>>
