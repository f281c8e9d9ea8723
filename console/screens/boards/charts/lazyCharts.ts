import { lazy } from 'react'

const charts = () => import('./index.ts')

/** The drawing library comes when the first chart is drawn. */
export const RowBars = lazy(async () => ({ default: (await charts()).RowBars }))
export const DayBars = lazy(async () => ({ default: (await charts()).DayBars }))
export const DayLines = lazy(async () => ({ default: (await charts()).DayLines }))
