import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MAX_TAG_LENGTH, tagRule, withTag } from '../../domain/assets/tags.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { Chip } from '../kit/Chip.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useAfterPress } from '../forms/useAfterPress.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface TagsFieldProps {
  readonly tags: readonly string[]
  readonly problem: string | undefined
  readonly busy: boolean
  readonly label?: string
  readonly hint?: string
  /** What is typed and no tag yet, where that is kept elsewhere. */
  readonly typed?: string
  readonly onTyped?: (typed: string) => void
  readonly onChange: (tags: readonly string[]) => void
}

/** The tags of an asset as chips. Enter or a comma adds what is typed, leaving the field too; Backspace in an empty field takes the last one away. */
export const TagsField = ({ tags, problem, busy, label, hint, typed: kept, onTyped, onChange }: TagsFieldProps) => {
  const { t, i18n } = useTranslation()
  const title = label ?? t('asset.field.tags')
  const [own, setOwn] = useState('')
  const afterPress = useAfterPress()
  const typed = kept ?? own
  const setTyped = onTyped ?? setOwn
  const wrong = isBlank(typed) ? undefined : tagRule(typed)
  const add = () => {
    if (isBlank(typed) || wrong !== undefined) return
    onChange(withTag(tags, typed))
    setTyped('')
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1))
    if (event.key === ',' || (event.key === 'Enter' && typed !== '')) {
      event.preventDefault()
      add()
    }
  }
  return (
    <Root>
      <TextField
        label={title}
        name="tags"
        value={typed}
        hint={[hint, t('asset.tagsHint', { limit: MAX_TAG_LENGTH })].filter(Boolean).join(' ')}
        problem={problemText(t, wrong, matchLanguage(i18n.language)) ?? problem}
        readOnly={busy}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={byKey}
        onBlur={() => afterPress(add)}
      />
      {tags.length > 0 && (
        <Chips aria-label={title}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip removeLabel={t('asset.removeTag', { tag })} onRemove={() => onChange(tags.filter((one) => one !== tag))}>
                {tag}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    max-width: 100%;
    overflow: hidden;
  }
`
