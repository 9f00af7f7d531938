import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { OCR_LANGUAGES, type OcrLanguage } from '../../domain/ocr/ocr.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { theme } from '../theme/theme.ts'

interface LanguageChoiceProps {
  /** None: they are found. */
  readonly languages: readonly OcrLanguage[]
  readonly onChange: (languages: readonly OcrLanguage[]) => void
}

/** In which languages something is written: that is found, or it is said. */
export const LanguageChoice = ({ languages, onChange }: LanguageChoiceProps) => {
  const { t } = useTranslation()
  const isFound = languages.length === 0
  const toggle = (language: OcrLanguage) => onChange(OCR_LANGUAGES.filter((one) => (one === language ? !languages.includes(one) : languages.includes(one))))
  return (
    <FieldGroup title={t('ocr.languages.label')}>
      <RadioRow>
        <input type="radio" name="ocrLanguages" checked={isFound} onChange={() => onChange([])} />
        <strong>{t('ocr.languages.find')}</strong>
        <small>{t('ocr.languages.findHint')}</small>
      </RadioRow>
      <RadioRow>
        <input type="radio" name="ocrLanguages" checked={!isFound} onChange={() => onChange(['eng'])} />
        <strong>{t('ocr.languages.say')}</strong>
      </RadioRow>
      {!isFound && (
        <Languages>
          {OCR_LANGUAGES.map((language) => (
            <Checkbox key={language} label={t(`ocr.language.${language}`)} checked={languages.includes(language)} onChange={() => toggle(language)} />
          ))}
        </Languages>
      )}
    </FieldGroup>
  )
}

const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-left: ${theme.space[8]};
`
