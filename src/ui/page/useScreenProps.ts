import { useOutletContext } from 'react-router'
import type { FirstScreenProps, ScreenProps } from './ScreenProps.ts'

/** What the shell hands to the screen that the application begins with. */
export const useFirstScreenProps = (): FirstScreenProps => useOutletContext<FirstScreenProps>()

/** What the shell hands to any other screen, whose loader has waited for all of it. */
export const useScreenProps = (): ScreenProps => {
  const { shell, ...others } = useFirstScreenProps()
  const all = shell.rest.now()
  if (all === undefined) throw new Error('A screen came before its machines')
  return { ...others, shell: all }
}
