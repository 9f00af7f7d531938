import { ArrowDownNarrowWide, ArrowUpNarrowWide, FolderPlus, LayoutGrid, List, Rows4 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Density, ListView } from '../../application/preferences/Preferences.ts'
import { ASSET_SORTS, type AssetSort, type Direction, DIRECTIONS } from '../../domain/assets/asset.ts'
import type { Readiness } from '../../domain/web-ready/webReady.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden, visuallyHidden } from '../kit/VisuallyHidden.tsx'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { TakePhoto } from '../uploads/TakePhoto.tsx'
import { UploadButton } from '../uploads/UploadButton.tsx'

export interface FolderHeaderProps {
  readonly title: string
  /** Absent while not known; `folders` where none are listed. */
  readonly counts: { readonly folders?: number; readonly assets: number; readonly readiness?: Readiness | null } | undefined
  readonly sort: AssetSort
  readonly direction: Direction
  readonly onOrder: (sort: AssetSort, direction: Direction) => void
  readonly view: ListView
  readonly onView: (view: ListView) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
  /** Absent where no folder may be made. */
  readonly onNewFolder: (() => void) | undefined
  /** Absent where nothing may be uploaded at all. */
  readonly onUpload: ((files: readonly File[]) => void) | undefined
  /** Absent where no folder may be uploaded with what lies in it. */
  readonly onUploadFolder: (() => void) | undefined
  /** Why nothing can be uploaded just here. */
  readonly uploadRefusal: string | undefined
  /** What more can be done with the place, and why something cannot. */
  readonly children?: ReactNode
}

/** What place this is, how it is ordered and shown, and what can be put into it. */
export const FolderHeader = (props: FolderHeaderProps) => {
  const { title, counts, view, onView, density, onDensity, onNewFolder, children } = props
  const { t } = useTranslation()
  return (
    <Bar>
      {title === '' ? <Skeleton $width={theme.size.sidebar} $height={theme.size.target} /> : <Title title={title}>{title}</Title>}
      {counts !== undefined && (
        <Counts>
          {counts.folders !== undefined && `${t('library.folderCount', { count: counts.folders })} · `}
          {t('library.assetCount', { count: counts.assets })}
          {counts.readiness && ` · ${t('webReady.readyOf', { ...counts.readiness })}`}
        </Counts>
      )}
      <Tools>
        <SortMenu {...props} />
        <SegmentedControl
          label={t('library.view.label')}
          value={view}
          onChange={onView}
          segments={[
            { value: 'grid', label: t('library.view.grid'), icon: <LayoutGrid size={16} /> },
            { value: 'list', label: t('library.view.list'), icon: <List size={16} /> },
          ]}
        />
        <Wide>
          <IconButton
            label={t('library.compact')}
            icon={<Rows4 size={16} />}
            aria-pressed={density === 'compact'}
            onClick={() => onDensity(density === 'compact' ? 'comfortable' : 'compact')}
          />
        </Wide>
        {onNewFolder !== undefined && (
          <Button icon={<FolderPlus size={16} />} onClick={onNewFolder}>
            <Spared>{t('library.newFolder')}</Spared>
          </Button>
        )}
        <UploadButton onUpload={props.onUpload} onUploadFolder={props.onUploadFolder} refusal={props.uploadRefusal} />
        {props.onUpload !== undefined && props.uploadRefusal === undefined && <TakePhoto onUpload={props.onUpload} />}
        {children}
      </Tools>
    </Bar>
  )
}

const SortMenu = ({ sort, direction, onOrder }: FolderHeaderProps) => {
  const { t } = useTranslation()
  const Icon = direction === 'asc' ? ArrowUpNarrowWide : ArrowDownNarrowWide
  return (
    <Menu
      label={t('library.sortBy')}
      button={
        <Button tone="ghost" icon={<Icon size={16} />}>
          <VisuallyHidden>{t('library.sortBy')}</VisuallyHidden>
          <Spared>{t(`library.sort.${sort}`)}</Spared>
        </Button>
      }
      entries={[
        ...ASSET_SORTS.map((id) => ({ id, label: t(`library.sort.${id}`), checked: id === sort, onSelect: () => onOrder(id, direction) })),
        ...DIRECTIONS.map((id) => ({
          id,
          label: t(`library.direction.${id}`),
          checked: id === direction,
          separated: id === DIRECTIONS[0],
          onSelect: () => onOrder(sort, id),
        })),
      ]}
    />
  )
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};

  ${theme.media.belowMd} {
    padding: ${theme.space[3]};
  }
`

const Title = styled.h1`
  min-width: 0;
  overflow: hidden;
  ${titleText}
  line-height: ${theme.font.line.tight};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Counts = styled.p`
  color: ${theme.color.inkFaint};
  font-variant-numeric: ${theme.font.figures};
  white-space: nowrap;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;

  ${theme.media.belowMd} {
    gap: ${theme.space[1]};
    width: 100%;
    margin: 0;
  }
`

/** A phone has no room for two densities. */
const Wide = styled.span`
  display: flex;

  ${theme.media.belowSm} {
    display: none;
  }
`

/** On phones the icon alone has room. */
const Spared = styled.span`
  ${theme.media.belowSm} {
    ${visuallyHidden}
  }
`
