import { folded } from '../search/words.ts'
import { tidy } from '../validation/text.ts'

/** A name as names are compared and ordered here: without case, accents and doubled blanks. */
export const foldedName = (name: string): string => folded(tidy(name)).replace(/\s+/g, ' ')
