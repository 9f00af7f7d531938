import { Archive, FolderOpen, Globe, Images, Library, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreeActor } from '../../application/folders/tree.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { modulePath, segmentOf } from '../../domain/access/segments.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { FolderTree } from '../folders/FolderTree.tsx'
import { Below, Count, Place } from './places.ts'

const ICONS: Readonly<Record<ResourceType, ReactNode>> = {
  RECORDS: <FolderOpen size={18} aria-hidden />,
  ARCHIVES: <Archive size={18} aria-hidden />,
  COLLECTIONS: <Library size={18} aria-hidden />,
}

interface ModulePlaceProps {
  readonly type: ResourceType
  readonly isCurrent: boolean
  /** Its folders are open: the tree is of this module. */
  readonly isOpen: boolean
  /** All assets of the module can be looked at as one list. */
  readonly isListed: boolean
  /** They can be looked at by what they are described by. */
  readonly isTabled: boolean
  /** Of its assets, once known. */
  readonly count: number | undefined
  readonly tree: TreeActor
}

/** A module with its views and folders, which show while one is in it. */
export const ModulePlace = ({ type, isCurrent, isOpen, isListed, isTabled, count, tree }: ModulePlaceProps) => {
  const { t, i18n } = useTranslation()
  const segment = segmentOf(type)
  return (
    <div>
      <Place to={modulePath(type)} $on={isCurrent} data-module={segment}>
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
          {isTabled && (
            <Below to={`/${segment}/assets-metadata`} data-tone="plain">
              <Table2 size={14} aria-hidden />
              {t('metadataTable.title')}
            </Below>
          )}
          {isOpen && <FolderTree tree={tree} />}
        </>
      )}
    </div>
  )
}
