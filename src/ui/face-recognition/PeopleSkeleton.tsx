import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'

const WAITING = Array.from({ length: 18 }, (_, place) => place)

/** People on their way: faces, with a line of text below each. */
export const PeopleSkeleton = ({ label }: { readonly label: string }) => (
  <Root as="output" aria-busy aria-label={label}>
    {WAITING.map((place) => (
      <span key={place}>
        <Skeleton $width={theme.size.picture} $height={theme.size.picture} />
        <Skeleton $width="70%" $height="14px" />
      </span>
    ))}
  </Root>
)

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));

  > span {
    display: grid;
    justify-items: center;
    gap: ${theme.space[2]};
    padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[5]};
  }

  > span > :first-child {
    border-radius: 50%;
  }
`
