import type { Result } from 'effect/Result'
import { assign, fromPromise, sendParent, setup } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { replacementProblem } from '../../domain/versions/replacement.ts'
import { canEverCome, type Transfer, type TransferState } from '../../domain/transfers/transfer.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { Connection } from './Connection.ts'
import type { Lanes } from '../uploads/lanes.ts'
import { telling, type TransferCommand, type TransferNews } from './news.ts'
import type { Planner } from '../uploads/planner.ts'
import { reconnecting } from './reconnecting.ts'
import type { ResumableStore } from '../uploads/ResumableStore.ts'
import { sending, type SendingNews } from '../uploads/sending.ts'
import { isSameFile, unfinishedOf, type UploadContext, type UploadInput } from './uploadContext.ts'
import type { Existing, LocalFile, PlanFailure, PlanVerdict, UploadGateway } from '../uploads/UploadGateway.ts'

export type UploadEvent =
  | { type: 'rename'; name: string }
  /** The file takes the place of the one that has its name. */
  | { type: 'replace' }
  | { type: 'skip' }
  | TransferCommand
  | { type: 'file.given'; file: LocalFile }
  | { type: 'connection.returned' }
  | SendingNews

export interface UploadPorts {
  readonly uploads: UploadGateway
  readonly files: Pick<FileAddresses, 'thumbnail'>
  readonly resumables: ResumableStore
  readonly connection: Connection
  readonly plan: Planner
  readonly lanes: Lanes
  /** Milliseconds. */
  readonly now: () => number
}

export const refusalIn = (answer: Result<PlanVerdict, PlanFailure>): FailureCode => {
  const code = valueOf(answer)?.code ?? failureOf(answer)?.code
  return code === undefined || code === 'ok' ? 'UNEXPECTED' : code
}

/** Why a file cannot replace that of the asset it was chosen for; undefined: it can. */
export const refusalToReplace = ({ file, name }: UploadContext, answer: Result<PlanVerdict, PlanFailure>): FailureCode | undefined => {
  const problem = replacementProblem(name, file.name)
  const verdict = valueOf(answer)
  return problem ?? (verdict?.code === 'ok' ? undefined : refusalIn(answer))
}

const pictureOf = (files: UploadPorts['files'], existing: Existing | null): string | undefined =>
  existing?.file?.thumbnail === 'Ready' ? files.thumbnail({ id: existing.id, contentVersion: existing.file.contentVersion }, 320) : undefined

/** What one upload works with, and what it can do. */
export const uploadParts = ({ uploads, files, resumables, connection, plan, lanes, now }: UploadPorts) =>
  setup({
    types: {
      context: {} as UploadContext,
      events: {} as UploadEvent,
      input: {} as UploadInput,
      tags: {} as TransferState | 'gone',
    },
    actors: {
      planning: fromPromise(({ input: { destination, file, name, target } }: { input: UploadContext }) =>
        plan(destination, { name, size: file.size, ...(target === undefined ? {} : { target: target.id }) }),
      ),
      sending: sending(uploads, lanes, now),
      discarding: fromPromise(({ input, signal }: { input: string | undefined; signal: AbortSignal }) =>
        input === undefined ? Promise.resolve() : uploads.discard(input, signal),
      ),
      reconnecting: reconnecting(connection),
    },
    guards: {
      isUnfinished: ({ context }) => context.address !== undefined,
      isRightFile: ({ context }, file: LocalFile) => isSameFile(context.file, file),
      isChosenFor: ({ context }) => context.target !== undefined,
      mayReplace: ({ context }) => context.existing?.mayReplace === true,
      canEverCome: ({ context }) => canEverCome(context.code),
      isAwaitedYet: ({ context }) => context.address !== undefined && canEverCome(context.code),
      isEverythingSent: ({ context }) => context.sent >= context.file.size,
    },
    actions: {
      tell: sendParent(({ context: { id, sent, file } }, state: TransferNews['state']) => telling(id, state, { sent, total: file.size })),
      ask: sendParent(({ context: { id, sent, file } }, asks: Transfer['asks']) => ({
        ...telling(id, asks === 'file' ? 'Unknown' : 'WorkInProgress', { sent, total: file.size }),
        asks,
      })),
      judge: assign((_, verdict: PlanVerdict | undefined) =>
        verdict && verdict.code !== 'ok'
          ? { code: verdict.code, proposal: verdict.proposal ?? undefined, existing: verdict.existing ?? undefined, picture: pictureOf(files, verdict.existing) }
          : { code: undefined, proposal: undefined, existing: undefined, picture: undefined },
      ),
      fail: assign((_, code: FailureCode) => ({ code })),
      remember: ({ context }) => {
        const unfinished = unfinishedOf(context)
        if (unfinished) resumables.put(unfinished)
      },
      forget: ({ context }) => resumables.remove(context.id),
      replace: assign(({ context: { existing } }) => ({ code: undefined, replaces: existing?.id })),
      startAnew: assign({ address: undefined, sent: 0 }),
      /** Whoever was told that another file is there by now, and tries again, wants it nonetheless. */
      insist: assign(({ context: { code, target } }) => ({ code: undefined, ...(code === 'FILE_REPLACED' && target ? { target: { ...target, seen: undefined } } : {}) })),
      /** What was decided about the name holds no more. */
      askAnew: assign({ address: undefined, sent: 0, replaces: undefined }),
    },
  })
