import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { buttonShape, type ButtonShape, type ButtonTone } from '../kit/Button.tsx'

interface DownloadLinkProps {
  /** The address of the original. */
  readonly address: string
  /** Of the file. */
  readonly name: string
  readonly tone?: ButtonTone
}

/** Saves an original: a link, which the browser follows on its own, so that nothing passes through the page. */
export const DownloadLink = ({ address, name, tone = 'secondary' }: DownloadLinkProps) => {
  const { t } = useTranslation()
  return (
    <Root href={address} download={name} data-tone={tone} data-size="control">
      <Download size={16} aria-hidden />
      <span>{t('library.download')}</span>
    </Root>
  )
}

const Root = styled.a<ButtonShape>`
  ${buttonShape}
`
