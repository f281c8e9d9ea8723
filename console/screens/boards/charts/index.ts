export { DayBars } from './DayBars.tsx'
export { DayLines } from './DayLines.tsx'
export { RowBars } from './RowBars.tsx'
