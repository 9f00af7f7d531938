import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { useUndecided } from './useUndecided.ts'

/** Asks about what came into an open folder that is ready for the web, in few words, so that it pushes nothing: there as long as nobody has decided. */
export const UndecidedButton = ({ actors }: { readonly actors: Pick<FirstActors, 'folder' | 'capabilities'> }) => {
  const { t } = useTranslation()
  const undecided = useUndecided(actors)
  if (undecided === undefined) return null
  const { count, ask } = undecided
  return (
    <Wide icon={<Globe size={16} />} aria-label={t('webReady.undecided.ask', { count })} title={t('webReady.undecided.ask', { count })} onClick={ask}>
      {t('webReady.undecided.short', { count })}
    </Wide>
  )
}

/** On a phone the tools have one row: there it stands in the folder's menu. */
const Wide = styled(Button)`
  ${theme.media.belowSm} {
    display: none;
  }
`
