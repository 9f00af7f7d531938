import { DENSITIES, LIST_VIEWS, type ListPreferences } from '../../application/preferences/Preferences.ts'
import type { PreferencesStore } from '../../application/preferences/PreferencesStore.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { DEFAULT_THEME, isTheme, type Theme } from '../../domain/preferences/theme.ts'

type Area = Pick<Storage, 'getItem' | 'setItem'>

const THEME = 'vitrine.theme'
const LISTS = 'vitrine.lists'
const LETTERS = 'vitrine.letters'
const FOLLOWED = 'vitrine.language'
/** The specification's flag strings (section 9). */
const [ON, OFF] = ['1', '0']

/** One of the options, or the first for anything else that stands in the storage. */
const oneOf = <Option extends string>(options: readonly [Option, ...Option[]], found: string | null | undefined): Option =>
  options.find((option) => option === found) ?? options[0]

const listsKept = (area: Pick<Storage, 'getItem'>, userId: string): ListPreferences => {
  const [view, density] = (area.getItem(`${LISTS}.${userId}`) ?? '').split(' ')
  return { view: oneOf(LIST_VIEWS, view), density: oneOf(DENSITIES, density) }
}

export class LocalStoragePreferencesStore implements PreferencesStore {
  readonly #area: Area

  constructor(area: Area) {
    this.#area = area
  }

  theme() {
    const kept = this.#area.getItem(THEME)
    return isTheme(kept) ? kept : DEFAULT_THEME
  }

  saveTheme(theme: Theme) {
    this.#save(THEME, theme)
  }

  lists(userId: string): ListPreferences {
    return listsKept(this.#area, userId)
  }

  saveLists(userId: string, { view, density }: ListPreferences) {
    this.#save(`${LISTS}.${userId}`, `${view} ${density}`)
  }

  followed(userId: string) {
    return this.#area.getItem(`${FOLLOWED}.${userId}`) ?? undefined
  }

  saveFollowed(userId: string, language: Language) {
    this.#save(`${FOLLOWED}.${userId}`, language)
  }

  letters(userId: string) {
    return this.#area.getItem(`${LETTERS}.${userId}`) !== OFF
  }

  saveLetters(userId: string, letters: boolean) {
    this.#save(`${LETTERS}.${userId}`, letters ? ON : OFF)
  }

  #save(key: string, value: string) {
    try {
      this.#area.setItem(key, value)
    } catch {
      // Without storage, or beyond what it takes, what was chosen holds as long as the page.
    }
  }
}
