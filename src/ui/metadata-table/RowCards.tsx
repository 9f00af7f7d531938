import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { CommandDone } from '../../application/metadata-table/commandDone.ts'
import { rowsFromStart, TABLE_PAGE } from '../../application/metadata-table/rows/rowPages.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { Button } from '../kit/Button.tsx'
import { FileName } from '../kit/FileName.tsx'
import { rowPicture } from '../rows/rowPicture.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { CardValue } from './CardValue.tsx'
import { WaitingRows } from './TableSkeleton.tsx'
import { useCellEditing } from './useCellEditing.ts'
import type { Table } from './useTable.ts'

interface RowCardsProps {
  readonly table: Table
  readonly files: FileAddresses
  readonly onDone: (done: CommandDone) => void
}

/** Each value gets the focus back by itself. */
const nowhere = () => undefined

/** The rows on a phone: a card each, whose values are edited where they stand. */
export const RowCards = ({ table, files, onDone }: RowCardsProps) => {
  const { t } = useTranslation()
  const { tableRows, gridFocus } = table.actors
  const editing = useCellEditing(table, { back: nowhere, isGrid: false, onDone })
  const count = useSelector(tableRows, ({ context }) => rowsFromStart(context.pages))
  const isMore = count > 0 && count < table.contents.count
  const { want } = table.ghosts
  const visible = table.contents.read().slice(0, count).map(([, { asset }]) => asset.id).join(' ')
  useEffect(() => {
    if (visible !== '') want(visible.split(' '))
  }, [want, visible])
  const columns = table.contents.columns.length
  const isNumbered = table.contents.columns.some(({ id }) => id === 'fileNumber')
  useEffect(() => gridFocus.send({ type: 'grid.sized', size: { rows: count, columns, pageRows: 1 } }), [gridFocus, count, columns])
  const focus = useSelector(gridFocus, ({ context }) => context.range.focus)
  const isReading = useSelector(tableRows, (snapshot) => snapshot.matches('reading'))
  if (isReading) return <WaitingRows />
  return (
    <List data-viewport>
      {table.contents.read().slice(0, count).map(([row, { asset }]) => (
        <li key={asset.id}>
          <Head>
            <span>
              <Thumbnail asset={{ ...asset, width: null, height: null }} address={files.thumbnail(asset, 320)} small lazy />
            </span>
            <Titles>
              <FileName name={asset.name} />
              {isNumbered && <small>{asset.fileNumber}</small>}
            </Titles>
          </Head>
          <dl>
            {table.contents.columns.map(
              (column, at) =>
                column.attribute !== undefined && (
                  <CardValue
                    key={column.id}
                    name={column.attribute.name}
                    isRequired={column.attribute.required}
                    place={{ row, column: at }}
                    table={table}
                    editing={editing}
                    isFocus={focus.row === row && focus.column === at}
                  />
                ),
            )}
          </dl>
        </li>
      ))}
      {isMore && (
        <li>
          <Button onClick={() => tableRows.send({ type: 'rows.seen', from: 0, to: count + TABLE_PAGE - 1 })}>{t('metadataTable.more')}</Button>
        </li>
      )}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${theme.space[3]};
  min-height: 0;
  margin: 0;
  padding: 0 ${theme.space[3]} ${theme.space[3]};
  overflow: auto;
  list-style: none;

  > li {
    padding: ${theme.space[3]};
    border: ${theme.border.line};
    border-radius: ${theme.radius.large};
    background: ${theme.color.surface};
  }

  dl {
    display: grid;
    gap: ${theme.space[1]};
    margin: ${theme.space[2]} 0 0;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;

  > span:first-child {
    ${rowPicture}
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Titles = styled.span`
  display: grid;
  min-width: 0;

  small {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }
`
