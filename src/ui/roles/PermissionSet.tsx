import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Permission } from '../../domain/access/permissions.ts'
import { PERMISSION_GROUPS } from '../../domain/roles/groups.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { theme } from '../theme/theme.ts'
import type { FoundGroup } from './foundPermissions.ts'
import { PermissionRow } from './PermissionRow.tsx'

interface PermissionSetProps {
  /** The group, with those of its permissions that are shown. */
  readonly group: FoundGroup
  readonly chosen: readonly Permission[]
  readonly held: readonly Permission[]
  readonly onToggle: (permissions: readonly Permission[]) => void
}

/** A group of permissions: chosen one by one, or all that are shown and can be given at once. */
export const PermissionSet = ({ group: { id, permissions }, chosen, held, onToggle }: PermissionSetProps) => {
  const { t } = useTranslation()
  const all = PERMISSION_GROUPS.find((group) => group.id === id)?.permissions ?? permissions
  const open = permissions.filter((permission) => held.includes(permission))
  const isChosen = (permission: Permission): boolean => chosen.includes(permission)
  const isWhole = open.length > 0 ? open.every(isChosen) : permissions.every(isChosen)
  return (
    <section>
      <Head>
        <Checkbox
          label={t(`roles.groups.${id}`)}
          checked={isWhole}
          mixed={!isWhole && permissions.some(isChosen)}
          disabled={open.length === 0}
          onChange={() => onToggle(permissions)}
        />
        <span>{t('roles.of', { count: all.filter(isChosen).length, total: all.length })}</span>
      </Head>
      <ul>
        {permissions.map((permission) => (
          <PermissionRow
            key={permission}
            permission={permission}
            isChosen={isChosen(permission)}
            isHeld={held.includes(permission)}
            onToggle={() => onToggle([permission])}
          />
        ))}
      </ul>
    </section>
  )
}

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-bottom: ${theme.space[1]};
  font-weight: ${theme.font.weight.semibold};

  > span {
    font-weight: ${theme.font.weight.regular};
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }
`
