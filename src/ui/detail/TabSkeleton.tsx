import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'

const LINES = Array.from({ length: 6 }, (_, line) => line)

/** Stands in a tab's place while its code is on its way. */
export const TabSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Lines aria-busy aria-label={t('kit.loading')}>
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </Lines>
  )
}

const Lines = styled.output`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
`
