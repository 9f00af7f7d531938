import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ReadingProgress, Recognition } from '../../domain/recognition/setting.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'

interface ReadingLineProps {
  readonly kind: Recognition
  readonly progress: ReadingProgress
}

/** How far reading what is there has come. */
export const ReadingLine = ({ kind, progress: { total, read, failed } }: ReadingLineProps) => {
  const { t } = useTranslation()
  const done = read + failed
  const isOver = done >= total
  return (
    <Root>
      <output>{isOver ? t(`recognition.${kind}.read`, { count: read }) : t(`recognition.${kind}.reading`, { read, total })}</output>
      {!isOver && <ProgressBar label={t('recognition.progress')} value={total === 0 ? 0 : done / total} />}
      {failed > 0 && <span>{t('recognition.failed', { count: failed })}</span>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.small};
  font-size: ${theme.font.size.caption};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkSoft};
  background: ${theme.color.sunken};
`
