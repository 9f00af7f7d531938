import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ContactRelationKind, ContactRelationTotal } from '../../domain/contact-relations/contactRelation.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { theme } from '../theme/theme.ts'
import { kindText } from './relationTexts.ts'

interface RelationKindsProps {
  readonly totals: readonly ContactRelationTotal[]
  /** The one that is shown; undefined: all. */
  readonly kind: ContactRelationKind | undefined
  readonly onKind: (kind: ContactRelationKind | undefined) => void
}

/** What a contact is, with to how much; one of them narrows what is listed. */
export const RelationKinds = ({ totals, kind, onKind }: RelationKindsProps) => {
  const { t, i18n } = useTranslation()
  const chip = (of: ContactRelationKind | undefined, label: string, count: number) => (
    <Chip key={of ?? 'all'} type="button" aria-pressed={kind === of} onClick={() => onKind(of)}>
      {label} <small>{formatNumber(count, matchLanguage(i18n.language))}</small>
    </Chip>
  )
  return (
    <Root aria-label={t('contactRelations.is')}>
      {chip(undefined, t('contacts.all'), totals.reduce((sum, { items }) => sum + items, 0))}
      {totals.map((total) => chip(total.kind, kindText(t, total.kind), total.items))}
    </Root>
  )
}

const Root = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.snug};
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.snug};
  min-height: ${theme.size.compact};
  padding: 0 ${theme.space.roomy};
  border: ${theme.border.line};
  border-radius: ${theme.radius.round};
  font: inherit;
  color: ${theme.color.inkSoft};
  background: ${theme.color.surface};
  cursor: pointer;

  small {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: inherit;
  }

  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.primaryLine};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }

  ${theme.media.coarse} {
    min-height: ${theme.size.touch};
  }
`
