import { inOrder, type Rule } from './rules.ts'

/** Bytes: 3 MB, for profile images only (specification sections 5 and 9). */
export const MAX_PROFILE_IMAGE_SIZE = 3 * 1024 ** 2

export const PROFILE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const

interface ChosenImage {
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
}

/** PNG, JPG or GIF of 3 MB at the most. */
export const profileImage: Rule<ChosenImage> = inOrder(
  ({ mediaType }) => (PROFILE_IMAGE_TYPES.some((type) => type === mediaType) ? undefined : { code: 'fileTypeNotSupported' }),
  ({ size }) => (size > MAX_PROFILE_IMAGE_SIZE ? { code: 'fileTooLarge', limit: MAX_PROFILE_IMAGE_SIZE } : undefined),
)
