/** The most assets that are edited at once: all of them, in one transaction. */
export const BULK_EDIT_LIMIT = 5000
