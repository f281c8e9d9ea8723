/** The wall series of the design; the order keeps neighbours apart for colour-blind eyes. */
export const SERIES = { blue: '#4da3ff', paper: '#e6edf7', sand: '#d9b38c' } as const

export const theme = (rem: number) => ({
  text: { fontSize: rem * 1.75, fill: '#9aa8bd', fontFamily: 'inherit' },
  axis: { ticks: { text: { fontSize: rem * 1.75, fill: '#9aa8bd' } }, domain: { line: { stroke: 'none' } } },
  grid: { line: { stroke: '#2a3651', strokeWidth: rem / 8 } },
})
