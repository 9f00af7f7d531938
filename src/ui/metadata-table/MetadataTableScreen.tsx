import { useSelector } from '@xstate/react'
import { Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import { type ViewQuery, WHOLE_MODULE } from '../../application/metadata-table/viewQuery.ts'
import type { TableExportActors } from '../../application/table-export/tableExportActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { folderAddress } from '../addresses/library.ts'
import { metadataTableAddress } from '../addresses/metadataTable.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { ListPage } from '../page/listParts.ts'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { KeptEdits } from './elsewhere/KeptEdits.tsx'
import { FoundModules } from './narrowing/FoundModules.tsx'
import { TableBar } from './narrowing/TableBar.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

interface MetadataTableScreenProps {
  readonly actors: FirstActors & MetadataTableActors & TableExportActors
  readonly permissions: readonly Permission[]
  /** Goes to an address of this screen. */
  readonly onGo: (address: string) => void
  /** Goes to another page. */
  readonly onLeave: (address: string) => void
}

/** Assets of a module as rows of a table, described by one template. */
export const MetadataTableScreen = ({ actors, permissions, onGo, onLeave }: MetadataTableScreenProps) => {
  const { t, i18n } = useTranslation()
  const { tableView } = actors
  const view = useSelector(tableView, (snapshot) => snapshot)
  const { resourceType, template, query, failure } = view.context
  const title = t('metadataTable.title')
  usePageTitle(template === undefined ? title : `${template.name} · ${title}`)
  const go = (templateId: string | undefined, asked: ViewQuery) => onGo(metadataTableAddress(resourceType, { templateId, query: asked }))
  const onQuery = (asked: ViewQuery) => go(template?.id, asked)
  const here = metadataTableAddress(resourceType, { templateId: template?.id, query })
  return (
    <ListPage>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'module', label: t(`shell.modules.${resourceType}`), to: folderAddress(resourceType, null) }, { id: 'table', label: title, to: here }]} />
      </InTopBar>
      {view.hasTag('open') ? (
        <TableBody
          actors={actors}
          isWide={can(permissions, 'viewAssetsByTemplate')}
          permissions={permissions}
          mayImport={can(permissions, 'importMetadata')}
          onQuery={onQuery}
          onTemplate={(id) => go(id, { ...query, filters: [], sort: { by: 'name' } })}
          onFolder={(id) => onLeave(folderAddress(resourceType, id))}
        />
      ) : (
        <>
          <TableHead title={title} />
          {(view.matches('none') || view.matches('failed')) && (
            <TableBar>
              <FoundModules tableScope={actors.tableScope} query={query} shown={undefined} />
            </TableBar>
          )}
          {view.matches('choosing') && <TableSkeleton />}
          {view.matches('none') && <EmptyState icon={<Table2 size={28} strokeWidth={1.5} />} title={t('metadataTable.none')} text={t('metadataTable.noneText')} />}
          {view.matches('gone') && (
            <EmptyState
              icon={<Table2 size={28} strokeWidth={1.5} />}
              title={t('metadataTable.scope.gone')}
              text={t('metadataTable.scope.goneText')}
              action={<Button onClick={() => onQuery({ ...query, scope: WHOLE_MODULE.scope })}>{t('metadataTable.scope.leave', { module: t(`shell.modules.${resourceType}`) })}</Button>}
            />
          )}
          {view.matches('failed') && (
            <ErrorState
              title={t('metadataTable.failed')}
              text={failure && failureText(t, failure, matchLanguage(i18n.language))}
              onRetry={() => tableView.send({ type: 'retry' })}
            />
          )}
          {(view.matches('failed') || view.matches('none') || view.matches('gone')) && <KeptEdits actors={actors} />}
        </>
      )}
    </ListPage>
  )
}
