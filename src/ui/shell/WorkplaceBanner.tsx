import { DoorOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

interface WorkplaceBannerProps {
  readonly organization: string
  readonly onLeave: () => void
}

/** Says in every page that a super administrator is at work in another organization, and leads out of it. */
export const WorkplaceBanner = ({ organization, onLeave }: WorkplaceBannerProps) => {
  const { t } = useTranslation()
  return (
    <Root>
      <DoorOpen size={16} aria-hidden />
      <output>{t('organizations.workingIn', { name: organization })}</output>
      <Button size="compact" onClick={onLeave}>
        {t('organizations.leave')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space.snug} ${theme.space[5]};
  border-bottom: ${theme.border.line};
  color: ${theme.color.ink};
  background: ${theme.color.warningSoft};

  > output {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg {
    flex: none;
  }

  > button {
    margin-left: auto;
  }
`
