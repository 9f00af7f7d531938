/** Folders and assets that are related to a contact by one call. */
export const MOST_RELATED_AT_ONCE = 1000
