import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { changesIn, type ActivityEntry } from '../../domain/activity/entry.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { valueText } from './valueText.ts'

/** A field in the words of the forms; what a form has never shown goes by its own name. */
const fieldText = (t: TFunction, field: string): string => t(`activity.fields.${field}` as 'activity.fields.name', { defaultValue: field })

/** The attributes that it counts are all told beside it. */
const isListed = ({ values = [], after }: ActivityEntry): boolean => values.length > 0 && values.length === after?.['metadata']

/** What an entry changed, field by field: what it was and what it is. */
export const ActivityChanges = ({ entry }: { readonly entry: ActivityEntry }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const changes = changesIn(entry).filter(({ field, before, after }) => (before !== '' || after !== '') && !(field === 'metadata' && isListed(entry)))
  return (
    <ChangeList>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldText(t, field)}</dt>
          <dd>
            {before !== '' && (
              <del>
                <VisuallyHidden>{t('activity.was')} </VisuallyHidden>
                {valueText(t, language, field, before)}
              </del>
            )}
            {after !== '' && (
              <ins>
                <VisuallyHidden>{t('activity.is')} </VisuallyHidden>
                {valueText(t, language, field, after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </ChangeList>
  )
}

/** Fields, each with what it was and what it is. */
export const ChangeList = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;

  div {
    display: grid;
    grid-template-columns: minmax(8rem, 1fr) 3fr;
    gap: ${theme.space[3]};
  }

  dt {
    color: ${theme.color.inkFaint};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    margin: 0;
    color: ${theme.color.ink};
    overflow-wrap: anywhere;
  }

  del {
    color: ${theme.color.inkFaint};
  }

  ins {
    text-decoration: none;
  }
`
