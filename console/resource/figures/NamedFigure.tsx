import type { ReactNode } from 'react'
import { ExplainedFigure } from './ExplainedFigure.tsx'
import type { FigureFacts } from './figureKey.ts'

/** A figure below its name, which explains it. */
export function NamedFigure({ children, ...facts }: FigureFacts & { children: ReactNode }) {
  return (
    <div>
      <dt>
        <ExplainedFigure {...facts}>{facts.name}</ExplainedFigure>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
