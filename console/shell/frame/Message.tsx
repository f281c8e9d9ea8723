import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as styles from './Message.module.css'

interface Props {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}

/** One icon, one sentence, one thing to do. */
export function Message({ icon, title, text, children }: Props) {
  return (
    <section className={styles.message}>
      <span className={`${surfacesStyles.tile} ${styles.messageIcon}`}>
        <Icon name={icon} size={26} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  )
}
