import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A field in which two versions differ, each as it is read. */
interface Difference {
  readonly field: string
  readonly mine: string
  readonly theirs: string
}

/** What somebody else has saved meanwhile beside what one has oneself, field by field. */
export const Versions = ({ differences }: { readonly differences: readonly Difference[] }) => {
  const { t } = useTranslation()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('asset.stale.field')}</th>
          <th scope="col">{t('asset.stale.mine')}</th>
          <th scope="col">{t('asset.stale.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{mine || t('asset.none')}</td>
            <td>{theirs || t('asset.none')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size.body};
  table-layout: fixed;

  th,
  td {
    padding: ${theme.space[2]};
    border-bottom: ${theme.border.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.inkSoft};
  }
`
