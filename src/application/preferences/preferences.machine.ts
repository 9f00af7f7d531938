import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Language } from '../../domain/preferences/language.ts'
import type { Theme } from '../../domain/preferences/theme.ts'
import type { Languages } from './Languages.ts'
import type { Density, ListPreferences, ListView } from './Preferences.ts'
import type { PreferencesStore } from './PreferencesStore.ts'

interface PreferencesContext extends ListPreferences {
  readonly theme: Theme
  readonly language: Language
  readonly userId: string | undefined
  /** Shortcuts of a single character are heard. */
  readonly letters: boolean
}

type PreferencesEvent =
  | { type: 'theme.chosen'; theme: Theme }
  | { type: 'language.chosen'; language: Language }
  | { type: 'view.chosen'; view: ListView }
  | { type: 'density.chosen'; density: Density }
  | { type: 'letters.chosen'; letters: boolean }
  /** Somebody signed in: the lists' look is theirs. */
  | { type: 'user.known'; userId: string; language?: Language | undefined }

interface PreferencesPorts {
  readonly store: PreferencesStore
  readonly languages: Languages
}

/** What the lists look like for somebody who has not chosen. */
const LISTS: ListPreferences = { view: 'grid', density: 'comfortable' }

/** Theme, language, keys and the look of the lists. */
export const createPreferencesMachine = ({ store, languages }: PreferencesPorts) =>
  setup({
    types: { context: {} as PreferencesContext, events: {} as PreferencesEvent },
    guards: {
      /** In a new browser, and where the account has another language since; whoever chose another one here keeps it. */
      isToFollow: (_, { userId, language }: { readonly userId: string; readonly language?: Language | undefined }) =>
        language !== undefined && store.followed(userId) !== language,
    },
    actors: { changing: fromPromise(({ input }: { input: Language }) => languages.change(input)) },
    actions: {
      know: assign((_, userId: string) => ({ userId, ...store.lists(userId), letters: store.letters(userId) })),
      follow: assign((_, { userId, language }: { readonly userId: string; readonly language?: Language | undefined }) => {
        if (language === undefined) return {}
        store.saveFollowed(userId, language)
        return { language }
      }),
      saveLists: ({ context: { userId, view, density } }) => {
        if (userId !== undefined) store.saveLists(userId, { view, density })
      },
    },
  }).createMachine({
    id: 'preferences',
    context: () => ({ ...LISTS, theme: store.theme(), language: languages.current(), userId: undefined, letters: true }),
    initial: 'settled',
    on: {
      'theme.chosen': { actions: [({ event }) => store.saveTheme(event.theme), assign({ theme: ({ event }) => event.theme })] },
      'view.chosen': { actions: [assign({ view: ({ event }) => event.view }), 'saveLists'] },
      'letters.chosen': {
        actions: [
          assign({ letters: ({ event }) => event.letters }),
          ({ context: { userId, letters } }) => userId !== undefined && store.saveLetters(userId, letters),
        ],
      },
      'density.chosen': { actions: [assign({ density: ({ event }) => event.density }), 'saveLists'] },
      'user.known': [
        {
          guard: { type: 'isToFollow', params: ({ event }) => event },
          target: '.changingLanguage',
          actions: [
            { type: 'know', params: ({ event }) => event.userId },
            { type: 'follow', params: ({ event }) => event },
          ],
        },
        { actions: { type: 'know', params: ({ event }) => event.userId } },
      ],
      'language.chosen': { target: '.changingLanguage', actions: assign({ language: ({ event }) => event.language }) },
    },
    states: {
      settled: { description: 'Everything shows as chosen.' },
      changingLanguage: {
        description: 'The texts of the chosen language are on their way; the old ones stay until then.',
        invoke: { src: 'changing', input: ({ context }) => context.language, onDone: 'settled', onError: 'languageUnavailable' },
      },
      languageUnavailable: {
        description: 'The texts of the chosen language could not be had; the interface stays in the old one.',
        entry: assign({ language: () => languages.current() }),
      },
    },
  })

type PreferencesMachine = ReturnType<typeof createPreferencesMachine>
export type PreferencesActor = ActorRefFrom<PreferencesMachine>
