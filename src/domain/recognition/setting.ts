/** What of their files an organization can have recognized: tags that fit, and faces. Each is off until an administrator switches it on. */
export const RECOGNITIONS = ['Tags', 'Faces'] as const
export type Recognition = (typeof RECOGNITIONS)[number]

/** Assets that are to be read, of those how many have been, and how many could not be. */
export interface ReadingProgress {
  readonly total: number
  readonly read: number
  readonly failed: number
}

/** One switch of an organization. */
export interface RecognitionSetting {
  readonly isOn: boolean
  /** Who moved the switch last, and when (ISO 8601); null: nobody has. */
  readonly changedBy: string | null
  readonly changedAt: string | null
  /** The words that were agreed to when it was switched on; null while it is off, and where none are asked for. */
  readonly consent: string | null
  readonly progress: ReadingProgress
}

/** Code points of the words that are agreed to. */
export const LONGEST_CONSENT = 4_000
