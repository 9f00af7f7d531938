/** Milliseconds without a key before what is typed is looked for: by a field that offers something below it. */
export const OFFERED_AFTER_MS = 120

/** The same by what narrows a list, which stands as it was meanwhile. */
export const NARROWED_AFTER_MS = 200
