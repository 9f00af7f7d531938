import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: ReactNode
  /** What it is about, by name. */
  readonly names?: readonly string[]
  readonly confirmLabel: string
  readonly tone?: 'danger' | 'primary' | 'publish'
  /** It is being done, and cannot be called off any more. */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** Why it could not be done. */
  readonly children?: ReactNode
}

/** Names before the rest is only counted. */
const NAMED = 5
const NONE: readonly string[] = []

/** What a question is about, by name; `count`: how many there are, where not all of them are known by name. */
export const NamedItems = ({ names, count = names.length }: { readonly names: readonly string[]; readonly count?: number }) => {
  const { t } = useTranslation()
  const named = names.slice(0, NAMED)
  return (
    <Names>
      {named.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {count > named.length && <li>{t('kit.andMore', { count: count - named.length })}</li>}
    </Names>
  )
}

/** Asks before something is done that cannot simply be taken back. The safe choice has the focus; the items are named and counted. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, names = NONE, confirmLabel, tone = 'danger', busy = false, onConfirm, onCancel, children } = props
  const { t } = useTranslation()
  return (
    <Dialog
      size="small"
      title={title}
      description={text}
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {names.length > 0 && <NamedItems names={names} />}
      {children}
    </Dialog>
  )
}

const Names = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  overflow-wrap: anywhere;
  background: ${theme.color.sunken};
`
