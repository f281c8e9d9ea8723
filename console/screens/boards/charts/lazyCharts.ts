import { deferred } from '../../../kit/overlays/deferred.tsx'

const charts = () => import('./index.ts')

/** The drawing library comes when the first chart is drawn. */
export const RowBars = deferred(async () => (await charts()).RowBars)
export const DayBars = deferred(async () => (await charts()).DayBars)
export const DayLines = deferred(async () => (await charts()).DayLines)
