import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssetText } from '../../application/assets/AssetGateway.ts'
import { documentBlocks } from '../../domain/assets/documentText.ts'
import { theme } from '../theme/theme.ts'

interface TextPreviewProps {
  readonly name: string
  readonly content: AssetText
}

/** Rows of a table that are drawn; the file itself holds the rest. */
const DRAWN_ROWS = 500

/** The text of a text or office file as a readable page, or the cells of a table. */
export const TextPreview = ({ name, content: { text, rows, truncated } }: TextPreviewProps) => {
  const { t } = useTranslation()
  const cut = truncated || (rows !== null && rows.length > DRAWN_ROWS)
  return (
    <Page tabIndex={0} aria-label={t('preview.textOf', { name })}>
      {rows === null ? <Writing text={text} /> : <Cells rows={rows.slice(0, DRAWN_ROWS)} />}
      {rows === null && text === '' && <Note>{t('preview.noText')}</Note>}
      {cut && <Note>{t('preview.truncated')}</Note>}
    </Page>
  )
}

const numbered = <Item,>(items: readonly Item[]) => items.map((item, place) => ({ item, place }))

/** Text as it stands in a document, with the tables between. */
const Writing = ({ text }: { readonly text: string }) => (
  <Sheet>
    {numbered(documentBlocks(text)).map(({ item, place }) =>
      item.kind === 'text' ? (
        <Text key={place} dir="auto">
          {item.text}
        </Text>
      ) : (
        <TableScroller key={place}>
          <DocumentTable>
            <tbody>
              {numbered(item.rows).map(({ item: row, place: line }) => (
                <tr key={line}>
                  {numbered(row).map(({ item: cell, place: column }) => (
                    <td key={column} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </DocumentTable>
        </TableScroller>
      ),
    )}
  </Sheet>
)

const Cells = ({ rows }: { readonly rows: readonly (readonly string[])[] }) => (
  <Table>
    <thead>
      <tr>
        {numbered(rows[0] ?? []).map(({ item, place }) => (
          <th key={place} scope="col">
            {item}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {numbered(rows.slice(1)).map(({ item: row, place: line }) => (
        <tr key={line}>
          {numbered(row).map(({ item, place }) => (
            <td key={place}>{item}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

const Page = styled.section`
  flex: 1;
  min-height: 0;
  margin: ${theme.space[2]} ${theme.space[6]} ${theme.space[6]};
  overflow: auto;
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};

  ${theme.media.belowMd} {
    margin: 0 ${theme.space[3]} ${theme.space[3]};
  }
`

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  grid-template-columns: minmax(0, 76ch);
  justify-content: center;
  padding: ${theme.space[8]} ${theme.space[6]};

  ${theme.media.belowMd} {
    padding: ${theme.space[4]};
  }
`

const TableScroller = styled.div`
  overflow-x: auto;
`

const DocumentTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: ${theme.font.figures};

  td {
    padding: ${theme.space.snug} ${theme.space[3]};
    border: ${theme.border.line};
    vertical-align: top;
    white-space: pre-line;
  }
`

const Text = styled.pre`
  margin: 0;
  font: inherit;
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const Note = styled.p`
  padding: ${theme.space[4]} ${theme.space[6]};
  color: ${theme.color.inkFaint};
  text-align: center;
`

const Table = styled.table`
  min-width: 100%;
  border-collapse: collapse;
  font-variant-numeric: ${theme.font.figures};

  th,
  td {
    padding: 6px ${theme.space[3]};
    border-right: ${theme.border.line};
    border-bottom: ${theme.border.line};
    text-align: start;
    white-space: nowrap;
  }

  th {
    position: sticky;
    top: 0;
    font-weight: ${theme.font.weight.semibold};
    background: ${theme.color.sunken};
  }
`
