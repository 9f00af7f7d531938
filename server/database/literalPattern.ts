/** A text as it stands, for use inside a pattern of `like`. */
export const literalPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
