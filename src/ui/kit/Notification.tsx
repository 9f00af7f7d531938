import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { IconButton } from './IconButton.tsx'

interface NotificationProps {
  readonly tone: 'success' | 'failure' | 'info'
  readonly text: string
  readonly actionLabel?: string
  readonly onAction?: () => void
  readonly link?: { readonly label: string; readonly to: string; readonly onFollow: () => void }
  readonly onDismiss: () => void
  /** The pointer or the focus is on it: its timer stands still until `onRelease`, when neither is. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

const icons = {
  success: <CircleCheck size={18} color={theme.color.success} aria-hidden />,
  failure: <CircleAlert size={18} color={theme.color.danger} aria-hidden />,
  info: <Info size={18} color={theme.color.primary} aria-hidden />,
}

/** One notification of the stack at the top centre. */
export const Notification = ({ tone, text, actionLabel, onAction, link, onDismiss, onHold, onRelease }: NotificationProps) => {
  const { t } = useTranslation()
  const at = useRef({ pointer: false, focus: false })
  const come = (by: 'pointer' | 'focus') => () => {
    at.current[by] = true
    onHold()
  }
  const leave = (by: 'pointer' | 'focus') => () => {
    at.current[by] = false
    if (!at.current.pointer && !at.current.focus) onRelease()
  }
  return (
    <Root
      role={tone === 'failure' ? 'alert' : undefined}
      onPointerEnter={come('pointer')}
      onPointerLeave={leave('pointer')}
      onFocus={come('focus')}
      onBlur={leave('focus')}
    >
      {icons[tone]}
      <Text>{text}</Text>
      {link !== undefined && (
        <ButtonLink tone="ghost" size="compact" to={link.to} onClick={link.onFollow}>
          {link.label}
        </ButtonLink>
      )}
      {actionLabel !== undefined && (
        <Button tone="ghost" size="compact" onClick={onAction}>
          {actionLabel}
        </Button>
      )}
      <IconButton size="compact" label={t('kit.dismiss')} icon={<X size={16} />} onClick={onDismiss} />
    </Root>
  )
}

/** Where notifications stand; a live region that is there before the first one comes. */
export const NotificationStack = styled.section.attrs({ role: 'status', 'aria-live': 'polite' })`
  position: fixed;
  inset: calc(${theme.size.bar} + ${theme.space[2]}) ${theme.space[4]} auto;
  z-index: ${theme.layer.notification};
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  pointer-events: none;
`

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: min(100%, ${theme.size.notification});
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
  pointer-events: auto;

  &:has(> :nth-child(5)) {
    max-width: min(100%, calc(${theme.size.notification} * 1.25));
  }

  /* On phones two things to do stand below the text. */
  ${theme.media.belowSm} {
    &:has(> :nth-child(5)) {
      flex-wrap: wrap;
      justify-content: end;
    }

    &:has(> :nth-child(5)) > p {
      flex-basis: calc(100% - ${theme.space[8]} * 2);
    }
  }
`

const Text = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
