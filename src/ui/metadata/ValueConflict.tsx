import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

interface ValueConflictProps {
  readonly name: string
  /** Who was quicker. */
  readonly by: string
  readonly mine: string
  readonly theirs: string
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Somebody else saved the same field meanwhile: both stand side by side, and one is chosen. */
export const ValueConflict = ({ name, by, mine, theirs, onKeepMine, onTakeTheirs }: ValueConflictProps) => {
  const { t } = useTranslation()
  return (
    <Root aria-label={t('describing.conflict.title', { name })}>
      <p role="alert">{by === '' ? t('describing.conflict.bySomebody', { name }) : t('describing.conflict.by', { by, name })}</p>
      <Side>
        <span>{t('describing.conflict.yours')}</span>
        <strong>{mine}</strong>
        <Button size="compact" tone="primary" onClick={onKeepMine}>
          {t('describing.conflict.keepYours')}
        </Button>
      </Side>
      <Side>
        <span>{t('describing.conflict.theirs')}</span>
        <strong>{theirs}</strong>
        <Button size="compact" onClick={onTakeTheirs}>
          {t('describing.conflict.takeTheirs')}
        </Button>
      </Side>
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.small};
  background: ${theme.color.warningSoft};
`

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};

  span {
    min-width: 3.5rem;
    color: ${theme.color.inkFaint};
  }

  strong {
    flex: 1;
    font-weight: ${theme.font.weight.regular};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
