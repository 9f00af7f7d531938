/** Between two words of which either is looked for. */
const OR: ReadonlySet<string> = new Set(['or', 'eller', 'o', 'u'])

/** Words that are looked for, those together that “or” joins. */
export const alternativesIn = <Word extends { readonly key: string }>(words: readonly Word[], isWanted: (word: Word) => boolean): readonly (readonly Word[])[] => {
  const groups: Word[][] = []
  words.forEach((word, at) => {
    if (!isWanted(word)) return
    const before = words[at - 2]
    const joined = OR.has(words[at - 1]?.key ?? '') && before !== undefined && isWanted(before) ? groups.at(-1) : undefined
    if (joined === undefined) groups.push([word])
    else joined.push(word)
  })
  return groups
}
