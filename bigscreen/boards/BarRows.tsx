import { memo } from 'react'
import * as panelStyles from './Panel.module.css'
import { Panel } from './Panel.tsx'

interface Props {
  readonly area: string
  readonly title: string
  readonly note?: string
  readonly none: string
  readonly rows: readonly { readonly id: string; readonly name: string; readonly value: number }[]
}

/** One number per name, largest first, with a bar to compare them by. */
export const BarRows = memo(({ area, title, note, none, rows }: Props) => {
  const most = Math.max(...rows.map((row) => row.value), 0)
  return (
    <Panel area={area} title={title} note={note}>
      {rows.length === 0 ? (
        <p className={panelStyles.none}>{none}</p>
      ) : (
        <ul className={panelStyles.bars} data-slot="bars">
          {rows.map((row) => (
            <li key={row.id}>
              <span className="clip">{row.name}</span>
              <i className={panelStyles.bar} data-slot="bar" style={{ '--part': row.value / most || 0 }} />
              <b>{row.value}</b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
})
