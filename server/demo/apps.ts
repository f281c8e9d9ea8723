import type { Row } from './plants.ts'

const DAY_MS = 86_400_000
const STORE = 'https://appstore.example.com/millwright'

/** Versions of the mobile app: platform, version, build, days ago, released, notes. */
const VERSIONS = [
  ['ANDROID', '1.0.0', 100, 150, true, '首个版本：报修、受理、维修和工时'],
  ['ANDROID', '1.1.0', 110, 60, true, '支持扫码报修；保养工单提醒'],
  ['ANDROID', '1.2.0', 120, 12, true, '弱网时照片后台上传；修复部分机型闪退'],
  ['IOS', '1.2.0', 120, 4, false, '等待应用商店审核'],
] as const

export const appRows = (now: number): Row[] =>
  VERSIONS.map(([platform, version, build, ago, released, notes], at) => {
    const made = new Date(now - ago * DAY_MS)
    const storeUrl = `${STORE}/${platform.toLowerCase()}`
    return { id: at + 1, platform, version, build, storeUrl, notes, isForced: false, released, createdAt: made, updatedAt: made }
  })
