import { Archive, FolderOpen, Globe, Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TreeActor } from '../../application/library/tree.machine.ts'
import { foldersPath, segmentOf } from '../../domain/access/segments.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { FolderTree } from './FolderTree.tsx'
import { Below, Count, Place } from './places.ts'

/** Those with folders of their own in the navigation. */
export const IN_NAVIGATION = ['RECORDS', 'ARCHIVES'] as const

const ICONS = { RECORDS: <FolderOpen size={18} aria-hidden />, ARCHIVES: <Archive size={18} aria-hidden /> }

interface ModulePlaceProps {
  readonly type: (typeof IN_NAVIGATION)[number]
  readonly isCurrent: boolean
  /** All assets of the module can be looked at as one list. */
  readonly isListed: boolean
  /** Of its assets, once known. */
  readonly count: number | undefined
  readonly tree: TreeActor
}

/** A module with its views and folders, which show while one is in it. */
export const ModulePlace = ({ type, isCurrent, isListed, count, tree }: ModulePlaceProps) => {
  const { t, i18n } = useTranslation()
  const segment = segmentOf(type)
  return (
    <div>
      <Place to={foldersPath(type)} $on={isCurrent} data-module={segment}>
        {ICONS[type]}
        {t(`shell.modules.${type}`)}
        {count !== undefined && <Count>{formatNumber(count, matchLanguage(i18n.language))}</Count>}
      </Place>
      {isCurrent && (
        <>
          {isListed && (
            <Below to={`/${segment}/assets`} end data-tone="plain">
              <Images size={14} aria-hidden />
              {t('allAssets.title')}
            </Below>
          )}
          <Below to={`/${segment}/web-ready`}>
            <Globe size={14} aria-hidden />
            {t('shell.areas.webReady')}
          </Below>
          <FolderTree tree={tree} />
        </>
      )}
    </div>
  )
}
