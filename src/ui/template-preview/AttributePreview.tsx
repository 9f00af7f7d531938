import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import type { DryRunAttribute, DryRunExample } from '../../domain/dry-run/dryRun.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { assetAddress } from '../addresses/library.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { PreviewCard, PreviewRoot, SampleField, useSample } from './SampleField.tsx'

interface AttributePreviewProps {
  readonly attribute: AttributeDraft
  /** What a trial found of it. */
  readonly found: DryRunAttribute | undefined
}

/** How an attribute looks to those who fill it in and to the public, and where files do not say what it asks for. */
export const AttributePreview = ({ attribute, found }: AttributePreviewProps) => {
  const { t } = useTranslation()
  const { name, example } = useSample(attribute)
  return (
    <PreviewRoot aria-label={t('templates.preview.title')}>
      <h2>{t('templates.preview.title')}</h2>
      <h3>{t('templates.preview.form')}</h3>
      <PreviewCard>
        <SampleField attribute={attribute} />
      </PreviewCard>
      {found !== undefined && found.misfits > 0 && <Assets title={t('dryRun.misfits', { count: found.misfits })} examples={found.misfittingExamples} />}
      {found !== undefined && found.missing > 0 && <Assets title={t('dryRun.missing', { count: found.missing })} examples={found.missingExamples} />}
      <h3>{t('templates.preview.portal')}</h3>
      {attribute.visibleOnPortal ? (
        <PreviewCard as="dl">
          <dt>{name}</dt>
          <dd>{example}</dd>
        </PreviewCard>
      ) : (
        <p>{t('templates.preview.notPublic')}</p>
      )}
    </PreviewRoot>
  )
}

/** The first of the assets that are counted, each a way there. */
const Assets = ({ title, examples }: { readonly title: string; readonly examples: readonly DryRunExample[] }) => {
  const { t, i18n } = useTranslation()
  return (
    <>
      <h3>{title}</h3>
      <List as="ul">
        {examples.map(({ assetId, name, type, text, problem }) => (
          <li key={assetId}>
            <Link to={assetAddress(type, assetId)}>{name}</Link>
            {text !== '' && <q>{text}</q>}
            {problem !== null && <small>{problemText(t, problem, matchLanguage(i18n.language))}</small>}
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled(PreviewCard)`
  margin: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${theme.space.half};
  }

  a {
    color: ${theme.color.primary};
  }
`
