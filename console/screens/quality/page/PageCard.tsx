import type { ReactNode } from 'react'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as pageStyles from '../../../resource/page.module.css'

interface PageCardProps {
  title: string
  count?: number | undefined
  tools?: ReactNode
  children: ReactNode
}

/** A part of a page with its name, how many there are, and what can be done about it. */
export const PageCard = ({ title, count, tools, children }: PageCardProps) => (
  <section className={`${pageStyles.card} ${surfacesStyles.titled} breaks`} data-slot="card panel" aria-label={title}>
    <header>
      <h2>{title}</h2>
      {count !== undefined && <em>{count}</em>}
      <span className="grow" />
      {tools}
    </header>
    {children}
  </section>
)
