import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MetadataChange } from '../../domain/metadata/assetMetadata.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { Button } from '../kit/Button.tsx'
import { SuggestedBy } from '../suggestions/SuggestedBy.tsx'
import { theme } from '../theme/theme.ts'
import type { FieldAttribute } from '../value-fields/fieldProps.ts'
import { ValueText } from '../value-fields/ValueText.tsx'

interface ValueChangeEntryProps {
  readonly change: MetadataChange
  readonly attribute: FieldAttribute
  /** Undefined: it cannot be undone. */
  readonly onUndo?: () => void
}

/** One change of an attribute's values: who made it, when, and what it was before and after. */
export const ValueChangeEntry = ({ change: { at, firstName, lastName, before, after, suggested }, attribute, onUndo }: ValueChangeEntryProps) => {
  const { t } = useTranslation()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const date = formatDateTime(at, timeZone)
  return (
    <Root>
      <header>
        <strong>{`${firstName} ${lastName}`.trim() || t('activity.system')}</strong>
        <time dateTime={at}>{date}</time>
      </header>
      <dl>
        <dt>{t('describing.history.before')}</dt>
        <dd>
          <ValueText attribute={attribute} values={before} />
        </dd>
        <dt>{t('describing.history.after')}</dt>
        <dd>
          <ValueText attribute={attribute} values={after} />
        </dd>
      </dl>
      {suggested !== undefined && <SuggestedBy {...suggested} />}
      {onUndo !== undefined && (
        <Button size="compact" icon={<Undo2 size={14} />} aria-label={t('describing.history.undoOne', { date })} onClick={onUndo}>
          {t('history.undo')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};

  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[3]};
    width: 100%;
  }

  strong {
    font-weight: ${theme.font.weight.medium};
  }

  time {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[3]};
    margin: 0;
  }

  dt {
    color: ${theme.color.inkFaint};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
