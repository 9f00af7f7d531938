/** What the seeded names, descriptions and texts are made of. */
const WORDS: readonly string[] = `harbour quay crane lighthouse fjord ferry trawler herring barrel rope sail mast anchor chart compass
captain pilot merchant warehouse customs ledger invoice cargo timber granite slate iron copper wool linen lace silver pewter porcelain
portrait street market bridge mill church chapel school station railway tram bicycle winter summer storm regatta parade wedding
carpenter smith baker tailor fisherman teacher doctor nurse soldier sailor emigrant letter diary postcard telegram newspaper map
drawing engraving etching watercolour photograph negative plate album register protocol minutes contract deed survey excavation
settlement grave coin brooch sword shield axe loom spindle kettle lamp clock chair table chest cupboard window door roof tower wall
garden orchard field forest river lake waterfall mountain glacier island lagoon reef beach tide current wind rain snow ice sun
moon star night morning evening north south east west old new large small broken restored unknown signed dated framed faded`
  .split(/\s+/)

/** The word with a number; any number names one. */
const wordAt = (index: number): string => WORDS[index % WORDS.length] ?? ''

/** A mixing of bits, so that neighbours have nothing in common and every run seeds the same. */
export const mixed = (number: number): number => {
  const once = Math.imul(number ^ (number >>> 16), 0x45d9f3b)
  return (Math.imul(once ^ (once >>> 16), 0x45d9f3b) >>> 4) & 0xffffff
}

export const wordsOf = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => wordAt(mixed(seed * 31 + index))).join(' ')

/** Words of two, of which there are many more: a long text has few of them. */
export const compoundsOf = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `${wordAt(mixed(seed * 37 + index))}${wordAt(mixed(seed * 41 + index))}`).join(' ')
