import type { ReactNode } from 'react'
import { Boundary, Broken } from '../wall/Boundary.tsx'
import * as styles from './Panel.module.css'

interface Props {
  readonly area: string
  readonly title?: string
  readonly note?: string | undefined
  readonly aside?: ReactNode
  /** What stands in it brings a ground of its own; where it has no title either, nothing of the panel is to be seen. */
  readonly isFilled?: boolean
  readonly children: ReactNode
}

/** A part of a page. One that breaks does so alone. */
export const Panel = ({ area, title, note, aside, isFilled = false, children }: Props) => (
  <section
    className={styles.panel}
    data-slot="panel"
    data-bare={!title || undefined}
    data-filled={isFilled || undefined}
    style={{ gridArea: area }}
  >
    {title && (
      <h2>
        {title}
        {note && <small className="clip">{note}</small>}
        {aside && <span className={styles.aside}>{aside}</span>}
      </h2>
    )}
    <Boundary fallback={<Broken part />}>{children}</Boundary>
  </section>
)
