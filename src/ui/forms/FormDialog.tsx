import type { TFunction } from 'i18next'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FormEvent, FormTag } from '../../application/forms/formStates.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import type { DialogProps } from '../kit/DialogSurface.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { LeaveGuard } from '../page/LeaveGuard.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { StaleChoice, type StaleWays } from './StaleChoice.tsx'

/** Of a machine whose states are those of application/forms/formStates.ts. */
interface FormSnapshot {
  matches(state: 'opening' | 'unreadable' | 'stale' | 'saved'): boolean
  hasTag(tag: FormTag): boolean
  readonly context: { readonly failure?: Failure | undefined }
}

interface FormDialogProps {
  readonly snapshot: FormSnapshot
  readonly send: (event: FormEvent) => void
  readonly title: string
  readonly description?: string | undefined
  readonly size?: Required<DialogProps>['size']
  readonly phone?: Required<DialogProps>['phone']
  /** Absent where the form is only looked at. */
  readonly save: string | undefined
  /** What is said where it could not be read. */
  readonly unreadable: string
  readonly ways: StaleWays
  /** Codes of failures that the form shows at the field they are about. */
  readonly atFields: readonly string[]
  /** What somebody else has saved meanwhile. */
  readonly theirs: ReactNode
  /** Above the form, before what went wrong with it. */
  readonly above?: ReactNode
  /** Asks whether what is edited is deleted, once the dialog is left. */
  readonly removal?: { readonly label: string; readonly onAsk: () => void }
  /** Of a dialog that stands at an address: whether something was filled in that is lost where the address is left. */
  readonly unsaved?: boolean
  /** What is one dialog by its path, where that has parts. */
  readonly pageOf?: (pathname: string) => string
  readonly children: ReactNode
  readonly onClose: () => void
}

export const waysOfRoles = (t: TFunction): StaleWays => ({ takeTheirs: t('roles.takeTheirs'), keepMine: t('roles.keepMine') })

const whole = (pathname: string): string => pathname
const nothing = (): void => undefined

/** Something is made or changed: it is read, filled in, saved, and compared with what somebody else has saved meanwhile. Closes once it is saved. */
export const FormDialog = (props: FormDialogProps) => {
  const { snapshot, send, title, description, size = 'normal', phone = 'sheet', save, unreadable, ways, atFields, theirs, above, removal, unsaved, pageOf = whole, children, onClose } = props
  const { t, i18n } = useTranslation()
  const isSaved = snapshot.matches('saved')
  // Its own ways out have asked, or need not; all others lead past the guard.
  const isLeft = useRef(false)
  const close = useCallback(() => {
    isLeft.current = true
    onClose()
  }, [onClose])
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved, close])
  if (!snapshot.hasTag('open')) return null
  const { failure } = snapshot.context
  const reason = failure && failureText(t, failure, matchLanguage(i18n.language))
  const [isForm, isStale, isBusy] = [snapshot.hasTag('form'), snapshot.matches('stale'), snapshot.hasTag('busy')]
  const footer = isStale ? (
    <StaleChoice ways={ways} send={send} />
  ) : (
    <>
      {isForm && removal !== undefined && (
        <Delete
          tone="ghost"
          icon={<Trash2 size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => {
            close()
            removal.onAsk()
          }}
        >
          {removal.label}
        </Delete>
      )}
      <Button disabled={isBusy} onClick={close}>
        {t('kit.cancel')}
      </Button>
      {isForm && save !== undefined && (
        <Button type="submit" tone="primary" busy={isBusy}>
          {save}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={title}
      description={description}
      size={size}
      phone={phone}
      unsaved={unsaved}
      // What is under way is waited for: whoever left it would not be told how it ended.
      leavesFreely={isBusy}
      onClose={isBusy ? nothing : close}
      {...(isForm && save !== undefined ? { onSubmit: () => send({ type: 'save' }) } : {})}
      footer={footer}
    >
      {snapshot.matches('opening') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('unreadable') && reason !== undefined && <ErrorState title={unreadable} text={reason} onRetry={() => send({ type: 'retry' })} />}
      {isForm && above}
      {isForm && failure !== undefined && !atFields.includes(failure.code) && <Alert>{reason}</Alert>}
      {isStale && theirs}
      {isForm && children}
      {unsaved !== undefined && <LeaveGuard unsaved={unsaved} busy={isBusy} name={title} pageOf={pageOf} isLeft={() => isLeft.current} onLeave={nothing} />}
    </Dialog>
  )
}

const Delete = styled(Button)`
  /* Its icon stands in line with the fields. */
  margin: 0 auto 0 -${theme.space[3]};
  color: ${theme.color.danger};
`
