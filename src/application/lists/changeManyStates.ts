import { answered } from '../failures/answered.ts'

/** One sentence for each state of a change of many. */
interface ManyWords {
  readonly rehearsing: string
  readonly asking: string
  readonly performing: string
}

interface Judged {
  readonly verdict: { readonly done: readonly unknown[] } | undefined
}

/**
 * The states of a change of many things: rehearsing → asking → performing → the state that it was begun from (`from`), or refused. The
 * machine has the actor `changing` (told whether it only rehearses) and the actions `take`, `fail`, `notify` and `clear`.
 */
export const changeManyStates = <Context extends Judged, Failed>() => <From extends string>(words: ManyWords, from: From) => {
  const onAnswer = answered<NonNullable<Context['verdict']>, Failed>()
  const refused = { target: 'refused', action: 'fail' } as const
  const as = (rehearse: boolean) => ({ context }: { readonly context: Context }) => ({ ...context, rehearse })
  return {
    rehearsing: {
      description: words.rehearsing,
      tags: ['open', 'busy'],
      on: { cancel: from },
      invoke: { src: 'changing', input: as(true), onDone: onAnswer({ target: 'asking', action: 'take' }, refused) },
    },
    asking: {
      description: words.asking,
      tags: 'open',
      on: { confirm: { guard: ({ context }: { readonly context: Context }) => (context.verdict?.done.length ?? 0) > 0, target: 'performing' }, cancel: from },
    },
    performing: {
      description: words.performing,
      tags: ['open', 'busy'],
      invoke: { src: 'changing', input: as(false), onDone: onAnswer({ target: 'done', action: 'notify' }, refused) },
    },
    done: { description: 'It is done: what was picked is let go.', always: { target: from, actions: 'clear' } },
    refused: { description: 'Nothing was changed, and why; it can be tried again.', tags: 'open', on: { retry: 'rehearsing', cancel: from } },
  } as const
}
