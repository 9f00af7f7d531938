import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { QrCode } from './QrCode.tsx'

/** What an authenticator is set up with: its QR code, and its key to be typed. */
export const AuthenticatorKey = ({ uri, secret }: { readonly uri: string; readonly secret: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('twoFactor.scan')}</p>
      <QrCode text={uri} label={t('twoFactor.qrCode')} />
      <p>
        {t('twoFactor.secret')} <Key>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
      </p>
    </>
  )
}

const Key = styled.code`
  font: ${theme.font.size.body}/${theme.font.line.normal} ${theme.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`
