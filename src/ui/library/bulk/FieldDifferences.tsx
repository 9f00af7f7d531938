import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { BulkDifference } from '../../../domain/library/bulkPlan.ts'
import { textDifference } from '../../../domain/library/textDifference.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'

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

const Gone = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <del>
      <VisuallyHidden>{t('bulkEdit.removed')} </VisuallyHidden>
      {children}
    </del>
  )
}
const New = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <ins>
      <VisuallyHidden>{t('bulkEdit.added')} </VisuallyHidden>
      {children}
    </ins>
  )
}

const Text = ({ before, after }: { readonly before: string; readonly after: string }) => {
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

const Tags = ({ before, after }: { readonly before: readonly string[]; readonly after: readonly string[] }) => (
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

/** The fields of one asset that become others: what goes is struck through, what comes is underlined, each in its words for who listens. */
export const FieldDifferences = ({ difference: { before, after } }: { readonly difference: BulkDifference }) => {
  const { t } = useTranslation()
  return (
    <Root>
      {before.description !== undefined && after.description !== undefined && (
        <div>
          <dt>{t('asset.field.description')}</dt>
          <dd>
            <Text before={before.description} after={after.description} />
          </dd>
        </div>
      )}
      {before.tags !== undefined && after.tags !== undefined && (
        <div>
          <dt>{t('asset.field.tags')}</dt>
          <dd>
            <Tags before={before.tags} after={after.tags} />
          </dd>
        </div>
      )}
      {before.repository !== undefined && after.repository !== undefined && (
        <div>
          <dt>{t('asset.field.repository')}</dt>
          <dd>
            <Prose>
              <Gone>{before.repository?.name ?? t('bulkEdit.noRepository')}</Gone> → <New>{after.repository?.name ?? t('bulkEdit.noRepository')}</New>
            </Prose>
          </dd>
        </div>
      )}
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;

  > div {
    display: grid;
    gap: ${theme.space.half};
  }

  dt {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  del {
    color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
    text-decoration: line-through;
  }

  ins {
    color: ${theme.color.ink};
    background: ${theme.color.primarySoft};
    text-decoration: underline;
    text-decoration-color: ${theme.color.primary};
    text-underline-offset: 2px;
  }
`

const Prose = styled.p`
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
