export { CountsChart, HoursChart } from './DayCharts.tsx'
export { ParetoChart } from './ParetoChart.tsx'
