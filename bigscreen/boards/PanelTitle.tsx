import type { ReactNode } from 'react'

export const PanelTitle = ({ title, note, children }: { title: string; note?: string | undefined; children?: ReactNode }) => (
  <h2>
    {title}
    {note && <small>{note}</small>}
    {children && <span className="aside">{children}</span>}
  </h2>
)
