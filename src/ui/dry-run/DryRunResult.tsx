import { useTranslation } from 'react-i18next'
import type { DryRun, DryRunAttribute, DryRunExample } from '../../domain/dry-run/dryRun.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Counted, Finding, Findings } from '../kit/Findings.tsx'
import { problemText } from '../texts/problemText.ts'

/** The first assets that a number counts. */
const Examples = ({ examples }: { readonly examples: readonly DryRunExample[] }) => {
  const { t, i18n } = useTranslation()
  return examples.map(({ assetId, name, text, problem }) => (
    <li key={assetId}>
      {name} {text !== '' && <q>{text}</q>} {problemText(t, problem ?? undefined, matchLanguage(i18n.language))}
    </li>
  ))
}

const Attribute = ({ attribute }: { readonly attribute: DryRunAttribute }) => {
  const { t } = useTranslation()
  const { name, required, missing, fits, misfits } = attribute
  const label = t('dryRun.examples')
  return (
    <Finding title={name}>
      {required && missing === 0 && <p>{t('dryRun.complete')}</p>}
      {missing > 0 && (
        <Counted tone="wrong" text={t('dryRun.missing', { count: missing })} label={label}>
          <Examples examples={attribute.missingExamples} />
        </Counted>
      )}
      {fits > 0 && (
        <Counted text={t('dryRun.fits', { count: fits })} label={label}>
          <Examples examples={attribute.fittingExamples} />
        </Counted>
      )}
      {misfits > 0 && (
        <Counted tone="wrong" text={t('dryRun.misfits', { count: misfits })} label={label}>
          <Examples examples={attribute.misfittingExamples} />
        </Counted>
      )}
      {!required && fits + misfits === 0 && <p>{t('dryRun.silent')}</p>}
    </Finding>
  )
}

/** What a dry run found, attribute by attribute in the order of the template. */
export const DryRunResult = ({ result: { assets, read, attributes } }: { readonly result: DryRun }) => {
  const { t } = useTranslation()
  const summary = `${t('dryRun.assets', { count: assets })} ${assets > 0 ? t('dryRun.read', { count: read }) : ''}`
  return <Findings summary={summary}>{assets > 0 && attributes.map((attribute) => <Attribute key={attribute.attributeId} attribute={attribute} />)}</Findings>
}
