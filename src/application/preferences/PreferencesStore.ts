import type { Language } from '../../domain/preferences/language.ts'
import type { Theme } from '../../domain/preferences/theme.ts'
import type { ListPreferences } from './Preferences.ts'

/** Remembers choices in this browser; the lists' per user. */
export interface PreferencesStore {
  theme(): Theme
  saveTheme(theme: Theme): void
  lists(userId: string): ListPreferences
  saveLists(userId: string, lists: ListPreferences): void
  /** The language of a user's account when it was last followed in this browser. */
  followed(userId: string): string | undefined
  saveFollowed(userId: string, language: Language): void
  /** Whether shortcuts of a single character are heard. */
  letters(userId: string): boolean
  saveLetters(userId: string, letters: boolean): void
}
