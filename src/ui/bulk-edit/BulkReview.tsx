import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { BulkEditSnapshot } from '../../application/bulk-edit/bulkEdit.machine.ts'
import type { BulkPlan } from '../../domain/bulk-edit/bulkPlan.ts'
import { FileName } from '../kit/FileName.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'
import { BulkRefusals } from './BulkRefusals.tsx'
import { FieldDifferences } from './FieldDifferences.tsx'

interface BulkReviewProps {
  readonly snapshot: BulkEditSnapshot
  readonly plan: BulkPlan
}

/** What an edit would make of each asset, before anything is saved. */
export const BulkReview = ({ snapshot, plan }: BulkReviewProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLParagraphElement>(null)
  const { isOutdated, summary } = snapshot.context
  const note = useId()
  const { assets, gone, changed, items } = plan
  const isNew = isOutdated && !snapshot.hasTag('busy')
  useEffect(() => heading.current?.focus(), [])
  // Whoever was about to save looks first.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <Root>
      {isNew && <Note id={note}>{t('bulkEdit.outdated')}</Note>}
      <Heading ref={heading} tabIndex={-1} aria-describedby={isNew ? note : undefined}>
        <strong>{t('bulkEdit.changing', { count: changed })}</strong>
        {assets > changed && <span>{t('bulkEdit.staying', { count: assets - changed })}</span>}
        {gone > 0 && <span>{t('bulkEdit.gone', { count: gone })}</span>}
      </Heading>
      {snapshot.matches('planning') && <Spinner label={t('kit.loading')} />}
      {snapshot.matches({ reviewing: 'idle' }) && <p>{t('bulkEdit.idle')}</p>}
      {plan.refusedTotal > 0 && <BulkRefusals refused={plan.refused} total={plan.refusedTotal} templates={summary?.templates ?? []} />}
      {items.length > 0 && (
        <List aria-label={t('bulkEdit.changes')}>
          {items.map((item) => (
            <li key={item.id}>
              <Name>
                <FileName name={item.name} />
              </Name>
              <FieldDifferences difference={item} templates={summary?.templates ?? []} names={plan.names} />
            </li>
          ))}
        </List>
      )}
      {changed > items.length && <p>{t('bulkEdit.moreChanges', { count: changed - items.length })}</p>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;

  > p {
    color: ${theme.color.inkSoft};
  }
`

const Note = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.small};
  background: ${theme.color.warningSoft};
`

const Heading = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  width: fit-content;
  border-radius: ${theme.radius.tiny};

  &:focus {
    outline: none;
  }

  strong {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`

const List = styled.ul`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border-top: ${theme.border.line};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: ${theme.space[1]} ${theme.space[5]};
    padding: ${theme.space[3]} 0;
    border-bottom: ${theme.border.line};
  }

  ${theme.media.belowMd} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Name = styled.div`
  min-width: 0;
  font-weight: ${theme.font.weight.medium};
`
