/** Folders and assets that one link names, at most. */
export const MOST_SHARED = 500
