import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { wordProblems } from '../../domain/ocr/correction.ts'
import type { OcrPage, OcrWord } from '../../domain/ocr/page.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import { correcting, type Corrected } from './correcting.ts'
import type { OcrCorrectFailure, OcrGateway, OcrPlace } from './OcrGateway.ts'
import type { Notify } from '../notifications/notifications.machine.ts'

interface WordCorrectionContext {
  readonly place: OcrPlace | undefined
  /** Its place among the words of the page, and what it was when it was opened. */
  readonly word: number
  readonly before: OcrWord | undefined
  /** The page as it was then: it is shown as long as the word is open, whatever becomes of the file. */
  readonly page: OcrPage | undefined
  readonly typed: string
  /** The word that is opened after it. */
  readonly next: number | undefined
  readonly problem: Problem | undefined
  readonly failure: OcrCorrectFailure | undefined
}

type WordCorrectionEvent =
  | { type: 'word.edit'; word: number }
  | { type: 'word.typed'; text: string }
  | { type: 'word.save'; next?: number | undefined }
  /** What was read stands there again. */
  | { type: 'word.restore' }
  | { type: 'cancel' }

interface Ports {
  readonly ocr: OcrGateway
  readonly notify: Notify
  /** The page whose words are shown. */
  readonly shown: () => { readonly place: OcrPlace; readonly page: OcrPage | undefined }
  readonly corrected: (done: Corrected) => void
}

const CLOSED: WordCorrectionContext = { place: undefined, word: -1, before: undefined, page: undefined, typed: '', next: undefined, problem: undefined, failure: undefined }

/** What was written is kept where it is proper, and another word opened after it. */
const kept = <Event>(next: (given: { readonly event: Event }) => number | undefined) =>
  [
    { guard: 'isUnchanged', target: 'goingOn', actions: { type: 'goOn', params: next } },
    { guard: 'isProper', target: 'saving', actions: { type: 'goOn', params: next } },
    { actions: 'findProblem' },
  ] as const

/** Correcting what was read, a word at a time, where it stands. */
export const createWordCorrectionMachine = ({ ocr, notify, shown, corrected }: Ports) => {
  const { correct, notifyCorrected } = correcting({ ocr, notify })
  const save = ({ place, word, page, before, typed }: WordCorrectionContext, isRestored: boolean, signal: AbortSignal) =>
    place === undefined || page === undefined || before === undefined
      ? Promise.reject(new Error('No word is open'))
      : correct({ place, word, contentVersion: page.contentVersion, revision: page.revision, before, text: isRestored ? null : typed.trim() }, signal)
  return setup({
    types: { context: {} as WordCorrectionContext, events: {} as WordCorrectionEvent, tags: {} as 'open' | 'busy' },
    actors: {
      saving: fromPromise(({ input: { context, isRestored }, signal }: { input: { readonly context: WordCorrectionContext; readonly isRestored: boolean }; signal: AbortSignal }) => save(context, isRestored, signal)),
    },
    guards: {
      isThere: (_, word: number | undefined) => word !== undefined && shown().page?.words[word] !== undefined,
      isUnchanged: ({ context: { before, typed } }) => typed.trim() === before?.text,
      isProper: ({ context: { typed } }) => wordProblems({ text: typed })['text'] === undefined,
      isRestorable: ({ context: { before } }) => before?.isCorrected === true,
    },
    actions: {
      open: assign((_, word: number | undefined) => {
        const { place, page } = shown()
        const before = word === undefined ? undefined : page?.words[word]
        return before === undefined || page === undefined ? CLOSED : { ...CLOSED, place, word: word ?? -1, before, page, typed: before.text }
      }),
      close: assign(CLOSED),
      goOn: assign((_, next: number | undefined) => ({ next, problem: undefined, failure: undefined })),
      findProblem: assign(({ context: { typed } }) => ({ problem: wordProblems({ text: typed })['text'] })),
      keep: (_, done: Corrected | undefined) => {
        if (done === undefined) return
        corrected(done)
        notifyCorrected(done)
      },
      fail: assign((_, failure: OcrCorrectFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'wordCorrection',
    context: CLOSED,
    initial: 'closed',
    states: {
      closed: {
        description: 'No word is corrected.',
        on: { 'word.edit': { guard: { type: 'isThere', params: ({ event }) => event.word }, target: 'editing', actions: { type: 'open', params: ({ event }) => event.word } } },
      },
      editing: {
        description: 'A word can be written anew, in its place.',
        tags: 'open',
        on: {
          'word.typed': { actions: assign({ typed: ({ event }) => event.text, problem: undefined }) },
          'word.save': kept(({ event }) => event.next),
          'word.restore': { guard: 'isRestorable', target: 'saving', actions: { type: 'goOn', params: undefined } },
          // What was written is kept as by Enter: whoever presses another word has ended with this one.
          'word.edit': kept(({ event }) => event.word),
          cancel: { target: 'closed', actions: 'close' },
        },
      },
      saving: {
        description: 'What was written is being kept.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context, event }) => ({ context, isRestored: event.type === 'word.restore' }),
          onDone: answered<Corrected, OcrCorrectFailure>()({ target: 'goingOn', action: 'keep' }, { target: 'editing', action: 'fail' }),
        },
      },
      goingOn: {
        description: 'Whether the person goes on with another word.',
        always: [
          { guard: { type: 'isThere', params: ({ context }) => context.next }, target: 'editing', actions: { type: 'open', params: ({ context }) => context.next } },
          { target: 'closed', actions: 'close' },
        ],
      },
    },
  })
}

export type WordCorrectionActor = ActorRefFrom<ReturnType<typeof createWordCorrectionMachine>>
