/** How many characters of the stem stay beside the extension when a name is too long for its place. */
const TAIL = 5

/** A file's name in three: what may be shortened, what stays of its stem, and its extension. */
export const fileNameParts = (name: string): readonly [head: string, tail: string, extension: string] => {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const letters = Array.from(stem)
  const cut = letters.length > TAIL * 2 ? letters.length - TAIL : letters.length
  return [letters.slice(0, cut).join(''), letters.slice(cut).join(''), dot > 0 ? name.slice(dot) : '']
}
