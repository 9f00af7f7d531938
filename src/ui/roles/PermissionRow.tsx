import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Permission } from '../../domain/access/permissions.ts'
import { permissionNames } from '../access/permissionText.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Why } from '../kit/Why.tsx'
import { theme } from '../theme/theme.ts'

interface PermissionRowProps {
  readonly permission: Permission
  readonly isChosen: boolean
  /** Whoever edits has it, and so can give and take it. */
  readonly isHeld: boolean
  readonly onToggle: () => void
}

/** A permission by its plain name, with what it allows; one that cannot be changed says why. */
export const PermissionRow = ({ permission, isChosen, isHeld, onToggle }: PermissionRowProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Root>
      <Line>
        <Checkbox
          label={t(`permission.${permission}.name`)}
          checked={isChosen}
          disabled={!isHeld}
          aria-describedby={id}
          onChange={onToggle}
        />
        {!isHeld && (
          <Why title={t(isChosen ? 'roles.lacking.take' : 'roles.lacking.give')}>
            <p>{t('roles.lacking.reason', { permissions: permissionNames(t, [permission]) })}</p>
            <p>{t('roles.lacking.rule')}</p>
          </Why>
        )}
        <code>{permission}</code>
      </Line>
      <Allows id={id}>{t(`permission.${permission}.allows`)}</Allows>
    </Root>
  )
}

const Root = styled.li`
  padding: ${theme.space[1]} 0 ${theme.space[2]};
  border-top: ${theme.border.line};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  code {
    margin-left: auto;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  ${theme.media.belowSm} {
    code {
      display: none;
    }
  }
`

/** Stands below the name, which follows the box. */
const Allows = styled.p`
  padding-left: ${theme.space[6]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
