import { useSelector } from '@xstate/react'
import { LayoutTemplate, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TemplateActors } from '../../application/templates/templateActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { CREATE_PATH, TEMPLATES_PAGE } from '../addresses/templates.ts'
import { AdminPage, AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { copyName } from './copyName.ts'
import { TemplateFilters } from './TemplateFilters.tsx'
import { TemplateTable } from './TemplateTable.tsx'

interface TemplatesScreenProps {
  readonly actors: Pick<TemplateActors, 'templates' | 'templateAction'>
  readonly held: readonly Permission[]
  readonly onTry: (template: TemplateSummary) => void
  readonly onMove: (template: TemplateSummary) => void
}

const WAITING = Array.from({ length: 4 }, (_, row) => row)

/** The metadata templates of an organization. */
export const TemplatesScreen = ({ actors: { templates, templateAction }, held, onTry, onMove }: TemplatesScreenProps) => {
  const { t, i18n } = useTranslation()
  const { to } = useDialogAddress(TEMPLATES_PAGE)
  const snapshot = useSelector(templates, (current) => current)
  const { items, total, next, states, filter, failure } = snapshot.context
  const isChanging = snapshot.matches('settling') || snapshot.matches('refreshing')
  const isWaiting = snapshot.matches('reading') || snapshot.matches('unopened') || (isChanging && items.length === 0)
  const isListed = !isWaiting && !snapshot.matches('nothing') && !snapshot.matches('failed')
  const isNarrowed = Object.keys(filter).length > 0
  const title = t('landing.areas.metadataTemplates.title')
  usePageTitle(title)
  const retry = () => templates.send({ type: 'retry' })
  const failed = failure && failureText(t, failure, matchLanguage(i18n.language))
  const add = (
    <ButtonLink tone="primary" icon={<Plus size={16} aria-hidden />} to={to(CREATE_PATH)}>
      {t('templates.add')}
    </ButtonLink>
  )
  return (
    <AdminPage aria-busy={isWaiting || undefined}>
      <AdminPageHead>
        <h1>{title}</h1>
        {isListed && <output>{t('templates.count', { count: total })}</output>}
        {add}
      </AdminPageHead>
      <TemplateFilters states={states} />
      {isWaiting && WAITING.map((row) => <Skeleton key={row} $height={theme.size.row} />)}
      {snapshot.matches('nothing') && (
        <EmptyState
          icon={<LayoutTemplate size={20} />}
          title={t(isNarrowed ? 'templates.nothing' : 'templates.none')}
          text={t(isNarrowed ? 'templates.nothingText' : 'templates.noneText')}
          action={isNarrowed ? undefined : add}
        />
      )}
      {snapshot.matches('failed') && failed !== undefined && <ErrorState title={t('templates.failed')} text={failed} onRetry={retry} />}
      {isListed && (
        <TemplateTable
          templates={items}
          held={held}
          to={to}
          onTry={onTry}
          onMove={onMove}
          onAction={(template, action) => templateAction.send({ type: 'ask', template, action, name: copyName(t, template.name) })}
        />
      )}
      {snapshot.matches('stuck') && failed !== undefined && <ErrorState title={t('templates.stuck')} text={failed} onRetry={retry} />}
      {isListed && next !== null && !snapshot.matches('stuck') && (
        <Button busy={snapshot.matches('extending')} onClick={() => templates.send({ type: 'more.wanted' })}>
          {t('templates.more')}
        </Button>
      )}
    </AdminPage>
  )
}
