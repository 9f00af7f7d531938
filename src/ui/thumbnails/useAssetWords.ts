import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDate, formatDate } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Indexing } from '../../domain/assets/indexing.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'

/** The texts that every tile and row needs, looked up once for all of them. */
export interface AssetWords {
  readonly loading: string
  readonly select: string
  readonly webReady: string
  readonly keptFromPublication: string
  /** From which day, `yyyy-MM-dd`, it is on the portal. */
  readonly embargo: (day: string) => string
  readonly embargoShort: (day: string) => string
  readonly favorite: string
  /** How far it is, or why it failed; nothing where content is not indexed. */
  readonly indexing: (asset: Indexing) => string
  readonly size: (bytes: number) => string
  readonly date: (iso: string) => string
  readonly type: (asset: AssetSummary) => string
  readonly menu: (name: string) => string
}

export const useAssetWords = (): AssetWords => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  return useMemo(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const webReady = t('library.webReady')
    const size = (bytes: number) => formatSize(bytes, language)
    return {
      loading: t('library.itemLoading'),
      select: t('library.select'),
      webReady,
      keptFromPublication: t('library.keptFromPublication'),
      embargo: (day) => t('publishing.from', { day: formatCalendarDate(day) }),
      embargoShort: (day) => t('publishing.fromDay', { day: formatCalendarDate(day) }),
      favorite: t('library.favorite'),
      indexing: ({ indexing, indexingFailure }) =>
        indexing === 'None' ? '' : t(indexing === 'Failed' && indexingFailure ? `library.unread.${indexingFailure}` : `library.indexing.${indexing}`),
      size,
      date: (iso) => formatDate(iso, timeZone),
      type: (asset) => splitExtension(asset.name).extension.toUpperCase(),
      menu: (name) => t('library.menuOf', { name }),
    }
  }, [t, language])
}
