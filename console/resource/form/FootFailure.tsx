import type { ReactNode } from 'react'
import { Icon } from '../../kit/icons.tsx'
import * as formPartsStyles from './FormParts.module.css'

/** Why the button beside it did not do what it says, on pages made for one hand. */
export const FootFailure = ({ children }: { children: ReactNode }) => (
  <p className={formPartsStyles.footFailure} role="alert">
    <Icon name="alert" />
    {children}
  </p>
)
