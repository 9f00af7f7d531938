import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import type { Usage } from '../../application/organizations/UsageGateway.ts'
import { theme } from '../theme/theme.ts'
import { useRequestText } from './useRequestText.ts'

interface UpgradePromptProps {
  readonly usage: Usage
  /** Once somebody has asked. */
  readonly upgrade?: UpgradeActor | undefined
  readonly onUpgrade: (capacity: number) => void
}

/** Opens the dialog that asks for more storage, or says what was asked for. */
export const UpgradePrompt = ({ upgrade, onUpgrade, usage: { upgradeRequest, storageCapacity } }: UpgradePromptProps) => {
  const { t } = useTranslation()
  const requestText = useRequestText()
  const isOpen = useSelector(upgrade, (snapshot) => snapshot?.hasTag('open')) ?? false
  const said = useRef<HTMLOutputElement>(null)
  const wasOpened = useRef(false)
  const isAsked = upgradeRequest !== null
  useEffect(() => {
    if (isOpen) wasOpened.current = true
    // The button that opened the dialog is gone, and the focus with it.
    else if (isAsked && wasOpened.current && document.activeElement === document.body) queueMicrotask(() => said.current?.focus())
  }, [isOpen, isAsked])
  if (upgradeRequest !== null)
    return (
      <output ref={said} tabIndex={-1}>
        {requestText(upgradeRequest)}
      </output>
    )
  return (
    <Ask type="button" aria-haspopup="dialog" onClick={() => onUpgrade(storageCapacity)}>
      {t('shell.upgrade')}
    </Ask>
  )
}

const Ask = styled.button`
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.primary};
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`
