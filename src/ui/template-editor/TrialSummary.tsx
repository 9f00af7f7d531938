import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DryRun } from '../../domain/dry-run/dryRun.ts'
import { Button } from '../kit/Button.tsx'
import { ellipsis } from '../kit/mixins.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'

/** What stands in the bar; the dialog has the rest. */
const MOST_LISTED = 3

interface TrialSummaryProps {
  readonly result: DryRun
  /** The template was changed and saved since. */
  readonly isOutdated: boolean
  readonly onSee: () => void
}

/** What a draft met in the assets there are, in a line. */
export const TrialSummary = ({ result: { assets, complete, attributes }, isOutdated, onSee }: TrialSummaryProps) => {
  const { t } = useTranslation()
  const wrong = attributes
    .flatMap(({ attributeId, name, missing, misfits }) => [
      { id: `${attributeId} missing`, count: missing, text: t('dryRun.lacks', { count: missing, name }) },
      { id: `${attributeId} misfits`, count: misfits, text: t('dryRun.misfit', { count: misfits, name }) },
    ])
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return (
    <Root>
      <Line>
        <output>{t('dryRun.tried', { count: assets })}</output>
        {assets > 0 && <strong>{t('dryRun.whole', { count: complete })}</strong>}
        {wrong.slice(0, MOST_LISTED).map(({ id, text }) => (
          <Wrong key={id} title={text}>
            {text}
          </Wrong>
        ))}
        {isOutdated && <em>{t('dryRun.outdated')}</em>}
        <Button tone="ghost" size="compact" onClick={onSee}>
          {t('dryRun.see')}
        </Button>
      </Line>
      {assets > 0 && <ProgressBar label={t('dryRun.whole', { count: complete })} value={complete / assets} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.half};

  progress {
    background: ${theme.color.warning};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.ink};

  strong {
    font-weight: ${theme.font.weight.semibold};
  }

  em {
    font-style: normal;
    color: ${theme.color.inkSoft};
  }
`

const Wrong = styled.span`
  max-width: min(100%, ${theme.size.place});
  color: ${theme.color.warning};
  ${ellipsis}
`
