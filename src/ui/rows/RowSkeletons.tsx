import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'

const WAITING = Array.from({ length: 8 }, (_, row) => row)

/** Rows that are on their way: as tall as they will be, with the place of the picture and of the name. */
export const RowSkeletons = ({ label }: { readonly label: string }) => (
  <List aria-busy aria-label={label}>
    {WAITING.map((row) => (
      <li key={row}>
        <Skeleton $width="48px" $height="32px" />
        <Skeleton $width="30%" $height="12px" />
      </li>
    ))}
  </List>
)

const List = styled.ol`
  display: grid;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    height: ${theme.size.row};
    padding-left: ${theme.space[10]};
    border-bottom: ${theme.border.line};
  }

  ${theme.media.belowMd} {
    li {
      height: ${theme.size.phoneRow};
    }
  }
`
