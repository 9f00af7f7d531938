import { styled } from 'styled-components'
import { encode } from 'uqr'
import { theme } from '../theme/theme.ts'

/** Modules of quiet around the code, without which cameras do not find it. */
const QUIET = 4

/** A QR code, dark on light in both themes: cameras read no other. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Picture aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={path} fill="currentColor" />
      </svg>
    </Picture>
  )
}

const Picture = styled.figure`
  width: 100%;
  max-width: ${theme.size.qrCode};
  margin: 0;
  overflow: hidden;
  border-radius: ${theme.radius.small};
  color: ${theme.color.paperInk};
  background: ${theme.color.paper};

  svg {
    display: block;
  }
`
