import versions from './apps.json' with { type: 'json' }
import type { Row } from './tables.ts'

const DAY_MS = 86_400_000
const STORE = 'https://appstore.example.com/millwright'

/** Versions of the mobile app. */
export const appRows = (now: number): Row[] =>
  versions.map(({ daysAgo, ...version }, at) => {
    const made = new Date(now - daysAgo * DAY_MS)
    const storeUrl = `${STORE}/${version.platform.toLowerCase()}`
    return { id: at + 1, ...version, storeUrl, isForced: false, createdAt: made, updatedAt: made }
  })
