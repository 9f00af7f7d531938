import { LibraryBig } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { foldersPath } from '../../domain/access/segments.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { InTopBar } from '../page/slots.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'

/** Where views of collections will be (specification section 2: an "available soon" page); what is kept of them already is one step away. */
export const CollectionsRoute = () => {
  const { t } = useTranslation()
  const title = t('shell.modules.COLLECTIONS')
  usePageTitle(title)
  return (
    <>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'collections', label: title, to: '/collections' }]} />
      </InTopBar>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <EmptyState
        icon={<LibraryBig size={28} strokeWidth={1.5} />}
        title={t('collections.soon')}
        text={t('collections.text')}
        action={<ButtonLink to={foldersPath('COLLECTIONS')}>{t('collections.open')}</ButtonLink>}
      />
    </>
  )
}
