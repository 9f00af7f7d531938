import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MadeLink } from '../../application/share-links/ShareLinkGateway.ts'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import { publicAddress } from '../addresses/shareLinks.ts'
import { Button } from '../kit/Button.tsx'
import { Hint } from '../kit/Field.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'

/** The address of a link, this once, to be taken along. */
export const ShareLinkAddress = ({ made: { link, token } }: { readonly made: MadeLink }) => {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const address = publicAddress(token)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <>
      <TextField label={t('shareLinks.made.address')} value={address} readOnly data-autofocus onFocus={(event) => event.currentTarget.select()} />
      <Row>
        {/* Where the browser does not let it be copied, it stands selected in the field. */}
        <Button tone="primary" icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />} onClick={() => void copy().catch(() => undefined)}>
          {t(isCopied ? 'shareLinks.made.copied' : 'shareLinks.made.copy')}
        </Button>
        <output aria-live="polite">{isCopied && t('shareLinks.made.isCopied')}</output>
      </Row>
      <Hint>{t(link.isProtected ? 'shareLinks.made.protected' : 'shareLinks.made.until', { date: formatCalendarDate(link.until) })}</Hint>
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`
