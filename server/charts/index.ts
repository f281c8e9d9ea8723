export { BARS_MAX, type BarChart, barChart } from './barChart.ts'
export { drawPicture } from './drawPicture.ts'
