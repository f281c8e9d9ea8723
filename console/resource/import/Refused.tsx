import { Icon } from '../../kit/icons.tsx'
import * as bannerStyles from '../form/Banner.module.css'

interface RefusedProps {
  children: string
  hint?: string
  tone?: 'danger' | 'warning'
}

/** What was refused, where one can act on it. */
export function Refused({ children, hint, tone = 'danger' }: RefusedProps) {
  return (
    <div className={bannerStyles.banner} data-slot="banner" data-tone={tone} role="alert">
      <Icon name="alert" />
      <div>
        <b>{children}</b>
        {hint && <span>{hint}</span>}
      </div>
    </div>
  )
}
