import type { ReactNode } from 'react'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as pageStyles from '../../../resource/page.module.css'

interface PageCardProps {
  /** By which the page leads to it. */
  id?: string
  title: string
  count?: number | undefined
  tools?: ReactNode
  children: ReactNode
}

/** A part of a page with its name, how many there are, and what can be done about it. */
export const PageCard = ({ id, title, count, tools, children }: PageCardProps) => (
  <section
    id={id}
    tabIndex={id ? -1 : undefined}
    className={`${pageStyles.card} ${surfacesStyles.titled} breaks`}
    data-slot="card panel"
    aria-label={title}
  >
    <header>
      <h2>{title}</h2>
      {count !== undefined && <em>{count}</em>}
      <span className="grow" />
      {tools}
    </header>
    {children}
  </section>
)
