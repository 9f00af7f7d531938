import { useTranslation } from 'react-i18next'
import { keyframes, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface SpinnerProps {
  /** `page` is the 50 px of specification section 9; `inline` stands in a line of text or a button. */
  readonly size?: 'page' | 'inline'
  readonly label?: string
}

export const Spinner = ({ size = 'page', label }: SpinnerProps) => {
  const { t } = useTranslation()
  return <Ring aria-label={label ?? t('kit.loading')} data-size={size} />
}

const turn = keyframes`to { transform: rotate(360deg) }`
const pulse = keyframes`50% { opacity: 0.4 }`

const Ring = styled.output`
  display: inline-block;
  flex: none;
  border-style: solid;
  border-color: ${theme.color.line};
  border-top-color: ${theme.color.primary};
  border-radius: ${theme.radius.round};
  animation: ${turn} 0.8s linear infinite;

  &[data-size='page'] {
    width: ${theme.size.spinner};
    height: ${theme.size.spinner};
    border-width: ${theme.space[1]};
  }

  &[data-size='inline'] {
    width: 1em;
    height: 1em;
    border-width: 2px;
  }

  ${theme.media.calm} {
    animation: ${pulse} 2.4s linear infinite;
  }
`

/** The spinner in the middle of the place it waits for. */
export const PageSpinner = () => (
  <Middle>
    <Spinner />
  </Middle>
)

const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: ${theme.size.place};
`
