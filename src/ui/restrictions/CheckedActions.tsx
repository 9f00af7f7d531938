import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { CheckedAccess } from '../../domain/rights/itemActions.ts'
import { Reasons } from '../access/Reasons.tsx'
import { theme } from '../theme/theme.ts'

/** Each action, allowed, or refused with every reason there is. */
export const CheckedActions = ({ checked }: { readonly checked: CheckedAccess }) => {
  const { t } = useTranslation()
  return (
    // Longer than the dialog, it is scrolled by keys as well.
    <Root tabIndex={0}>
      {checked.actions.map(({ action, reasons }) => {
        const allowed = reasons.length === 0
        return (
          <Row key={action} data-allowed={allowed}>
            {allowed ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
            <div>
              <p>
                {t(`restrictions.action.${action}`)}: <strong>{t(allowed ? 'restrictions.allowed' : 'restrictions.refused')}</strong>
              </p>
              {!allowed && <Reasons reasons={reasons} roleName={checked.user.role} />}
            </div>
          </Row>
        )
      })}
    </Root>
  )
}

const Root = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]};

  > svg {
    margin-top: ${theme.space[1]};
    color: ${theme.color.danger};
  }

  &[data-allowed='true'] > svg {
    color: ${theme.color.primary};
  }

  ul {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
