export { CountsChart, type DayPoint, HoursChart } from './DayCharts.tsx'
export { ParetoChart } from './ParetoChart.tsx'
