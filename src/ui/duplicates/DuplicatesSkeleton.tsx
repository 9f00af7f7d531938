import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { Listed } from './groupParts.ts'
import { STAGE_HEIGHT } from './stageHeight.ts'

/** Groups on their way: the list, and two pictures side by side with what is known of them. */
export const DuplicatesSkeleton = ({ label }: { readonly label: string }) => (
  <Root aria-busy aria-label={label}>
    <Listed as="div">
      {Array.from({ length: 6 }, (_, row) => (
        <Row key={row}>
          <Skeleton $width="64px" $height="48px" />
          <Skeleton $width="55%" $height="12px" />
        </Row>
      ))}
    </Listed>
    <Sides>
      {['one', 'other'].map((side) => (
        <div key={side}>
          <Skeleton $height={STAGE_HEIGHT} />
          <Skeleton $width="60%" $height="14px" />
          <Skeleton $width="40%" $height="12px" />
          <Skeleton $width="50%" $height="12px" />
        </div>
      ))}
    </Sides>
  </Root>
)

const Root = styled.section`
  display: flex;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  border-top: ${theme.border.line};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
`

const Sides = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 1fr 1fr;
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};

  > div {
    display: grid;
    gap: ${theme.space[3]};
  }

  ${theme.media.belowMd} {
    padding: ${theme.space[3]};
  }
`
