import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Place } from './places.ts'

interface AreaProps {
  readonly to: string
  /** Begins the addresses of what belongs to it besides. */
  readonly also?: string
  readonly icon: LucideIcon
  readonly children: ReactNode
}

/** An area that the navigation leads to. */
export const Area = ({ to, also, icon: Icon, children }: AreaProps) => {
  const { pathname } = useLocation()
  const isOn = pathname === to || (also !== undefined && pathname.startsWith(also))
  return (
    <Place to={to} end={!isOn} $on={isOn}>
      <Icon size={18} aria-hidden />
      {children}
    </Place>
  )
}
