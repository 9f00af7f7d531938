import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

interface DrawerProps {
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The navigation below md: a modal dialog of the browser, which keeps the focus in and gives it back. Going somewhere closes it. */
export const Drawer = ({ children, onClose }: DrawerProps) => {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])
  return (
    <Root
      ref={dialog}
      aria-label={t('shell.navigation')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Close>
        <IconButton label={t('shell.closeNavigation')} icon={<X size={18} />} onClick={onClose} />
      </Close>
      {children}
    </Root>
  )
}

const Root = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(${theme.size.drawer}, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  border-right: ${theme.border.line};
  color: ${theme.color.ink};
  background: ${theme.color.sunken};

  &::backdrop {
    background: ${theme.color.veil};
  }
`

const Close = styled.div`
  position: absolute;
  top: ${theme.space[4]};
  right: ${theme.space[2]};
`
