/** How the program that makes portraits ends when it makes none; the names are those of the problems at the field. */
export const VERDICTS = { fileTypeNotSupported: 11, pictureUnreadable: 12, tooManyPixels: 13 } as const
