export interface Share {
  readonly name: string
  readonly count: number
}
export interface ParetoRow extends Share {
  /** Share of all faults that this and the larger categories make up, 0..1. */
  readonly cumulative: number
}

/** The largest categories first; what does not fit is one last row, so that the line still ends at 100 %. */
export function pareto(shares: readonly Share[], room: number, otherName: string): ParetoRow[] {
  const sorted = shares.filter((s) => s.count > 0).toSorted((a, b) => b.count - a.count)
  const largest = sorted.length > room ? sorted.slice(0, room - 1) : sorted
  const rest = sorted.slice(largest.length).reduce((sum, s) => sum + s.count, 0)
  const rows = rest ? [...largest, { name: otherName, count: rest }] : largest
  const total = rows.reduce((sum, s) => sum + s.count, 0)
  let running = 0
  return rows.map((row) => {
    running += row.count
    return { name: row.name, count: row.count, cumulative: running / total }
  })
}
