import { PencilLine, ScanText, Text } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import type { ReadText } from './useReadText.ts'

/** How the text that was read is shown: over its picture or not, to be corrected, as plain text beside it. */
export const TextTools = ({ text }: { readonly text: ReadText }) => {
  const { t } = useTranslation()
  return (
    <Tools role="toolbar" aria-label={t('ocr.tools')}>
      <IconButton label={t('ocr.over')} aria-pressed={text.isOver} icon={<ScanText size={16} />} onClick={text.onOver} />
      {text.mayCorrect && <IconButton label={t('ocr.correct')} aria-pressed={text.isCorrecting} icon={<PencilLine size={16} />} onClick={text.onCorrecting} />}
      <IconButton label={t('ocr.besideOpen')} aria-pressed={text.isBeside} icon={<Text size={16} />} onClick={text.onBeside} />
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding-left: ${theme.space[2]};
  border-left: ${theme.border.line};

  &:first-child {
    padding-left: 0;
    border-left: 0;
  }

  /* What stands before it is not seen then. */
  ${theme.media.belowMd} {
    [data-covered] + & {
      padding-left: 0;
      border-left: 0;
    }
  }
`
