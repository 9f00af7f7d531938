import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { FileAddresses } from '../assets/FileAddresses.ts'
import type { Candidate } from './admission.ts'
import type { PlanAnswer } from './planAnswer.ts'
import type { Existing } from './UploadGateway.ts'

/** What a person is asked about a file that is to come, or told of it. */
export interface Question {
  /** Why it did not come; with a taken name, that it is. */
  readonly code: FailureCode | undefined
  /** A free name, where its own is taken. */
  readonly proposal: string | undefined
  /** What has its name. */
  readonly existing: Existing | undefined
  /** What is the same file already, once that is known. */
  readonly duplicate: Duplicate | undefined
  /** Where the picture of what has its name, or is the same file, is. */
  readonly picture: string | undefined
}

export const NO_QUESTION: Question = { code: undefined, proposal: undefined, existing: undefined, duplicate: undefined, picture: undefined }

type Thumbnails = Pick<FileAddresses, 'thumbnail'>

const pictureOf = (existing: Existing | undefined, files: Thumbnails): string | undefined =>
  existing?.file?.thumbnail === 'Ready' ? files.thumbnail({ id: existing.id, contentVersion: existing.file.contentVersion }, 320) : undefined

/** It is there already. */
export const askedIfKnown = (duplicate: Duplicate | undefined, files: Thumbnails): Partial<Question> => ({
  code: undefined,
  duplicate,
  picture: duplicate?.asset.thumbnail === 'Ready' ? files.thumbnail(duplicate.asset, 320) : undefined,
})

/** After the answer to whether it may come. */
export const askedBy = (answer: PlanAnswer, files: Thumbnails): Partial<Question> => {
  if (answer.verdict === 'refuse') return { code: answer.code }
  if (answer.verdict === 'known') return askedIfKnown(answer.duplicate, files)
  if (answer.verdict !== 'ask') return { code: undefined }
  const { proposal, existing, duplicate } = answer
  return { code: 'ASSET_ALREADY_EXISTS', proposal, existing, duplicate, picture: pictureOf(existing, files) }
}

/** Whether a person is asked about a file because it is there already, not about its name. */
export const isKnown = ({ code, duplicate }: Question): boolean => code === undefined && duplicate !== undefined

/** What follows where it was decided for all whether files come that are there already. */
const WITH_KNOWN = { ask: 'ask', upload: 'travel', skip: 'leave' } as const

/** Whether the file travels, somebody is asked, it is left out, or it is refused. */
export const wayOf = ({ onKnown }: Pick<Candidate, 'onKnown'>, { verdict }: PlanAnswer): 'travel' | 'ask' | 'leave' | 'refuse' =>
  verdict === 'known' ? WITH_KNOWN[onKnown] : verdict

/** What was found of a file on its way changes nothing: it is not there already, comes nonetheless, or has arrived as a whole. */
export const isOfNoMatter = ({ onKnown, sent, file }: Pick<Candidate, 'onKnown' | 'file'> & { readonly sent: number }, duplicate: Duplicate | undefined): boolean =>
  duplicate === undefined || onKnown === 'upload' || sent >= file.size

/** Another name: that the file is there already was said with the question. */
export const renamed = ({ duplicate, onKnown }: Question & Pick<Candidate, 'onKnown'>, name: string) => ({
  name,
  proposal: undefined,
  onKnown: duplicate === undefined ? onKnown : ('upload' as const),
})

/** The file takes the place of the one that has its name. */
export const replacing = ({ existing }: Question) => ({ code: undefined, replaces: existing?.id })
