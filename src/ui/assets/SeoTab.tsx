import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH } from '../../domain/assets/edit.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { Count } from '../detail/Count.tsx'
import { EditForm } from './EditForm.tsx'
import { Facts } from '../detail/panel.ts'
import { SearchPreview } from './SearchPreview.tsx'
import type { AssetTabProps } from '../detail/tabs.ts'

const FIELDS = ['seoTitle', 'seoDescription'] as const

/** What search engines are told of an asset, and how they would show it (specification section 3). */
export const SeoTab = ({ asset, edit }: AssetTabProps) => {
  const { t } = useTranslation()
  const editing = useSelector(edit, (snapshot) => snapshot.hasTag('open'))
  if (editing)
    return (
      <EditForm edit={edit} fields={FIELDS}>
        {({ draft, control }) => (
          <>
            <TextField {...control('seoTitle')} aside={<Count text={draft.seoTitle} limit={MAX_SEO_TITLE_LENGTH} />} />
            <TextArea {...control('seoDescription')} aside={<Count text={draft.seoDescription} limit={MAX_SEO_DESCRIPTION_LENGTH} />} />
            <SearchPreview asset={{ ...asset, ...draft }} title={draft.seoTitle} description={draft.seoDescription} />
          </>
        )}
      </EditForm>
    )
  const none = <Faint>{t('asset.none')}</Faint>
  return (
    <>
      <Facts>
        <dt>{t('asset.field.seoTitle')}</dt>
        <dd dir="auto">{asset.seoTitle === '' ? none : asset.seoTitle}</dd>
        <dt>{t('asset.field.seoDescription')}</dt>
        <dd dir="auto">{asset.seoDescription === '' ? none : asset.seoDescription}</dd>
      </Facts>
      <Below>
        <SearchPreview asset={asset} title={asset.seoTitle} description={asset.seoDescription} />
      </Below>
    </>
  )
}

const Faint = styled.span`
  color: ${theme.color.inkFaint};
`

const Below = styled.div`
  padding: 0 ${theme.space[5]} ${theme.space[8]};
`
