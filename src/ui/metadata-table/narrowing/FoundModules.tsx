import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { TableScopeActor } from '../../../application/metadata-table/tableScope.machine.ts'
import { type ViewQuery, WHOLE_MODULE } from '../../../application/metadata-table/viewQuery.ts'
import { metadataTableAddress } from '../../addresses/metadataTable.ts'
import { searchAddress } from '../../addresses/search.ts'
import { RetryAlert } from '../../page/RetryAlert.tsx'
import { theme } from '../../theme/theme.ts'

interface FoundModulesProps {
  readonly tableScope: TableScopeActor
  readonly query: ViewQuery
  /** Rows that the table has of what was found; undefined: it is narrowed, or they are not known. */
  readonly shown: number | undefined
}

/**
 * A table has one module's share of what a search finds: the ways to the same search's assets in the others, each with how many there are, and
 * back to all results. Said as well: that a template describes fewer than were found.
 */
export const FoundModules = ({ tableScope, query, shown }: FoundModulesProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(tableScope, (current) => current)
  const { scope, modules, resourceType } = snapshot.context
  if (scope.kind !== 'search') return null
  const listed = modules.filter(({ type, assets }) => assets > 0 || type === resourceType)
  const here = modules.find(({ type }) => type === resourceType)?.assets ?? 0
  return (
    <>
      <Ways aria-label={t('metadataTable.found.label')}>
        {listed.length > 1 &&
          listed.map(({ type, assets }) => (
            <Way key={type} to={metadataTableAddress(type, { templateId: undefined, query: { ...WHOLE_MODULE, scope, search: query.search } })} aria-current={type === resourceType ? 'page' : undefined}>
              {t('items.moduleCount', { module: t(`shell.modules.${type}`), count: assets })}
            </Way>
          ))}
        <Way to={searchAddress(scope.words)}>{t('metadataTable.found.all')}</Way>
      </Ways>
      {snapshot.matches('uncounted') && (
        <RetryAlert onRetry={() => tableScope.send({ type: 'retry' })}>{t('metadataTable.found.uncounted')}</RetryAlert>
      )}
      {shown !== undefined && shown < here && <Note>{t('metadataTable.found.described', { count: shown, found: here })}</Note>}
    </>
  )
}

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.compact};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.small};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.primary};

  &[aria-current] {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
    background: ${theme.color.primarySoft};
  }

  &:hover:not([aria-current]) {
    background: ${theme.color.hover};
  }

  &:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`

const Note = styled.p`
  font-size: ${theme.font.size.caption};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkSoft};
`
