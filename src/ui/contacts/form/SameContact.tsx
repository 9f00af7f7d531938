import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { contactAddress } from '../../addresses/contacts.ts'
import { Alert } from '../../kit/Alert.tsx'
import { theme } from '../../theme/theme.ts'

interface SameContactProps {
  readonly existing: { readonly id: string; readonly name: string }
}

/** The contact that is there already, to be looked at in a tab of its own: what was filled in stays. */
export const SameContact = ({ existing: { id, name } }: SameContactProps) => {
  const { t } = useTranslation()
  return (
    <Root>
      <p>{t('contacts.same.text')}</p>
      <a href={contactAddress(id)} target="_blank" rel="noopener">
        {t('contacts.same.open', { name })}
        <ExternalLink size={14} aria-hidden />
      </a>
    </Root>
  )
}

const Root = styled(Alert)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  grid-column: 1 / -1;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.size.target};
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.primary};
    overflow-wrap: anywhere;
  }
`
