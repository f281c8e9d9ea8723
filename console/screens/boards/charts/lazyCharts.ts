import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'

const charts = () => import('./index.ts')

/** The drawing library comes when the first chart is drawn. */
export const RowBars = lazyComponent(async () => (await charts()).RowBars)
export const DayBars = lazyComponent(async () => (await charts()).DayBars)
export const DayLines = lazyComponent(async () => (await charts()).DayLines)
