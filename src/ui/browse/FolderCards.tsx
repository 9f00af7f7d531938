import { Folder as FolderIcon, MoreHorizontal, Star } from 'lucide-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { Button } from '../kit/Button.tsx'
import type { Point } from '../kit/ContextMenu.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { contentsOf } from '../rows/contentsOf.ts'
import { Above, Beyond, Card, CardLink, CardText, Cards, Count, Kept, Later, Public, Section } from './folderCardParts.ts'
import { FOLDERS_SHOWN } from '../rows/rowSizes.ts'
import { type Manner, mannerOf } from '../rows/usePresses.ts'

interface FolderCardsProps {
  readonly folders: readonly Folder[]
  /** Where more lie there than are given: how many altogether, and the address of a search among them. */
  readonly beyond?: { readonly total: number; readonly href: string } | undefined
  /** The folder that was just named: it is shown in any case. */
  readonly made?: string | undefined
  readonly hrefOf: (folder: Folder) => string
  readonly onMenu: (row: number, at: Point) => void
  readonly onFavorite: (folder: Folder) => void
  readonly isSelected: (folder: Folder) => boolean
  readonly isCut: (id: string) => boolean
  /** The field in place of the name of the one that is being renamed. */
  readonly namingOf: (id: string) => ReactNode
  /** A click with Ctrl, Cmd or Shift on the folder of this row. */
  readonly onPress: (folder: Folder, row: number, manner: Manner) => void
}

/** The folders inside a folder, as cards above its assets. */
export const FolderCards = ({ folders, beyond, made, hrefOf, onMenu, onFavorite, isSelected, isCut, namingOf, onPress }: FolderCardsProps) => {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const note = useId()
  const shown = folders.map((folder, row) => ({ folder, row })).filter(({ folder, row }) => all || row < FOLDERS_SHOWN || folder.id === made || namingOf(folder.id) !== undefined)
  if (folders.length === 0) return null
  return (
    <Section aria-label={t('library.folders')}>
      <Cards aria-describedby={beyond && note}>
        {shown.map(({ folder, row }) => (
          <li key={folder.id}>
            <FolderCard
              folder={folder}
              row={row}
              href={hrefOf(folder)}
              selected={isSelected(folder)}
              cut={isCut(folder.id)}
              naming={namingOf(folder.id)}
              onMenu={onMenu}
              onFavorite={onFavorite}
              onPress={onPress}
            />
          </li>
        ))}
      </Cards>
      {shown.length < folders.length && (
        <Button tone="ghost" onClick={() => setAll(true)}>
          {beyond === undefined ? t('library.showAllFolders', { count: folders.length }) : t('library.showFirstFolders', { shown: folders.length })}
        </Button>
      )}
      {beyond !== undefined && (
        <Beyond id={note}>
          {t('library.firstFolders', { shown: folders.length, total: beyond.total })} <Link to={beyond.href}>{t('library.searchFolders')}</Link>
        </Beyond>
      )}
    </Section>
  )
}

interface FolderCardProps extends Pick<FolderCardsProps, 'onMenu' | 'onFavorite' | 'onPress'> {
  readonly folder: Folder
  readonly row: number
  readonly href: string
  readonly selected: boolean
  readonly cut: boolean
  readonly naming: ReactNode
}

const FolderCard = memo(({ folder, row, href, selected, cut, naming, onMenu, onFavorite, onPress }: FolderCardProps) => {
  const { t } = useTranslation()
  const openAt = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    onMenu(row, { x: box.left, y: box.bottom })
  }
  return (
    <Card
      data-selected={selected}
      data-cut={cut || undefined}
      data-folder-row={row}
      onClick={(event) => {
        const manner = mannerOf(event)
        if (!manner.toggle && !manner.range) return
        event.preventDefault()
        onPress(folder, row, manner)
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(row, { x: event.clientX, y: event.clientY })
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
        event.preventDefault()
        openAt(event.currentTarget)
      }}
    >
      <FolderIcon size={20} strokeWidth={1.75} aria-hidden />
      <CardText>
        {naming ?? (
          <CardLink to={href} title={folder.name}>
            {folder.name}
            {selected && <VisuallyHidden> ({t('library.isSelected')})</VisuallyHidden>}
          </CardLink>
        )}
        <Count>{contentsOf(folder, t)}</Count>
      </CardText>
      {folder.webReady && folder.embargoUntil === undefined && <Public size={14} aria-label={t('library.webReady')} />}
      {folder.webReady && folder.embargoUntil !== undefined && <Later size={14} aria-label={t('publishing.from', { day: formatCalendarDate(folder.embargoUntil) })} />}
      {folder.keptFromPublication && <Kept size={14} aria-label={t('library.keptFromPublication')} />}
      <Above data-on={folder.favorite}>
        <IconButton
          size="compact"
          label={t('library.favorite')}
          icon={<Star size={16} />}
          aria-pressed={folder.favorite}
          onClick={() => onFavorite(folder)}
        />
        <IconButton
          size="compact"
          label={t('library.menuOf', { name: folder.name })}
          icon={<MoreHorizontal size={16} />}
          aria-haspopup="menu"
          onClick={(event) => openAt(event.currentTarget)}
        />
      </Above>
    </Card>
  )
})

