import { styled } from 'styled-components'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'

const WIDGETS = 4
const ROWS = 6

/** As many widgets as most people see, in the size that they will have. */
export const WidgetSkeletons = ({ label }: { readonly label: string }) => (
  <>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    {Array.from({ length: WIDGETS }, (_, widget) => (
      <Frame key={widget} aria-busy>
        <Skeleton $width="40%" $height={theme.font.size.lead} />
        {Array.from({ length: ROWS }, (_each, row) => (
          <Skeleton key={row} $height={theme.size.box} />
        ))}
      </Frame>
    ))}
  </>
)

const Frame = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${theme.space[5]};
  min-height: ${theme.size.menuMax};
  padding: ${theme.space[5]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
`
