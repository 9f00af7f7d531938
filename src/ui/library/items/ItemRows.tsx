import { Folder, Globe } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { Origin } from '../../../application/library/AssetPlace.ts'
import type { FileAddresses } from '../../../application/library/FileAddresses.ts'
import { PATH_SEPARATOR } from '../../../domain/constants.ts'
import { type LibraryItem, resourceOf } from '../../../domain/library/item.ts'
import { FileName } from '../../kit/FileName.tsx'
import { ellipsis } from '../../kit/focus.ts'
import { theme } from '../../theme/theme.ts'
import { assetAddress, folderAddress, FROM_LIST } from '../addresses.ts'
import { Thumbnail } from '../browse/Thumbnail.tsx'
import { Picture, Words } from './itemParts.ts'
import { type ItemActing, useItemActions } from './useItemActions.tsx'
import { useListOrigin } from './useListOrigin.ts'
import { useListStand } from './useListStand.ts'

interface ItemRowsProps {
  readonly label: string
  readonly items: readonly LibraryItem[]
  readonly files: FileAddresses
  /** Assets are opened by whom VIEW_RESOURCE_DETAILS lets. */
  readonly mayOpen: boolean
  /** What stands at the end of an item's row, before the menu of all that can be done with it. */
  readonly renderActions: (item: LibraryItem) => ReactNode
  readonly acting: ItemActing
}

const itemAddress = (item: LibraryItem, from: Origin | undefined): string =>
  item.kind === 'folder' ? folderAddress(item.folder.type, item.folder.id) : assetAddress(item.asset.type, item.asset.id, from)

/** Folders and assets from all over the library: what each is, where it lies, and what can be done with it. */
export const ItemRows = ({ label, items, files, mayOpen, renderActions, acting }: ItemRowsProps) => {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const from = useListOrigin()
  useListStand(list)
  const { handlers, menuButton, menu } = useItemActions(acting, items)
  return (
    <>
      <List ref={list} aria-label={label} {...handlers}>
        {items.map((item) => {
          const { id, name, type } = resourceOf(item)
          const where = [t(`shell.modules.${type}`), ...item.path.map((step) => step.name)].join(` ${PATH_SEPARATOR} `)
          const text = item.kind === 'folder' ? name : <FileName name={name} />
          return (
            <Row key={id} data-item={id}>
              <Picture aria-hidden>
                {item.kind === 'folder' ? <Folder size={18} /> : <Thumbnail asset={item.asset} address={files.thumbnail(item.asset, 320)} small />}
              </Picture>
              <Words>
                {item.kind === 'folder' || mayOpen ? <Name to={itemAddress(item, from)} state={FROM_LIST}>{text}</Name> : <span>{text}</span>}
                <Where title={where}>{where}</Where>
              </Words>
              {resourceOf(item).webReady && (
                <Public>
                  <Globe size={14} aria-hidden />
                  <span>{t('library.webReady')}</span>
                </Public>
              )}
              {renderActions(item)}
              {menuButton(item)}
            </Row>
          )
        })}
      </List>
      {menu}
    </>
  )
}

const List = styled.ol`
  display: grid;
  width: 100%;
  container-type: inline-size;
`

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]};
  border-bottom: ${theme.border.line};

  &:hover {
    background: ${theme.color.hover};
  }
`

const Name = styled(Link)`
  display: block;
  width: fit-content;
  max-width: 100%;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.ink};
  ${ellipsis}

  &:hover {
    text-decoration: underline;
  }
`

const Where = styled.span`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
  ${ellipsis}
`

const Public = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.publish};

  /* Beside a picture a list is as narrow as on a phone: the name has the room. */
  @container (max-width: 480px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
