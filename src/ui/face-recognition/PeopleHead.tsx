import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PEOPLE_SHOWN, type PeopleList } from '../../application/face-recognition/somebody.ts'
import { ItemHead, ItemTools } from '../items/ItemPage.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { TextInput } from '../kit/TextField.tsx'
import { useTyped } from '../forms/useTyped.ts'
import { theme } from '../theme/theme.ts'

interface PeopleHeadProps {
  readonly list: PeopleList
  readonly onList: (list: PeopleList) => void
}

/** Which of the people are shown; those with a name by what it begins with. */
export const PeopleHead = ({ list, onList }: PeopleHeadProps) => {
  const { t } = useTranslation()
  const typed = useTyped(list.typed, (text) => onList({ ...list, typed: text }))
  return (
    <ItemHead>
      <h1>{t('faces.title')}</h1>
      <ItemTools>
        {list.show === 'named' && (
          <Find
            type="search"
            $size="field"
            aria-label={t('faces.find')}
            placeholder={t('faces.find')}
            {...typed}
          />
        )}
        <SegmentedControl
          label={t('faces.show')}
          value={list.show}
          segments={PEOPLE_SHOWN.map((value) => ({ value, label: t(`faces.shown.${value}`) }))}
          onChange={(show) => onList({ show, typed: '' })}
        />
      </ItemTools>
    </ItemHead>
  )
}

const Find = styled(TextInput)`
  width: ${theme.size.menu};
`
