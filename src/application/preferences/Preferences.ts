export const LIST_VIEWS = ['grid', 'list'] as const
export type ListView = (typeof LIST_VIEWS)[number]

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** How one person likes the lists. */
export interface ListPreferences {
  readonly view: ListView
  readonly density: Density
}
