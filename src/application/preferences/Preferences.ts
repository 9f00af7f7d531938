/** The interface languages (specification section 1); the first is the default and fallback. */
export const LANGUAGES = ['en-US', 'no', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const LIST_VIEWS = ['grid', 'list'] as const
export type ListView = (typeof LIST_VIEWS)[number]

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** How one person likes the lists. */
export interface ListPreferences {
  readonly view: ListView
  readonly density: Density
}
