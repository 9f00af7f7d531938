import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PERMISSIONS, type Permission } from '../../domain/access/permissions.ts'
import { ProblemText } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { foundPermissions } from './foundPermissions.ts'
import { PermissionSet } from './PermissionSet.tsx'

interface PermissionPickerProps {
  readonly chosen: readonly Permission[]
  /** What whoever edits has, and so can give and take. */
  readonly held: readonly Permission[]
  readonly problem: string | undefined
  readonly onToggle: (permissions: readonly Permission[]) => void
}

/** All permissions in groups, found by their words; counted as they are chosen. */
export const PermissionPicker = ({ chosen, held, problem, onToggle }: PermissionPickerProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [term, setTerm] = useState('')
  const found = foundPermissions(term, (permission) => `${t(`permission.${permission}.name`)} ${t(`permission.${permission}.allows`)}`)
  return (
    <Root aria-labelledby={`${id}-title`} aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <Head>
        <Title>
          <span id={`${id}-title`}>{t('roles.permissions')}</span>
          <output>{t('roles.chosen', { count: chosen.length, total: PERMISSIONS.length })}</output>
        </Title>
        <TextInput
          $size="field"
          type="search"
          aria-label={t('roles.find')}
          placeholder={t('roles.find')}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter looks for permissions; it does not save the role.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <ProblemText id={`${id}-problem`} aria-live="polite">
          {problem}
        </ProblemText>
      </Head>
      {found.map((group) => (
        <PermissionSet key={group.id} group={group} chosen={chosen} held={held} onToggle={onToggle} />
      ))}
      {found.length === 0 && <p>{t('roles.noneFound', { term: term.trim() })}</p>}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  gap: ${theme.space[5]};
`

/** Stays in sight while the permissions are gone through. */
const Head = styled.div`
  position: sticky;
  top: -${theme.space[1]};
  z-index: ${theme.layer.sticky};
  display: grid;
  gap: ${theme.space.snug};
  padding: ${theme.space[1]} 0 ${theme.space[2]};
  background: ${theme.color.raised};
`

const Title = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[2]};
  font-weight: ${theme.font.weight.medium};

  output {
    font-weight: ${theme.font.weight.regular};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }
`
