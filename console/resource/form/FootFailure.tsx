import type { ReactNode } from 'react'
import { Icon } from '../../kit/icons.tsx'
import './footFailure.css'

/** Why the button beside it did not do what it says, on pages made for one hand. */
export const FootFailure = ({ children }: { children: ReactNode }) => (
  <p className="foot-failure" role="alert">
    <Icon name="alert" />
    {children}
  </p>
)
