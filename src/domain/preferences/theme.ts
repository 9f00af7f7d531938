/** What a person can choose; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

export const DEFAULT_THEME: Theme = 'system'

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** The mode that is shown. */
export const shownMode = (theme: Theme, deviceIsDark: boolean): 'light' | 'dark' => {
  if (theme === 'system') return deviceIsDark ? 'dark' : 'light'
  return theme
}
