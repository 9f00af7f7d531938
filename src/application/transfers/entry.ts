import type { AnyActorRef } from 'xstate'
import type { AssetDecision } from '../../domain/move-copy/conflictPlan.ts'
import type { Transfer, TransferKind } from '../../domain/transfers/transfer.ts'
import type { OcrRunActor } from '../ocr/ocrRun.machine.ts'
import type { DownloadActor } from './download.machine.ts'
import type { TransferCommand, TransferNews } from './news.ts'
import type { BulkOperationActor } from './bulkOperation.machine.ts'
import type { UploadActor } from './upload.machine.ts'
import type { UploadEvent } from './uploadContext.ts'
import type { ZipActor } from './zip.machine.ts'

/**
 * One line of the transfers: its kind, and the actor that brings it about. Another kind is added in these steps:
 *
 * 1. its name in `KINDS` (`src/domain/transfers/transfer.ts`), with whether leaving the page breaks it off;
 * 2. a machine of its own. It tags each state with the word of specification section 4, understands those of the `TransferCommand`s that
 *    have a meaning for it, and publishes every step with `transferMoved`; once told that it is `gone`, it is off the list;
 * 3. its actor here and in `transfers.machine.ts`, the event that begins one (`transfersContext.ts`), and what it begins with
 *    (`beginnings.ts`). What the server knows by itself is read at the start, as `followingZips` does;
 * 4. its row, a component in `src/ui/transfers/rows.tsx`.
 *
 * Totals, the filter, hiding and removing what is complete, the commands for all and the warning before leaving then hold for it as well.
 */
export type TransferEntry = EntryOf<'upload', UploadActor> | EntryOf<'download', DownloadActor> | EntryOf<'zip', ZipActor> | EntryOf<'bulkOperation', BulkOperationActor> | EntryOf<'ocrRun', OcrRunActor>

interface EntryOf<Kind extends TransferKind, Actor extends AnyActorRef> {
  readonly kind: Kind
  readonly actor: Actor
}

export interface Listed {
  /** The newest last. */
  readonly entries: readonly TransferEntry[]
  /** What each was last heard of, by its id. */
  readonly latest: ReadonlyMap<string, Transfer>
}

/** The list with others that have begun. */
export const begun = ({ entries, latest }: Listed, more: readonly (readonly [TransferEntry, Omit<Transfer, 'kind'>])[]): Listed => ({
  entries: [...entries, ...more.map(([entry]) => entry)],
  latest: new Map([...latest, ...more.map(([{ kind, actor }, known]): [string, Transfer] => [actor.id, { kind, ...known }])]),
})

/** The list without some. */
export const without = ({ entries, latest }: Listed, isGone: (id: string) => boolean): Listed => ({
  entries: entries.filter(({ actor }) => !isGone(actor.id)),
  latest: new Map([...latest].filter(([id]) => !isGone(id))),
})

/** The list after a step of one. What is no longer on it stays off. */
export const moved = (list: Listed, { id, state, sent, total, asks }: TransferNews): Listed => {
  const known = list.latest.get(id)
  if (known === undefined) return list
  if (state === 'gone') return without(list, (other) => other === id)
  return { ...list, latest: new Map(list.latest).set(id, { kind: known.kind, state, sent, total, asks }) }
}

export const uploadsIn = ({ entries }: Pick<Listed, 'entries'>): readonly UploadActor[] =>
  entries.flatMap((entry) => (entry.kind === 'upload' ? [entry.actor] : []))

/** All are told the same; each does what it can of it. */
export const all = ({ entries }: Pick<Listed, 'entries'>, type: TransferCommand['type']) => entries.map(({ actor }) => [actor, { type }] as const)

/** What the uploads that ask about a taken name are told. What cannot take another file's place is renamed instead. */
export const decided = (list: Pick<Listed, 'entries'>, decision: AssetDecision): readonly (readonly [UploadActor, UploadEvent])[] =>
  uploadsIn(list).flatMap((upload): readonly (readonly [UploadActor, UploadEvent])[] => {
    const { proposal: name, existing, code } = upload.getSnapshot().context
    if (code !== 'ASSET_ALREADY_EXISTS') return []
    if (decision === 'skip') return [[upload, { type: 'skip' }]]
    if (decision === 'replace' && existing?.mayReplace === true) return [[upload, { type: 'replace' }]]
    return name === undefined ? [] : [[upload, { type: 'rename', name }]]
  })

/** What the uploads are told when it is decided for all whether files come that are there already: those that ask, and those of which it is not known yet. */
export const knownDecided = (list: Pick<Listed, 'entries'>, onKnown: 'upload' | 'skip'): readonly (readonly [UploadActor, UploadEvent])[] =>
  uploadsIn(list).flatMap((upload) => [[upload, { type: `known.${onKnown}` }] as const, [upload, { type: 'known.decided', onKnown }] as const])
