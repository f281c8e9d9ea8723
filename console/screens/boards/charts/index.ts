export { RowBars } from '../../../fields/charts/RowBars.tsx'
export { DayBars } from './DayBars.tsx'
export { DayLines } from './DayLines.tsx'
