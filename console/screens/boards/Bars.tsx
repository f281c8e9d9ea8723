export interface Bar {
  key: string
  name: string
  value: number
  mark?: string | undefined
}

interface Props {
  label: string
  bars: readonly Bar[]
  digits: number
  unit: string
}

/** Bars lying down with their figures beside them: nobody has to see the picture to read it. */
export function Bars({ label, bars, digits, unit }: Props) {
  const longest = Math.max(...bars.map((bar) => bar.value), 0)
  return (
    <ul className="bars" aria-label={label} style={{ '--bars': bars.length } as object}>
      {bars.map((bar) => (
        <li key={bar.key} data-marked={bar.mark ? '' : undefined}>
          <span className="bar-name">
            <span className="clip" title={bar.name}>
              {bar.name}
            </span>
            {bar.mark && <em>{bar.mark}</em>}
          </span>
          <i aria-hidden="true" style={{ '--long': longest ? bar.value / longest : 0 } as object} />
          <b>
            {bar.value.toFixed(digits)}
            <small> {unit}</small>
          </b>
        </li>
      ))}
    </ul>
  )
}
