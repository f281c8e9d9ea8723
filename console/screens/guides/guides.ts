/** One step of a guide: its text is `help.roles.<role>.steps.<name>`. */
export interface GuideStep {
  readonly name: string
  /** The screen on which it is done. */
  readonly screen: string
  /** A picture of that screen in both languages, as large as a desk's window or as a phone. */
  readonly picture?: 'wide' | 'phone'
}
export interface Guide {
  readonly role: string
  /** Whoever has it does this work; empty for everyone. */
  readonly permission: string
  readonly steps: readonly GuideStep[]
}

/** Steps that belong to no single screen. */
export const EVERYONE = 'everyone'

const step = (name: string, screen: string): GuideStep => ({ name, screen })
const pictured = (name: string, screen: string, picture: 'wide' | 'phone' = 'wide'): GuideStep => ({ name, screen, picture })

/** The first five minutes of each role; a person with the permissions of several begins with the first of them. */
export const GUIDES: readonly Guide[] = [
  {
    role: 'administrator',
    permission: 'system:role:edit',
    steps: [
      pictured('import', 'equipment'),
      pictured('people', 'user'),
      step('settings', 'config'),
      pictured('walls', 'wallDisplay'),
      step('health', 'health'),
    ],
  },
  {
    role: 'lead',
    permission: 'repair:log:lead',
    steps: [
      pictured('dispatch', 'dispatch'),
      pictured('watch', 'dashboard'),
      step('correct', 'reportLog'),
      step('upkeep', 'maintenanceCalendar'),
      pictured('figures', 'dataview'),
    ],
  },
  {
    role: 'planner',
    permission: 'shifts:schedule:edit',
    steps: [pictured('board', 'shiftBoard'), pictured('leave', 'leavePlan'), step('swaps', 'shiftSwap'), step('attendance', 'attendance')],
  },
  {
    role: 'qa',
    permission: 'quality:complaint:answer',
    steps: [
      pictured('enter', 'complaint'),
      step('investigate', 'myComplaints'),
      step('actions', 'complaintAction'),
      pictured('figures', 'complaintView'),
    ],
  },
  {
    role: 'storekeeper',
    permission: 'stock:stocktakeLine:edit',
    steps: [pictured('move', 'sparePart'), step('ink', 'inkCan'), pictured('order', 'shortages'), step('count', 'stockCount')],
  },
  {
    role: 'repairer',
    permission: 'repair:log:start',
    steps: [pictured('work', 'repairWork', 'phone'), step('parts', 'repairLog'), step('complete', 'repairLog'), step('known', 'fault')],
  },
  {
    role: 'inspector',
    permission: 'inspect:order:record',
    steps: [pictured('round', 'inspectionRound', 'phone'), step('finding', 'inspectionOrder'), step('maintenance', 'maintlogs')],
  },
  {
    role: 'operator',
    permission: 'repair:report:add',
    steps: [
      pictured('report', 'reportLog', 'phone'),
      step('follow', 'reportLog'),
      step('confirm', 'reportLog'),
      step('shifts', 'myShifts'),
    ],
  },
  {
    role: EVERYONE,
    permission: '',
    steps: [
      step('find', 'dashboard'),
      step('lists', 'dashboard'),
      step('excel', 'dashboard'),
      step('keys', 'dashboard'),
      step('account', 'profile'),
    ],
  },
]

/** The guide of a role by name, else the first whose work the person may do. */
export const guideFor = (can: (permission: string) => boolean, role?: string): Guide =>
  GUIDES.find((guide) => guide.role === role) ?? (GUIDES.find(({ permission }) => can(permission)) as Guide)
