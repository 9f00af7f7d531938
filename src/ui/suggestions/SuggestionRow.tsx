import { Check, Pencil, X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { LeftSuggestion } from '../../domain/suggestions/deciding.ts'
import { SUGGESTION_SHORTCUTS } from '../../domain/suggestions/shortcuts.ts'
import type { Suggestion } from '../../domain/suggestions/suggestion.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { insetFocus } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import type { FieldAttribute } from '../value-fields/fieldProps.ts'
import { ChangeForm } from './changing/ChangeForm.tsx'
import { FaceCrop } from './FaceCrop.tsx'
import { LeftText } from './LeftText.tsx'
import { OriginText } from './OriginText.tsx'
import { canBeTyped, proposedText } from './proposedText.ts'
import type { ChangeForms } from './changing/useChangeForms.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'

export interface RowCommands {
  readonly onFocus: (id: string) => void
  readonly onMark: (id: string) => void
  readonly onAccept: (id: string, values?: readonly string[]) => void
  readonly onRefuse: (id: string) => void
  readonly onChange: (id: string) => void
  /** The change, not the suggestion. */
  readonly onGiveUp: (id: string) => void
}

interface SuggestionRowProps {
  readonly suggestion: Suggestion
  readonly asset: AssetSummary
  readonly attribute: FieldAttribute | undefined
  /** The page of the asset where the passage stands. */
  readonly to: string
  readonly picture: string
  readonly isCurrent: boolean
  readonly isMarked: boolean
  readonly forms: ChangeForms
  readonly left: LeftSuggestion | undefined
  readonly commands: RowCommands
}

/** What is proposed, how sure that is and where it comes from, and what can be done with it. */
export const SuggestionRow = memo(({ suggestion, asset, attribute, to, picture, isCurrent, isMarked, forms, left, commands }: SuggestionRowProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { id, kind, origin } = suggestion
  const text = proposedText(t, suggestion, attribute, language)
  const isChanged = forms.isOpen(id)
  const mayChange = canBeTyped(suggestion, attribute)
  return (
    <Row data-suggestion={id} tabIndex={isCurrent ? 0 : -1} aria-current={isCurrent || undefined} data-changed={isChanged || undefined} aria-label={t('suggestions.row', { kind: t(`suggestions.kind.${kind}`), text })} onFocus={() => commands.onFocus(id)}>
      <Checkbox label={t('suggestions.select', { text })} labelHidden checked={isMarked} tabIndex={isCurrent ? 0 : -1} onChange={() => commands.onMark(id)} />
      {kind === 'Face' && origin.area !== undefined && asset.thumbnail === 'Ready' && <FaceCrop asset={asset} area={origin.area} address={picture} />}
      <What>
        <small>{attribute?.name ?? t(`suggestions.kind.${kind}`)}</small>
        {isChanged ? (
          <ChangeForm
            suggestion={suggestion}
            attribute={attribute}
            text={forms.typedIn(id) ?? text}
            hasFocus={forms.isLatest(id)}
            onType={(typed) => forms.onType(id, typed)}
            onSave={(values) => commands.onAccept(id, values)}
            onCancel={() => commands.onGiveUp(id)}
          />
        ) : (
          <b dir="auto">{text}</b>
        )}
        <LeftText left={left} />
        <OriginText suggestion={suggestion} to={to} />
      </What>
      <Ways>
        <IconButton size="compact" tabIndex={isCurrent ? 0 : -1} label={t('suggestions.acceptNamed', { text })} shortcut={SUGGESTION_SHORTCUTS.accept} icon={<Check size={16} />} onClick={() => commands.onAccept(id)} />
        {mayChange && (
          <IconButton size="compact" tabIndex={isCurrent ? 0 : -1} label={t('suggestions.changeNamed', { text })} shortcut={SUGGESTION_SHORTCUTS.change} icon={<Pencil size={14} />} onClick={() => commands.onChange(id)} />
        )}
        <IconButton size="compact" tabIndex={isCurrent ? 0 : -1} label={t('suggestions.refuseNamed', { text })} shortcut={SUGGESTION_SHORTCUTS.refuse} icon={<X size={16} />} onClick={() => commands.onRefuse(id)} />
      </Ways>
    </Row>
  )
})

const Row = styled.li`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.small};
  ${insetFocus}

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current] {
    background: ${theme.color.primarySoft};
  }

  /* The form has its own, and needs the room. */
  ${theme.media.belowMd} {
    &[data-changed] > :last-child {
      display: none;
    }
  }
`

const What = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${theme.space.half};
  min-width: 0;
  overflow-wrap: anywhere;

  > small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }

  b {
    font-weight: ${theme.font.weight.semibold};
  }
`

const Ways = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[1]};
`
