import type { ReactNode } from 'react'
import { Icon, type IconName } from '../kit/icons.tsx'

interface Props {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}

/** One icon, one sentence, one thing to do. */
export function Message({ icon, title, text, children }: Props) {
  return (
    <section className="message">
      <span className="message-icon">
        <Icon name={icon} size={26} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  )
}
