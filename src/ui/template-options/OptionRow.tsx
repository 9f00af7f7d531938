import { MoreHorizontal, Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Option } from '../../domain/templates/options.ts'
import { Badge } from '../kit/Badge.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { ellipsis } from '../kit/mixins.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { useAfterPress } from '../forms/useAfterPress.ts'
import { theme } from '../theme/theme.ts'

export interface OptionRowProps {
  readonly option: Option
  readonly isPicked: boolean
  /** An asset has it of itself. */
  readonly isDefault: boolean
  /** It can be called otherwise and picked. */
  readonly isOpen: boolean
  /** It can be taken out and made the default. */
  readonly isWhole: boolean
  readonly onPick: (option: Option) => void
  readonly onRename: (option: Option, label: string) => void
  readonly onRemove: (option: Option) => void
  readonly onDefault: (option: Option | undefined) => void
}

/** An option: picked to be merged with others, called otherwise in its place, taken out. */
export const OptionRow = ({ option, isPicked, isDefault, isOpen, isWhole, onPick, onRename, onRemove, onDefault }: OptionRowProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const afterPress = useAfterPress()
  const end = (label: string | undefined) => {
    setTyped(undefined)
    if (label !== undefined && label.trim() !== '' && label !== option.label) onRename(option, label)
  }
  if (typed !== undefined)
    return (
      <Row>
        <TextInput
          $size="field"
          aria-label={t('templates.options.newLabel', { name: option.label })}
          value={typed}
          maxLength={255}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- F2 and the menu lead here.
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => afterPress(() => end(typed))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            end(event.key === 'Enter' ? typed : undefined)
          }}
        />
      </Row>
    )
  const label = t('templates.options.actionsFor', { name: option.label })
  const entries = [
    { id: 'rename', label: t('templates.options.rename'), icon: <Pencil size={16} />, onSelect: () => setTyped(option.label) },
    ...(isWhole
      ? [
          { id: 'default', label: t(isDefault ? 'templates.options.noDefault' : 'templates.options.makeDefault'), icon: <Star size={16} />, onSelect: () => onDefault(isDefault ? undefined : option) },
          { id: 'remove', label: t('templates.options.remove'), icon: <Trash2 size={16} />, tone: 'danger' as const, separated: true, onSelect: () => onRemove(option) },
        ]
      : []),
  ]
  return (
    <Row>
      {isOpen ? <Checkbox label={option.label} checked={isPicked} onChange={() => onPick(option)} /> : <span>{option.label}</span>}
      {isDefault && <Badge>{t('templates.options.default')}</Badge>}
      {isOpen && <Menu button={<IconButton size="compact" label={label} icon={<MoreHorizontal size={16} />} />} label={label} entries={entries} />}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 100%;
  padding: 0 ${theme.space[2]} 0 ${theme.space[3]};

  > :first-child {
    flex: 1;
    min-width: 0;
    ${ellipsis}
  }

  label > span {
    ${ellipsis}
  }
`
