import { Check, Sparkles, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Tooltip } from '../../kit/Tooltip.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { LeftText } from '../../suggestions/LeftText.tsx'
import { reasonText } from '../../suggestions/reasonText.ts'
import { theme } from '../../theme/theme.ts'
import { Text, UnderCell } from '../cellStyles.ts'
import type { Ghost, Ghosts } from '../useGhosts.ts'

interface GhostTextProps {
  readonly ghost: Ghost
  readonly isFocus: boolean
  readonly decide: Ghosts['decide']
}

/** The grid keeps the focus: it is where the keys are heard. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** A value that nobody has said yet, in its cell: by a sign and in a lighter hand; what it can be decided with where one points or is. */
export const GhostText = ({ ghost: { suggestion, text, left }, isFocus, decide }: GhostTextProps) => {
  const { t, i18n } = useTranslation()
  const reason = reasonText(t, suggestion, matchLanguage(i18n.language))
  return (
    <>
      <Tooltip text={reason}>
        <Root data-ghost>
          <Sparkles size={12} aria-hidden />
          <Text>{text}</Text>
          <VisuallyHidden>{t(isFocus ? 'metadataTable.ghost.here' : 'metadataTable.ghost.there', { reason })}</VisuallyHidden>
        </Root>
      </Tooltip>
      <Ways onMouseDown={keepFocus}>
        <IconButton size="compact" tabIndex={-1} label={t('suggestions.acceptNamed', { text })} icon={<Check size={14} />} onClick={() => decide([suggestion.id], 'accept')} />
        <IconButton size="compact" tabIndex={-1} label={t('suggestions.refuseNamed', { text })} icon={<X size={14} />} onClick={() => decide([suggestion.id], 'refuse')} />
      </Ways>
      {isFocus && left !== undefined && (
        <UnderCell>
          <LeftText left={left} />
        </UnderCell>
      )}
    </>
  )
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  font-style: italic;
  color: ${theme.color.inkSoft};

  svg {
    flex: none;
  }
`

const Ways = styled.span`
  display: none;
  flex: none;
  margin-left: auto;

  button {
    width: ${theme.size.target};
    height: ${theme.size.target};
  }

  [role='gridcell']:hover > &,
  [data-focus] > & {
    display: flex;
  }
`
