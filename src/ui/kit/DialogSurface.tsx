import { Description, Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { IconButton } from './IconButton.tsx'
import { overPage, raisedPanel, Veil } from './overlay.ts'
import { useProblemFocus } from './useProblemFocus.ts'

export interface DialogProps {
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 'small' | 'normal' | 'wide'
  /** What holds much fills the screen of a phone. */
  readonly phone?: 'sheet' | 'full'
  readonly children?: ReactNode
  /** The buttons; put the one that goes on last. */
  readonly footer?: ReactNode
  readonly onClose: () => void
  /** Makes the panel a form: Enter and the footer's submit button send it. */
  readonly onSubmit?: () => void
}

export const DialogSurface = ({ title, description, size = 'normal', phone = 'sheet', children, footer, onClose, onSubmit }: DialogProps) => {
  const { t } = useTranslation()
  const body = (
    <>
      {children !== undefined && <Body>{children}</Body>}
      {footer !== undefined && <Footer>{footer}</Footer>}
    </>
  )
  return (
    <Root open onClose={onClose}>
      <Veil />
      <Place>
        <Panel $size={size} data-phone={phone}>
          <Head>
            <div>
              <Title>{title}</Title>
              {description !== undefined && <Text>{description}</Text>}
            </div>
            <IconButton label={t('kit.close')} icon={<X size={16} />} onClick={onClose} />
          </Head>
          {onSubmit === undefined ? (
            body
          ) : (
            <DialogForm onSubmit={onSubmit}>{body}</DialogForm>
          )}
        </Panel>
      </Place>
    </Root>
  )
}

/** What is wrong with it gets the focus. */
const DialogForm = ({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) => (
  <Form {...useProblemFocus(onSubmit)}>{children}</Form>
)

const widths = { small: theme.size.dialogSmall, normal: theme.size.dialog, wide: theme.size.dialogWide }

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
`

const Text = styled(Description)`
  margin-top: ${theme.space[1]};
  color: ${theme.color.inkSoft};
`

const Form = styled.form`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`

const Body = styled.div`
  display: grid;
  flex: 1 1 auto;
  align-content: start;
  gap: ${theme.space[4]};
  min-height: 0;
  padding: ${theme.space[1]} ${theme.space[6]} ${theme.space[5]};
  overflow: auto;
`

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[6]};
  border-top: ${theme.border.line};
`
