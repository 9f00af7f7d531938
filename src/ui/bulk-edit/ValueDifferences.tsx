import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { textDifference } from '../../domain/assets/textDifference.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'

/** Code points of what stays that are shown beside what does not. */
const AROUND = 80

const ending = (text: string): string => {
  const letters = Array.from(text)
  return letters.length > AROUND ? `…${letters.slice(-AROUND).join('')}` : text
}
const beginning = (text: string): string => {
  const letters = Array.from(text)
  return letters.length > AROUND ? `${letters.slice(0, AROUND).join('')}…` : text
}

/** What goes: struck through, and told in words to who listens. */
export const Gone = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <del>
      <VisuallyHidden>{t('bulkEdit.removed')} </VisuallyHidden>
      {children}
    </del>
  )
}
/** What comes: underlined, and told in words. */
export const New = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <ins>
      <VisuallyHidden>{t('bulkEdit.added')} </VisuallyHidden>
      {children}
    </ins>
  )
}

/** A text, with where it differs marked; of what stays, only what stands around it. */
export const TextChange = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { start, removed, added, end } = textDifference(before, after)
  return (
    <Prose>
      {ending(start)}
      {removed !== '' && <Gone>{removed}</Gone>}
      {added !== '' && <New>{added}</New>}
      {beginning(end)}
    </Prose>
  )
}

/** All the tags of both sides, with those that go and those that come marked. */
export const TagsChange = ({ before, after }: { readonly before: readonly string[]; readonly after: readonly string[] }) => (
  <TagList>
    {before.map((tag) => (
      <li key={tag}>
        {after.includes(tag) ? (
          tag
        ) : (
          <Gone>
            <Minus size={12} aria-hidden /> {tag}
          </Gone>
        )}
      </li>
    ))}
    {after
      .filter((tag) => !before.includes(tag))
      .map((tag) => (
        <li key={`+${tag}`}>
          <New>
            <Plus size={12} aria-hidden /> {tag}
          </New>
        </li>
      ))}
  </TagList>
)

export const Prose = styled.p`
  white-space: pre-wrap;
`

const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    overflow: hidden;
    border: ${theme.border.strong};
    border-radius: ${theme.radius.round};
    font-size: ${theme.font.size.caption};

    &:not(:has(del, ins)) {
      padding: ${theme.space.half} ${theme.space[2]};
    }
  }

  del,
  ins {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    padding: ${theme.space.half} ${theme.space[2]};
  }
`
