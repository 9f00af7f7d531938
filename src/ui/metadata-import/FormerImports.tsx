import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { formatDateTime } from '../../domain/format/dates.ts'
import type { ImportSummary } from '../../domain/metadata-import/metadataImport.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'

interface FormerImportsProps {
  readonly imports: readonly ImportSummary[]
  readonly addressOf: (importId: string) => string
}

/** What the person imported before: each is gone on with, or taken back. */
export const FormerImports = ({ imports, addressOf }: FormerImportsProps) => {
  const { t } = useTranslation()
  return (
    <section>
      <Title>{t('metadataImport.before')}</Title>
      <List>
        {imports.map(({ id, name, lines, step, createdAt }) => (
          <li key={id}>
            <Link to={addressOf(id)} replace>
              {name}
            </Link>
            <small>
              {formatDateTime(createdAt, TIME_ZONE)} · {t('metadataImport.lines', { count: lines })} · {t(`metadataImport.steps.${step}`)}
            </small>
          </li>
        ))}
      </List>
    </section>
  )
}

const Title = styled.h3`
  margin: 0 0 ${theme.space[2]};
  font-size: inherit;
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    padding: ${theme.space[2]} 0;
    border-top: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
