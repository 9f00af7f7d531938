import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { PlanAnswer } from '../uploads/planAnswer.ts'
import type { Existing } from '../uploads/UploadGateway.ts'
import type { UploadContext } from './uploadContext.ts'

interface Planned {
  readonly event: { readonly output: PlanAnswer }
}

/** What follows an answer, where it was decided for all whether files come that are there already. */
const WITH_KNOWN = { ask: 'ask', upload: 'travel', skip: 'leave' } as const

/** Whether the file travels, somebody is asked, or it is left out. */
export const goesTo =
  (way: 'travel' | 'ask' | 'leave') =>
  ({ context, event: { output } }: Planned & { readonly context: Pick<UploadContext, 'onKnown'> }): boolean =>
    (output.verdict === 'known' ? WITH_KNOWN[context.onKnown] : output.verdict) === way

/** Takes an answer over; see `planned`. */
export const takePlan = { type: 'takePlan', params: ({ event }: Planned) => event.output } as const

const pictureOf = (existing: Existing | undefined, files: Pick<FileAddresses, 'thumbnail'>): string | undefined =>
  existing?.file?.thumbnail === 'Ready' ? files.thumbnail({ id: existing.id, contentVersion: existing.file.contentVersion }, 320) : undefined

/** It is there already. */
export const known = (duplicate: Duplicate | undefined, files: Pick<FileAddresses, 'thumbnail'>): Partial<UploadContext> => ({
  code: undefined,
  duplicate,
  picture: duplicate?.asset.thumbnail === 'Ready' ? files.thumbnail(duplicate.asset, 320) : undefined,
})

/** After the answer to whether it may come. */
export const planned = (answer: PlanAnswer, files: Pick<FileAddresses, 'thumbnail'>): Partial<UploadContext> => {
  if (answer.verdict === 'refuse') return { code: answer.code }
  if (answer.verdict === 'known') return known(answer.duplicate, files)
  if (answer.verdict !== 'ask') return { code: undefined }
  const { proposal, existing, duplicate } = answer
  return { code: 'ASSET_ALREADY_EXISTS', proposal, existing, duplicate, picture: pictureOf(existing, files) }
}

/** Whether a person is asked about a file because it is there already, not about its name. */
export const isKnown = ({ code, duplicate }: UploadContext): boolean => code === undefined && duplicate !== undefined

/** Another name: that the file is there already was said with the question. */
export const renamed = ({ duplicate, onKnown }: UploadContext, name: string): Partial<UploadContext> => ({
  name,
  proposal: undefined,
  onKnown: duplicate === undefined ? onKnown : 'upload',
})

/** What was found of a file on its way changes nothing: it is not there already, comes nonetheless, or has arrived as a whole. */
export const isOfNoMatter = ({ onKnown, sent, file }: UploadContext, duplicate: Duplicate | undefined): boolean =>
  duplicate === undefined || onKnown === 'upload' || sent >= file.size
