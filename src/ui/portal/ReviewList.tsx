import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { PortalReview, ReviewedAssets } from '../../domain/portal/review.ts'
import { HOLDING_RULES } from '../../domain/portal/visibility.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { assetAddress } from '../addresses/library.ts'
import { theme } from '../theme/theme.ts'

interface ReviewRowProps {
  readonly label: string
  /** What the rule means, where something falls under it. */
  readonly why?: string
  readonly assets: ReviewedAssets
}

const ReviewRow = ({ label, why, assets: { count, examples } }: ReviewRowProps) => {
  const { i18n } = useTranslation()
  return (
    <Row data-none={count === 0 || undefined}>
      <Head>
        <span>{label}</span>
        <strong>{formatNumber(count, matchLanguage(i18n.language))}</strong>
      </Head>
      {why !== undefined && count > 0 && <Why>{why}</Why>}
      {examples.length > 0 && (
        <Examples>
          {examples.map(({ id, name, type }) => (
            <li key={id}>
              <Link to={assetAddress(type, id)}>{name}</Link>
            </li>
          ))}
          {count > examples.length && <li aria-hidden>…</li>}
        </Examples>
      )}
    </Row>
  )
}

/** What is public, what is held back by which rule, and what is missing. */
export const ReviewList = ({ review }: { readonly review: PortalReview }) => {
  const { t } = useTranslation()
  return (
    <Root>
      <Group data-public>
        <ReviewRow label={t('portal.review.public')} assets={review.public} />
      </Group>
      <h3>{t('portal.review.held')}</h3>
      <Group>
        {HOLDING_RULES.map((rule) => (
          <ReviewRow key={rule} label={t(`portal.review.rules.${rule}`)} why={t(`portal.review.why.${rule}`)} assets={review.held[rule]} />
        ))}
      </Group>
      <h3>{t('portal.review.missing')}</h3>
      <Group>
        <ReviewRow label={t('portal.review.withoutText')} why={t('portal.review.whyText')} assets={review.withoutText} />
        <ReviewRow label={t('portal.review.withoutRights')} why={t('portal.review.whyRights')} assets={review.withoutRights} />
      </Group>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  h3 {
    margin-top: ${theme.space[2]};
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }
`

const Group = styled.ul`
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};

  &[data-public] {
    background: ${theme.color.publishSoft};

    strong {
      font-size: ${theme.font.size.title};
      color: ${theme.color.publish};
    }
  }
`

const Row = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space.roomy} ${theme.space[3]};

  & + & {
    border-top: ${theme.border.line};
  }

  &[data-none] {
    color: ${theme.color.inkFaint};
  }
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};

  strong {
    font-weight: ${theme.font.weight.semibold};
    font-variant-numeric: ${theme.font.figures};
  }
`

const Why = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`

const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  font-size: ${theme.font.size.caption};

  a {
    display: inline-block;
    min-height: ${theme.size.target};
    padding-block: ${theme.space[1]};
    color: ${theme.color.primary};
    overflow-wrap: anywhere;
  }
`
