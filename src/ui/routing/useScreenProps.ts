import { useOutletContext } from 'react-router'
import type { ScreenProps } from '../ScreenProps.ts'

/** What the shell hands to the screen inside it. */
export const useScreenProps = (): ScreenProps => useOutletContext<ScreenProps>()
