import type { AssetDecision } from '../../domain/move-copy/conflictPlan.ts'
import { uploadsIn, type Listed } from './entry.ts'
import type { TransferCommand } from './news.ts'
import type { UploadActor } from './upload.machine.ts'
import type { UploadEvent } from './upload.parts.ts'

/** All are told the same; each does what it can of it. */
export const all = ({ entries }: Listed, type: TransferCommand['type']) => entries.map(({ actor }) => [actor, { type }] as const)

/** What the uploads that ask about a taken name are told. What cannot take another file's place is renamed instead. */
export const decided = (list: Listed, decision: AssetDecision): readonly (readonly [UploadActor, UploadEvent])[] =>
  uploadsIn(list).flatMap((upload): readonly (readonly [UploadActor, UploadEvent])[] => {
    const { proposal: name, existing } = upload.getSnapshot().context
    if (decision === 'skip') return [[upload, { type: 'skip' }]]
    if (decision === 'replace' && existing?.mayReplace === true) return [[upload, { type: 'replace' }]]
    return name === undefined ? [] : [[upload, { type: 'rename', name }]]
  })
