import { adminRole } from '../setup/index.ts'

const tags = (permission: string, ...verbs: string[]) => verbs.map((verb) => `${permission}:${verb}`)
const READ = ['list', 'query']
const read = (...permissions: string[]) => permissions.flatMap((permission) => tags(permission, ...READ))

const MASTER = ['plant', 'workshop', 'equipment', 'equipmentUnit', 'shift'].map((name) => `masterdata:${name}`)
/** A plant's calendar and people, and whom it buys from and sells to. */
const PLANT_OWN = ['holiday', 'station', 'position', 'worker', 'staff', 'operator', 'qaPerson'].map((name) => `masterdata:${name}`)
/** Who works when: the schedule with all it is made of. */
const ROSTER = ['schedule', 'team', 'member', 'pattern', 'demand', 'qualification'].map((name) => `shifts:${name}`)
const PLANNING = [...ROSTER.flatMap((permission) => tags(permission, 'add', 'edit', 'remove')), 'shifts:schedule:generate']
const PARTNERS = ['customer', 'vendor'].map((name) => `masterdata:${name}`)
const LIBRARY = ['reporter', 'repairer', 'faultCategory', 'fault'].map((name) => `repair:${name}`)
const WORK = ['repair:report', 'repair:log', 'repair:timeLog']
const MAINTENANCE = ['maint:order', 'maint:plan']
const TEMPLATES = ['maint:template', 'maint:templatePoint']
const PARTS = ['stock:sparePart', 'maint:planPart', 'maint:orderPart']
const INKS = ['ink', 'inkStock', 'inkCan', 'inkLog', 'inkUnit'].map((name) => `stock:${name}`)
/** All that lies in the stores, what was booked of it, and where it lies. */
const STORES = [
  ...INKS,
  ...['sparePart', 'sparePartLog', 'accessory', 'accessoryLog', 'location', 'stocktake'].map((name) => `stock:${name}`),
]
const STOCK_READ = [...STORES, 'stock:order', 'stock:reservation', 'stock:stocktakeLine']
const KEPT = ['sparePart', 'accessory', 'ink', 'inkUnit', 'location'].map((name) => `stock:${name}`)
const LOGS = ['sparePartLog', 'accessoryLog', 'inkLog'].map((name) => `stock:${name}`)
/** Everything that is done in the stores; only the approval of a stocktake asks for a second person, whatever both may do. */
const STOREKEEPING = [
  ...KEPT.flatMap((permission) => tags(permission, 'add', 'edit', 'remove')),
  ...LOGS.flatMap((permission) => tags(permission, 'add', 'past', 'reverse')),
  'stock:inkLog:expired',
  ...tags('stock:inkStock', 'edit', 'quarantine', 'release'),
  ...tags('stock:inkCan', 'edit', 'open', 'weighIn', 'weighAgain', 'useUp', 'scrap'),
  ...tags('stock:stocktake', 'add', 'submit', 'recount', 'approve', 'cancel'),
  ...tags('stock:stocktakeLine', 'add', 'edit'),
  ...tags('stock:order', 'add', 'edit', 'receive', 'receivePart', 'cancel'),
]
const INSPECTION = ['inspect:order', 'inspect:point']
const NOTICES = ['type', 'receiver', 'delivery'].map((name) => `notice:${name}`)
const ROLLERS = ['repair', 'roller', 'log', 'repairer', 'operator', 'operation'].map((name) => `roller:${name}`)
const TANKS = ['duct:duct', 'duct:log']
const UPKEEP = [...INSPECTION, ...MAINTENANCE, ...TEMPLATES, ...PARTS]
const EVERYTHING = read(...MASTER, ...PLANT_OWN, ...PARTNERS, ...LIBRARY, ...WORK, ...UPKEEP, ...INKS, ...ROLLERS, ...TANKS, 'wall:display')
const FIGURES = ['downtime', 'fault', 'repair'].map((board) => `dataview:${board}`)
const VIEWS = [...FIGURES.map((board) => `${board}:view`), 'dataview:schedule:view']
const REPORTING = tags('repair:report', 'add', 'edit', 'confirm', 'cancel')
const LEADING = [...tags('repair:report', 'accept', 'markUsable', 'complete', 'reopen', 'reject'), 'repair:log:lead']
/** Whoever mends a machine takes the parts for it, and gives back what was left. */
const REPAIRING = [...tags('repair:log', 'start', 'waitParts', 'resume', 'complete'), 'stock:sparePartLog:add']
/** Putting right what was recorded wrongly, or never happened. */
const CORRECTING = [...WORK, 'inspect:order', 'maint:order'].flatMap((permission) => tags(permission, 'correct', 'void'))
const BOOKING = tags('repair:timeLog', 'add', 'edit')
/** What is done with rollers and ink tanks at the presses. */
const HANDLING = [...tags('roller:log', 'add'), ...tags('duct:log', 'add', 'edit', 'close')]
const SENDING = tags('roller:repair', 'add', 'edit', 'return', 'scrap')

/** What leads of shifts do for each other. */
const HANDOVER = ['shifts:handover', 'shifts:handoverItem', 'shifts:notice']
const HANDING_OVER = [
  'dataview:handover:view',
  'dataview:handover:export',
  ...read(...HANDOVER),
  ...tags('shifts:handover', 'edit', 'reread', 'handOver', 'withdraw', 'takeGroup', 'sign', 'export'),
  ...tags('shifts:handoverItem', 'add', 'edit', 'take', 'ask', 'answer'),
  ...tags('shifts:notice', 'add', 'edit'),
]

/** What customers complained of, and how it is settled. */
const COMPLAINTS = [
  'dataview:complaint:view',
  'dataview:complaint:export',
  ...read(...['complaint', 'action', 'evidence', 'category', 'cause', 'measure', 'status'].map((name) => `quality:${name}`)),
  'quality:complaint:export',
]
/** Whoever answers customers. */
const ANSWERING = [
  ...tags('quality:complaint', 'add', 'edit', 'remove', 'import', 'investigate', 'answer', 'close', 'reject', 'reopen', 'correct', 'void'),
  ...tags('quality:action', 'add', 'edit', 'remove', 'complete', 'confirm', 'repeat', 'cancel'),
  ...tags('quality:evidence', 'add', 'edit', 'remove'),
  ...['category', 'cause', 'measure', 'status'].flatMap((name) => tags(`quality:${name}`, 'add', 'edit', 'remove')),
]
/** Whoever finds the cause of a complaint in production, and mends it. */
const ANALYSING = [
  ...tags('quality:complaint', 'edit', 'analyse', 'decideMeasures', 'verify', 'analyseAgain'),
  ...tags('quality:action', 'add', 'edit', 'complete'),
  ...tags('quality:evidence', 'add', 'edit'),
]

/** Leave: whoever is linked to a worker asks for their own, leads write that of their people, and somebody above them decides. */
const LEAVE = ['shifts:workerVacation', 'shifts:leaveEntitlement', 'shifts:leaveLog']
const ASKING_LEAVE = [...read(...LEAVE), ...tags('shifts:workerVacation', 'add', 'edit', 'remove', 'submit', 'withdraw')]
/** Whoever works in shifts asks colleagues to swap, and answers them. */
const SWAPPING = [...read('shifts:swap'), ...tags('shifts:swap', 'add', 'accept', 'refuse', 'withdraw')]
/** Whoever plans the shifts decides whether two may swap; never their own. */
const DECIDING_SWAPS = [...read('shifts:swap'), ...tags('shifts:swap', 'approve', 'refuse')]
const DECIDING_LEAVE = [
  ...read(...LEAVE),
  ...tags('shifts:workerVacation', 'approve', 'reject', 'cancel', 'export'),
  ...tags('shifts:leaveEntitlement', 'add', 'edit', 'export'),
  ...tags('shifts:leaveLog', 'add', 'reverse'),
]

/** Who was there: leads mark their crew, everybody sees their own. */
const ATTENDANCE = ['shifts:attendance']
const MARKING = [...read(...ATTENDANCE), ...tags('shifts:attendance', 'add', 'mark', 'correct', 'void', 'export')]

const PEOPLE = read('system:user', 'system:department', 'system:post')
const exported = (...permissions: string[]) => permissions.map((permission) => `${permission}:export`)
const imported = (...permissions: string[]) => permissions.map((permission) => `${permission}:import`)

export interface DemoRole {
  readonly roleKey: string
  readonly roleName: string
  readonly permissions: readonly string[]
  /** Everything unless said. */
  readonly dataScope?: 'DEPARTMENT_AND_CHILDREN' | 'SELF'
  readonly remark?: string
}

/** One role for each kind of person who opens the console, with no more rights than the work needs. */
export const demoRoles: readonly DemoRole[] = [
  adminRole,
  {
    roleKey: 'plantManager',
    roleName: '厂长',
    permissions: [
      ...EVERYTHING,
      ...read(...STOCK_READ.filter((permission) => !INKS.includes(permission) && !PARTS.includes(permission))),
      ...tags('stock:stocktake', 'approve', 'recount', 'cancel'),
      ...HANDING_OVER,
      ...DECIDING_LEAVE,
      ...DECIDING_SWAPS,
      ...MARKING,
      ...VIEWS,
      'dataview:stock:view',
      ...COMPLAINTS,
      ...ANALYSING,
      ...PEOPLE,
      ...read('system:loginLog', 'system:operationLog', 'system:importLog'),
      ...tags('repair:report', 'confirm', 'reopen'),
      ...CORRECTING,
      ...tags('maint:order', 'postpone', 'cancel'),
      ...read(...NOTICES),
      ...tags('notice:receiver', 'add', 'edit', 'remove'),
      ...tags('notice:delivery', 'resend'),
      'system:savedView:share',
      ...read(...ROSTER),
      ...PLANNING,
      ...PLANT_OWN.flatMap((permission) => tags(permission, 'add', 'edit', 'remove')),
      ...imported(...PLANT_OWN),
      ...exported(...WORK, ...INSPECTION, ...MAINTENANCE, ...ROLLERS, ...TANKS, ...FIGURES, 'masterdata:equipment'),
    ],
  },
  {
    roleKey: 'departmentHead',
    roleName: '部门主管',
    dataScope: 'DEPARTMENT_AND_CHILDREN',
    remark: '管理本部门及下级部门的用户，查看其登录与操作日志',
    permissions: [
      ...EVERYTHING,
      ...VIEWS,
      ...REPORTING,
      ...PEOPLE,
      ...tags('system:user', 'edit', 'resetPassword', 'unlock'),
      ...read('system:session', 'system:loginLog', 'system:operationLog'),
      'system:session:end',
    ],
  },
  {
    roleKey: 'repairLead',
    roleName: '维修主管',
    permissions: [
      ...EVERYTHING,
      ...VIEWS,
      ...REPORTING,
      ...LEADING,
      ...HANDING_OVER,
      ...MARKING,
      ...ASKING_LEAVE,
      ...SWAPPING,
      ...DECIDING_SWAPS,
      ...REPAIRING,
      ...BOOKING,
      ...CORRECTING,
      ...tags('repair:log', 'add', 'edit', 'cancel'),
      ...tags('repair:timeLog', 'remove'),
      ...read(...ROSTER),
      ...PLANNING,
      ...COMPLAINTS,
      ...ANALYSING,
      ...LIBRARY.flatMap((permission) => tags(permission, 'add', 'edit', 'remove')),
      ...imported(...LIBRARY),
      ...read('system:importLog'),
      ...tags('maint:order', 'add', 'edit', 'remove', 'start', 'complete', 'postpone', 'cancel'),
      ...tags('inspect:order', 'add', 'edit', 'remove', 'record', 'skip'),
      ...['maint:plan', 'inspect:point', ...TEMPLATES, ...PARTS].flatMap((permission) => tags(permission, 'add', 'edit', 'remove')),
      ...imported('inspect:point', 'maint:plan', 'stock:sparePart'),
      ...HANDLING,
      ...SENDING,
      ...['roller', 'repairer', 'operator', 'operation'].flatMap((name) => tags(`roller:${name}`, 'add', 'edit', 'remove')),
      ...tags('duct:duct', 'add', 'edit', 'remove'),
      ...exported(...WORK, ...INSPECTION, ...MAINTENANCE, ...ROLLERS, ...TANKS, ...FIGURES),
      ...tags('masterdata:equipment', 'edit'),
      ...tags('masterdata:equipmentUnit', 'add', 'edit'),
      ...tags('wall:display', 'add', 'edit', 'issueKey', 'revoke', 'restore'),
    ],
  },
  {
    roleKey: 'repairer',
    roleName: '维修工',
    dataScope: 'SELF',
    permissions: [
      ...read(...MASTER, ...LIBRARY, ...WORK, ...UPKEEP, ...ROLLERS, ...TANKS, 'masterdata:worker'),
      ...ASKING_LEAVE,
      ...SWAPPING,
      ...read(...ATTENDANCE),
      ...VIEWS,
      ...tags('repair:report', 'add'),
      ...REPAIRING,
      ...BOOKING,
      ...HANDLING,
      ...tags('maint:order', 'start', 'complete'),
      ...tags('inspect:order', 'record', 'skip'),
      ...tags('maint:orderPart', 'add', 'edit', 'remove'),
    ],
  },
  {
    roleKey: 'storekeeper',
    roleName: '仓库管理员',
    permissions: [
      ...read(...STOCK_READ, ...PARTNERS, ...WORK, ...MAINTENANCE, 'repair:repairer', 'masterdata:staff', 'masterdata:position'),
      ...read('masterdata:workshop', 'masterdata:equipment', 'masterdata:equipmentUnit', 'masterdata:shift', 'system:importLog'),
      ...STOREKEEPING,
      ...imported('stock:sparePart', 'stock:accessory', 'stock:ink', 'stock:inkUnit', 'stock:location', 'stock:stocktakeLine'),
      ...exported(...STOCK_READ, 'dataview:stock'),
      'dataview:stock:view',
    ],
  },
  {
    roleKey: 'operator',
    roleName: '报修员',
    dataScope: 'SELF',
    permissions: [
      ...read(
        'masterdata:workshop',
        'masterdata:equipment',
        'masterdata:equipmentUnit',
        'masterdata:shift',
        'masterdata:worker',
        'duct:duct',
      ),
      ...read('repair:reporter', 'repair:report', 'repair:log', 'repair:faultCategory', 'repair:fault'),
      ...ASKING_LEAVE,
      ...SWAPPING,
      ...read(...ATTENDANCE),
      ...REPORTING,
      'dataview:downtime:view',
    ],
  },
  {
    roleKey: 'qaEngineer',
    roleName: '质量工程师',
    permissions: [
      ...EVERYTHING,
      ...VIEWS,
      ...COMPLAINTS,
      ...ANSWERING,
      ...ANALYSING,
      ...read(...ROSTER, ...HANDOVER),
      ...tags('masterdata:customer', 'add', 'edit'),
    ],
  },
  { roleKey: 'viewer', roleName: '只读用户', permissions: [...EVERYTHING, ...VIEWS] },
  {
    roleKey: 'developer',
    roleName: '开发者',
    permissions: [
      ...EVERYTHING,
      ...VIEWS,
      ...REPORTING,
      ...LEADING,
      ...tags('repair:log', 'add'),
      ...REPAIRING,
      ...BOOKING,
      ...HANDLING,
      ...SENDING,
      'developer:playground:view',
    ],
  },
]
