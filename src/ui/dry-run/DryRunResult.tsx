import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DryRun, DryRunAttribute, DryRunExample } from '../../domain/dry-run/dryRun.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** A number, and on demand the first assets that it counts. */
const Counted = ({ text, examples, tone }: { readonly text: string; readonly examples: readonly DryRunExample[]; readonly tone: 'wrong' | 'right' }) => {
  const { t, i18n } = useTranslation()
  return (
    <details>
      <Summary data-tone={tone}>{text}</Summary>
      <Examples aria-label={t('dryRun.examples')}>
        {examples.map((one) => (
          <li key={one.assetId}>
            {one.name} {one.text !== '' && <q>{one.text}</q>} {problemText(t, one.problem ?? undefined, matchLanguage(i18n.language))}
          </li>
        ))}
      </Examples>
    </details>
  )
}

const Attribute = ({ attribute }: { readonly attribute: DryRunAttribute }) => {
  const { t } = useTranslation()
  const { name, required, missing, fits, misfits } = attribute
  return (
    <Row>
      <h3>{name}</h3>
      {required && missing === 0 && <p>{t('dryRun.complete')}</p>}
      {missing > 0 && <Counted tone="wrong" text={t('dryRun.missing', { count: missing })} examples={attribute.missingExamples} />}
      {fits > 0 && <Counted tone="right" text={t('dryRun.fits', { count: fits })} examples={attribute.fittingExamples} />}
      {misfits > 0 && <Counted tone="wrong" text={t('dryRun.misfits', { count: misfits })} examples={attribute.misfittingExamples} />}
      {!required && fits + misfits === 0 && <p>{t('dryRun.silent')}</p>}
    </Row>
  )
}

/** What a dry run found, attribute by attribute in the order of the template. */
export const DryRunResult = ({ result: { assets, read, attributes } }: { readonly result: DryRun }) => {
  const { t } = useTranslation()
  return (
    <Root>
      <output>
        {t('dryRun.assets', { count: assets })} {assets > 0 && t('dryRun.read', { count: read })}
      </output>
      {assets > 0 && (
        <ul>
          {attributes.map((attribute) => (
            <Attribute key={attribute.attributeId} attribute={attribute} />
          ))}
        </ul>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Row = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} 0;
  border-top: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-size: inherit;
  }

  p {
    color: ${theme.color.inkFaint};
  }
`

const Summary = styled.summary`
  min-height: ${theme.space[6]};
  cursor: pointer;

  &[data-tone='wrong'] {
    color: ${theme.color.danger};
  }
`

const Examples = styled.ul`
  margin: 0;
  padding-left: ${theme.space[5]};
  color: ${theme.color.inkFaint};
  list-style: none;

  q {
    color: ${theme.color.ink};
  }
`
