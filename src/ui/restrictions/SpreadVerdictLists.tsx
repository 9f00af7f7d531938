import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import { theme } from '../theme/theme.ts'

/** Who gets how many restrictions, and who is left out and why. */
export const SpreadVerdictLists = ({ verdict: { things, done, left } }: { readonly verdict: SpreadVerdict }) => {
  const { t } = useTranslation()
  return (
    <Root tabIndex={0} aria-live="polite">
      <p>{things === 0 ? t('restrictions.spread.nothing') : done.length === 0 ? t('restrictions.spread.nobody') : t('restrictions.spread.text')}</p>
      {done.length > 0 && (
        <ul aria-label={t('restrictions.spread.confirm', { count: done.length })}>
          {done.map(({ id, name, added }) => (
            <li key={id}>
              {name}: <span>{t('restrictions.spread.added', { count: added })}</span>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <>
          <h3>{t('users.many.left', { count: left.length })}</h3>
          <ul aria-label={t('users.many.left', { count: left.length })}>
            {left.map(({ id, name, code }) => (
              <li key={id}>
                {name}: <span>{t(`restrictions.spread.reason.${code}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  p {
    margin: 0;
  }

  h3 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.medium};
  }

  ul {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  span {
    color: ${theme.color.inkSoft};
  }
`
