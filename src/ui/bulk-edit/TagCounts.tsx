import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { css, styled } from 'styled-components'
import type { TagCount } from '../../domain/bulk-edit/bulkPlan.ts'
import { Button } from '../kit/Button.tsx'
import { Chips } from '../assets/TagsField.tsx'
import { theme } from '../theme/theme.ts'

interface TagCountsProps {
  readonly tags: readonly TagCount[]
  /** Of how many. */
  readonly assets: number
  readonly isChosen?: (tag: string) => boolean
  /** Lets a tag be chosen by pressing it. */
  readonly onToggle?: (tag: string) => void
}

/** Shown before one asks for the others. */
const AT_FIRST = 20

/** Tags with how many assets carry each; the edge of those that not all carry is dashed. */
export const TagCounts = ({ tags, assets, isChosen, onToggle }: TagCountsProps) => {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(tags.length <= AT_FIRST)
  const [isAsked, setAsked] = useState(false)
  const next = useRef<HTMLLIElement>(null)
  // The button that showed them is gone.
  useEffect(() => {
    if (isAsked) (next.current?.querySelector('button') ?? next.current)?.focus()
  }, [isAsked])
  const showAll = () => {
    setWhole(true)
    setAsked(true)
  }
  return (
    <>
      <Chips aria-label={t('bulkEdit.tagsNow')}>
        {tags.slice(0, isWhole ? undefined : AT_FIRST).map(({ tag, assets: on }, at) => {
          const text = (
            <>
              <span>{tag}</span>
              <small>{t('bulkEdit.tagOn', { on, of: assets })}</small>
            </>
          )
          return (
            <li key={tag} {...(isAsked && at === AT_FIRST ? { ref: next, tabIndex: onToggle === undefined ? -1 : undefined } : {})}>
              {onToggle === undefined ? (
                <Name data-shared={on === assets}>{text}</Name>
              ) : (
                <Choice type="button" data-shared={on === assets} aria-pressed={isChosen?.(tag) === true} onClick={() => onToggle(tag)}>
                  {isChosen?.(tag) === true && <Check size={12} aria-hidden />}
                  {text}
                </Choice>
              )}
            </li>
          )
        })}
      </Chips>
      {!isWhole && (
        <Button size="compact" tone="ghost" onClick={showAll}>
          {t('bulkEdit.showTags', { count: tags.length })}
        </Button>
      )}
    </>
  )
}

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.snug};
  max-width: 100%;
  min-height: ${theme.size.target};
  padding: 0 ${theme.space.roomy};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.round};
  font: inherit;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.ink};
  background: ${theme.color.surface};

  &[data-shared='true'] {
    border-style: solid;
    background: ${theme.color.sunken};
  }

  span {
    overflow-wrap: anywhere;
  }

  small {
    font-size: inherit;
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
    white-space: nowrap;
  }
`

const Name = styled.span`
  ${chip}
`

const Choice = styled.button`
  ${chip}
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.inkSoft};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};

    small {
      color: inherit;
    }
  }

  &:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }
`
