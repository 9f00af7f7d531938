import * as Result from 'effect/Result'

/** Whether a column can hold a text: one with a zero or with half a letter it cannot. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Refuses what nobody was given: a cursor of another list, or a text that no column can hold. */
export const unreadable = (field: string) => Result.fail({ code: 'VALIDATION_FAILED', fields: { [field]: { code: 'invalidCharacters' } } } as const)
