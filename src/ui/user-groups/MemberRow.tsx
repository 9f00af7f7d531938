import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Member } from '../../application/user-groups/UserGroupGateway.ts'
import { fullName } from '../../domain/users/account.ts'
import { useFilled } from '../kit/filling.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

interface MemberRowProps {
  readonly member: Member
  readonly action: 'add' | 'takeOut'
  readonly onToggle: () => void
}

/** A person, brought into a group or taken out of it. */
export const MemberRow = ({ member, action, onToggle }: MemberRowProps) => {
  const { t } = useTranslation()
  const filled = useFilled()
  const toggle = () => {
    filled()
    onToggle()
  }
  const icon = action === 'add' ? <Plus size={16} /> : <X size={16} />
  return (
    <Row>
      <Person>
        <span>{fullName(member)}</span>
        <small>{member.email}</small>
      </Person>
      <IconButton label={t(`userGroups.${action}Member`, { name: fullName(member) })} icon={icon} onClick={toggle} />
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.row};
  border-bottom: ${theme.border.line};
`

const Person = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
