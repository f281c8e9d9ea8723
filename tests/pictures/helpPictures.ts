import type { Page } from 'playwright-core'

/** A picture of a step of a guide (`console/screens/guides/guides.ts`): `<role>-<step>`, who sees the page, and where it is. */
export interface HelpPicture {
  readonly name: string
  readonly username: string
  readonly path: string
  readonly size: 'wide' | 'phone'
  prepare?(page: Page): Promise<unknown>
}

const wide = (name: string, username: string, path: string, prepare?: HelpPicture['prepare']): HelpPicture => ({
  ...{ name, username, path, size: 'wide' },
  ...(prepare && { prepare }),
})
const phone = (name: string, username: string, path: string, prepare?: HelpPicture['prepare']): HelpPicture => ({
  ...wide(name, username, path, prepare),
  size: 'phone',
})
/** The second button of the phone's bar begins a fault report. */
const beginReport = (page: Page) => page.locator('[data-slot~=bottom-bar] button').nth(1).click()

export const PICTURES: readonly HelpPicture[] = [
  wide('administrator-import', 'admin', '/masterdata/equipments'),
  wide('administrator-people', 'admin', '/identity/users'),
  wide('administrator-walls', 'admin', '/wall/wallDisplays'),
  wide('lead-dispatch', 'lead', '/repair/dispatch'),
  wide('lead-watch', 'lead', '/dashboard'),
  wide('lead-figures', 'manager', '/dataview'),
  wide('planner-board', 'manager', '/shifts/board'),
  wide('planner-leave', 'manager', '/leave-plan'),
  wide('qa-enter', 'qa', '/quality/complaints'),
  wide('qa-figures', 'qa', '/dataview/complaints'),
  wide('storekeeper-move', 'storekeeper', '/stock/spareParts'),
  wide('storekeeper-order', 'storekeeper', '/stock/shortages'),
  phone('repairer-work', 'repairer', '/repair/work'),
  phone('inspector-round', 'repairer', '/inspect/round'),
  phone('operator-report', 'operator', '/dashboard', beginReport),
]
