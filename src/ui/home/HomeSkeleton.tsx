import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'

const PICTURES = 5

/** As high as what comes. */
export const HomeSkeleton = ({ label }: { readonly label: string }) => (
  <Root aria-busy>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    <Skeleton $width="30%" $height={theme.font.size.lead} />
    <Row>
      {Array.from({ length: PICTURES }, (_, at) => (
        <Skeleton key={at} $height="12rem" />
      ))}
    </Row>
    <Skeleton $width="30%" $height={theme.font.size.lead} />
    <Skeleton $height="10rem" />
  </Root>
)

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const Row = styled.div`
  display: flex;
  gap: ${theme.space[3]};
`
