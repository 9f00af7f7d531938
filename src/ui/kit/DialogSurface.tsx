import { Description, Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Button } from './Button.tsx'
import { DialogForm } from './DialogForm.tsx'
import { IconButton } from './IconButton.tsx'
import { overPage, raisedPanel, Veil } from './overlay.ts'
import { useLateForm } from './useLateForm.ts'

export interface DialogProps {
  readonly title: string
  /** Before the title. */
  readonly icon?: ReactNode
  readonly description?: ReactNode
  /** What can be done beside closing it. */
  readonly actions?: ReactNode
  /** `full`: for work that needs all the room there is. */
  readonly size?: 'small' | 'normal' | 'wide' | 'full'
  /** What holds much fills the screen of a phone. */
  readonly phone?: 'sheet' | 'full'
  readonly children?: ReactNode
  /** The buttons; put the one that goes on last. */
  readonly footer?: ReactNode
  readonly onClose: () => void
  /** Makes the panel a form: Enter and the footer's submit button send it; Escape asks before what was filled in is lost. */
  readonly onSubmit?: () => void
  /** Whether what was filled in is not saved yet, where that is known; else it is as soon as anything is typed. */
  readonly unsaved?: boolean | undefined
  /** What was filled in is kept, asked about elsewhere, or nothing that would be missed. */
  readonly leavesFreely?: boolean
  /** Of Escape and a click outside, where they do not close it as its button does. */
  readonly onDismiss?: () => void
  /** What it holds takes all of a tall panel, and has edges and scrolling of its own. */
  readonly bare?: boolean
}

export const DialogSurface = (props: DialogProps) => {
  const { title, icon, description, actions, size = 'normal', phone = 'sheet', children, footer, onClose, onSubmit, unsaved, leavesFreely = false, onDismiss, bare = false } = props
  const { t } = useTranslation()
  // Headless UI finds the page that it puts out of reach as it is placed: open from the start, beside a menu that is closing, it would find none.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const filling = useFilling()
  const panel = useLateForm(onSubmit !== undefined)
  const leave = (unsaved ?? filling.isFilled) && !leavesFreely ? filling.ask : onClose
  const body = (
    <>
      {children !== undefined && <Body data-bare={bare || undefined}>{children}</Body>}
      {footer !== undefined && <Footer>{footer}</Footer>}
    </>
  )
  return (
    <>
      <span ref={setPlace} hidden />
      <Root open={place !== null} onClose={onDismiss ?? leave}>
        <Veil />
        <Place>
          <Panel ref={panel} $size={size} data-phone={phone} data-bare={bare || undefined}>
            <Head>
              <div>
                <Title>
                  {icon}
                  {title}
                </Title>
                {description !== undefined && <Text>{description}</Text>}
              </div>
              <Actions>
                {actions}
                <IconButton label={t('kit.close')} icon={<X size={16} />} onClick={leave} />
              </Actions>
            </Head>
            {onSubmit === undefined ? (
              body
            ) : (
              <DialogForm onSubmit={onSubmit} onFilled={filling.note}>
                {body}
              </DialogForm>
            )}
          </Panel>
        </Place>
        {filling.isAsked && (
          <DialogSurface
            size="small"
            title={t('leaving.title')}
            description={t('leaving.text')}
            onClose={filling.stay}
            footer={
              <>
                <Button data-autofocus onClick={filling.stay}>
                  {t('leaving.stay')}
                </Button>
                <Button tone="danger" onClick={onClose}>
                  {t('leaving.leave')}
                </Button>
              </>
            }
          />
        )}
      </Root>
    </>
  )
}

/** Whether something was filled in, and whether it is asked what becomes of that. */
const useFilling = () => {
  const [isFilled, setFilled] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return { isFilled, isAsked, note: () => setFilled(true), ask: () => setAsked(true), stay: () => setAsked(false) }
}

const widths = { small: theme.size.dialogSmall, normal: theme.size.dialog, wide: theme.size.dialogWide, full: theme.size.dialogFull }

/** It takes the focus where what had it is gone; it has no size, so the panel shows the ring. */
const Root = styled(HeadlessDialog)`
  &:focus-visible {
    outline: none;
  }

  &:focus-visible [data-phone] {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }
`

const Place = styled.div`
  ${overPage}
  place-items: center;
  padding: ${theme.space[4]};

  ${theme.media.belowSm} {
    place-items: end stretch;
    padding: 0;
  }
`

const Panel = styled(DialogPanel)<{ $size: keyof typeof widths }>`
  ${raisedPanel}
  max-width: ${({ $size }) => widths[$size]};
  max-height: 100%;

  &[data-bare] {
    height: ${theme.size.tallPanel};
  }

  &[data-bare] > header {
    align-items: center;
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.line};
  }

  ${theme.media.belowSm} {
    max-width: none;
    border-radius: ${theme.radius.large} ${theme.radius.large} 0 0;

    &[data-phone='full'] {
      height: 100%;
      border: 0;
      border-radius: 0;
    }
  }
`

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[3]} ${theme.space[6]};
`

const Title = styled(DialogTitle)`
  font-size: ${theme.font.size.lead};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.tracking.tight};
  overflow-wrap: anywhere;

  > svg {
    margin-right: ${theme.space[2]};
    vertical-align: -0.15em;
  }
`

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.half};
`

const Text = styled(Description)`
  margin-top: ${theme.space[1]};
  color: ${theme.color.inkSoft};
`

const Body = styled.div`
  display: grid;
  flex: 1 1 auto;
  align-content: start;
  gap: ${theme.space[4]};
  min-height: 0;
  padding: ${theme.space[1]} ${theme.space[6]} ${theme.space[5]};
  overflow: auto;

  &[data-bare] {
    display: flex;
    padding: 0;
    overflow: hidden;
  }
`

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[6]};
  border-top: ${theme.border.line};
`
