/** Marks in a row that text may have over one letter: Unicode's stream-safe limit (UAX #15). */
const MARKS_IN_A_ROW = 30

/** The code points of a text, lone surrogates among them. */
export const codePoints = (text: string): readonly string[] => Array.from(text)

/**
 * Whether no letter carries more than 30 marks. Beyond that, putting marks in order takes quadratic time
 * (100 kB of them: more than a second), so such text is never normalized and is refused wherever it would be stored.
 */
export const isStreamSafe = (text: string): boolean =>
  !(text.match(/\p{M}+/gu) ?? []).some((run) => run.length > MARKS_IN_A_ROW && codePoints(run).length > MARKS_IN_A_ROW)

/** NFC, in linear time for any text. */
export const nfc = (text: string): string => (isStreamSafe(text) ? text.normalize('NFC') : text)

/** Text as it is judged and stored: in NFC, without white space around it. */
export const tidy = (text: string): string => nfc(text).trim()

/** Code points after NFC. */
export const lengthOf = (text: string): number => codePoints(nfc(text)).length

/** Whether there is nothing to see: white space and invisible characters only. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)

/** Whether no database, terminal or file system can stumble over it: no lone surrogates, no NUL or other controls, not too many marks. */
export const isCleanLine = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text) && isStreamSafe(text)

/** As {@link isCleanLine}, but with line breaks and tabs. */
export const isCleanParagraph = (text: string): boolean => isCleanLine(text.replace(/[\t\n\r]/g, ' '))
