import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Leavings } from '../../domain/users/succession.ts'
import { theme } from '../theme/theme.ts'

const ENDING = ['jobs', 'uploads', 'zips'] as const

/** What ends with users who are deleted. */
export const LeftBehind = ({ leaves }: { readonly leaves: Leavings }) => {
  const { t } = useTranslation()
  const ending = ENDING.filter((what) => leaves[what] > 0)
  if (ending.length === 0) return null
  return (
    <List aria-label={t('users.deletion.ending')}>
      {ending.map((what) => (
        <li key={what}>
          <TriangleAlert size={16} aria-hidden />
          {t(`users.deletion.${what}`, { count: leaves[what] })}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    display: flex;
    gap: ${theme.space[2]};
  }

  svg {
    flex: none;
    margin-top: ${theme.space[1]};
    color: ${theme.color.warning};
  }
`
