import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { NamedWord } from '../../domain/metadata/names.ts'
import { valueOf } from '../failures/outcome.ts'
import type { MetadataGateway } from './MetadataGateway.ts'

/** What a file says for one choice. */
interface FileWords {
  readonly attributeId: string
  readonly words: readonly string[]
}

interface FileOptionsContext {
  readonly waiting: readonly FileWords[]
  /** What was looked up, by {@link wordsKey}. */
  readonly found: ReadonlyMap<string, readonly NamedWord[]>
}

type FileOptionsEvent = { type: 'words.found' } & FileWords

export const wordsKey = ({ attributeId, words }: FileWords): string => JSON.stringify([attributeId, words])

const isNew = ({ waiting, found }: FileOptionsContext, asked: FileWords): boolean =>
  !found.has(wordsKey(asked)) && !waiting.some((one) => wordsKey(one) === wordsKey(asked))

/** Looks up which options the words are that a file says for choices, one choice after the other. What cannot be looked up is not offered. */
export const createFileOptionsMachine = ({ metadata }: { readonly metadata: Pick<MetadataGateway, 'named'> }) =>
  setup({
    types: { context: {} as FileOptionsContext, events: {} as FileOptionsEvent },
    actors: {
      looking: fromPromise(async ({ input, signal }: { input: FileWords | undefined; signal: AbortSignal }) =>
        input === undefined ? undefined : valueOf(await metadata.named(input.attributeId, input.words, signal)),
      ),
    },
    guards: { isAny: ({ context }) => context.waiting.length > 0 },
    actions: {
      keep: assign(({ context: { waiting: [first, ...waiting], found } }, words: readonly NamedWord[] | undefined) => ({
        waiting,
        found: first === undefined || words === undefined ? found : new Map([...found, [wordsKey(first), words] as const]),
      })),
    },
  }).createMachine({
    id: 'fileOptions',
    context: { waiting: [], found: new Map() },
    initial: 'idle',
    on: {
      'words.found': {
        guard: ({ context, event }) => isNew(context, event),
        actions: assign({ waiting: ({ context, event: { attributeId, words } }) => [...context.waiting, { attributeId, words }] }),
      },
    },
    states: {
      idle: { description: 'All words are looked up.', always: { guard: 'isAny', target: 'looking' } },
      looking: {
        description: 'Options are being looked up.',
        invoke: { src: 'looking', input: ({ context }) => context.waiting[0], onDone: { target: 'idle', actions: { type: 'keep', params: ({ event }) => event.output } } },
      },
    },
  })

export type FileOptionsActor = ActorRefFrom<ReturnType<typeof createFileOptionsMachine>>
