import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { ASSISTANT_PATH } from '../addresses/assistant.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

/** Opens the assistant over every page but its own. */
export const AskButton = ({ capabilities }: { readonly capabilities: Capabilities }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (pathname === ASSISTANT_PATH) return null
  const open = async () => (await capabilities.load(ASSISTANT)).assistantDialog.send({ type: 'dialog.open' })
  return (
    <Ask tone="ghost" aria-label={t('assistant.open')} aria-haspopup="dialog" title={t('assistant.open')} icon={<Sparkles size={16} aria-hidden />} onClick={() => void open()}>
      <span>{t('assistant.ask')}</span>
    </Ask>
  )
}

const Ask = styled(Button)`
  ${theme.media.belowLg} {
    > span {
      display: none;
    }
  }

  ${theme.media.coarse} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
  }
`
