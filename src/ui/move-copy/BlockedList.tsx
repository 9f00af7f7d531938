import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { BlockedRestore } from '../../domain/trash/trashItem.ts'
import { theme } from '../theme/theme.ts'

/** What cannot go back to where it lay, each with the reason. */
export const BlockedList = ({ blocked }: { readonly blocked: readonly BlockedRestore[] }) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('moveCopy.blocked', { count: blocked.length })}</p>
      <List>
        {blocked.map(({ id, name, by }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{t(`moveCopy.blockedBy.${by}`)}</span>
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-height: 40dvh;
  padding: ${theme.space[3]};
  overflow: auto;
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};

  li {
    display: grid;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: ${theme.font.weight.medium};
  }

  span {
    color: ${theme.color.inkSoft};
  }
`
