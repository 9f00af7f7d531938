import type { Word } from './glossary.ts'

const OF_MINE = /^(?:my|our|min|mi|mitt|mine|vår|vårt|våre|mis|nuestr[oa]s?)$/iu
const KIN =
  /^(?:(?:great|grand)?(?:mother|father|parents?|aunt|uncle)s?|great|grand|sisters?|brothers?|family|(?:bestemor|bestefar|besteforeldre|olde(?:mor|far|foreldre)|mormor|morfar|farmor|farfar|mor|far|foreldre|tante|onkel|soster|bror|familie|slekt)(?:ens?|s)?|(?:bis)?abuel[oa]s?|madre|padres?|ti[oa]s?|herman[oa]s?|familia)$/

/** Whether a word is one for the asker's own people: whose grandmother's a thing was, nothing that is kept says by that word. */
export const isKin = (words: readonly Word[], at: number): boolean => {
  const [before, own, after] = [words[at - 1], words[at], words[at + 1]]
  if (own === undefined || !KIN.test(own.key)) return false
  return [before, after].some((one) => one !== undefined && OF_MINE.test(one.written)) || (before !== undefined && isKin(words, at - 1))
}
