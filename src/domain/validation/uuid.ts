/** A UUID in small letters (RFC 9562, section 4), as part of a pattern. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A UUID as those of ours are written, in small letters. */
export const CANONICAL_UUID = new RegExp(`^${UUID}$`)

const WHOLE = new RegExp(`^${UUID}$`, 'i')

/** Whether a text is a UUID, in letters of either size. */
export const isUuid = (text: string): boolean => WHOLE.test(text)
