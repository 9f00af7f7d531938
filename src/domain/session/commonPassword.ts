/** Signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'l', '0': 'o', $: 's', '5': 's', '7': 't' }

/** Of a word that a password is made of. Shorter ones are in every password. */
const SHORTEST_WORD = 4

/** Signs around the word that are soon tried out: a year, an exclamation mark. */
const MOST_AROUND = 6

/** No list has longer ones. */
const LONGEST = 64

const spelled = (text: string): string => Array.from(text, (sign) => LETTERS[sign] ?? sign).join('')
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What a password comes to for whoever guesses: without capitals, without the signs between, without what stands around a word, and with letters in
 * the place of the signs that stand for them.
 */
const guesses = (password: string): readonly string[] => {
  const plain = password.normalize('NFKC').toLowerCase()
  const [core = ''] = /\p{L}.*\p{L}/u.exec(plain) ?? []
  const words = [core, withoutSigns(core), spelled(core), withoutSigns(spelled(core))].filter(
    (word) => word.length >= SHORTEST_WORD && plain.length - core.length <= MOST_AROUND,
  )
  return [plain, withoutSigns(plain), spelled(plain), ...words]
}

/** Whether a password is among those that are guessed first. `isListed`: whether a text, in small letters, is in a list of those in use. */
export const isCommonPassword = (password: string, isListed: (text: string) => boolean): boolean =>
  password.length <= LONGEST && guesses(password).some(isListed)
