import 'styled-components'
import type { VitrineTheme } from './theme.ts'

declare module 'styled-components' {
  export interface DefaultTheme extends VitrineTheme {}
}
