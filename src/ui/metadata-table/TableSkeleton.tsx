import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { HEAD_HEIGHT, ROW_HEIGHT } from './grid/gridGeometry.ts'

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** Where the table's rows will stand; on a phone its cards. */
export const WaitingRows = () => {
  const { t } = useTranslation()
  return (
    <Rows aria-busy aria-label={t('kit.loading')}>
      {ROWS.map((row) => (
        <div key={row}>
          <Skeleton $width="28px" $height="20px" />
          <Skeleton $width="22%" $height="12px" />
          <Skeleton $width="30%" $height="12px" />
        </div>
      ))}
    </Rows>
  )
}

/** Where the table will stand, with the field above it. */
export const TableSkeleton = () => (
  <>
    <Field>
      <Skeleton $width="220px" $height={theme.size.control} />
    </Field>
    <WaitingRows />
  </>
)

const Field = styled.div`
  padding: 0 ${theme.space[5]} ${theme.space[3]};

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} ${theme.space[2]};
  }
`

const Rows = styled.output`
  display: grid;
  flex: 1;
  align-content: start;
  padding: 0 ${theme.space[5]};
  overflow: hidden;

  > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    height: ${ROW_HEIGHT}px;
    border-bottom: ${theme.border.line};
  }

  > div:first-child {
    height: ${HEAD_HEIGHT}px;
  }

  ${theme.media.belowMd} {
    gap: ${theme.space[3]};
    padding: 0 ${theme.space[3]};

    > div,
    > div:first-child {
      height: ${ROW_HEIGHT * 4}px;
      padding: ${theme.space[3]};
      border: ${theme.border.line};
      border-radius: ${theme.radius.large};
    }
  }
`
