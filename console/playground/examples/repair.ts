import { day, type Example } from '../example.ts'
import FIGURES from './analytics/figures.graphql?raw'
import HOURS from './hours/hours.graphql?raw'
import CHOICES from './repair/choices.graphql?raw'
import CREATE from './repair/create.graphql?raw'
import LIVE from './repair/live.graphql?raw'
import REPAIR from './repair/repair.graphql?raw'
import REPORTS from './repair/reports.graphql?raw'
import WORK from './repair/work.graphql?raw'
import DISPLAYS from './wall/displays.graphql?raw'

const SAMPLE_FAULT = { zh: '收卷张力波动，停机检查', en: 'Winding tension swings, stopped to check' }

/** A machine that a fault can be reported of. */
const RUNNING = 'isAssembly: { eq: true }, state: { eq: RUNNING }'
const ASSIGNED = 'status: { eq: ASSIGNED }'

export const repair: readonly Example[] = [
  {
    area: 'repair',
    word: 'exReports',
    isOpen: true,
    query: REPORTS,
    variables: () => ({
      filter: { status: { in: ['PENDING', 'REPAIRING'] } },
      page: { no: 1, size: 10, sort: 'reportDate', order: 'DESC' },
    }),
  },
  { area: 'repair', word: 'exChoices', isOpen: true, query: CHOICES },
  { area: 'repair', word: 'exLive', isOpen: true, query: LIVE },
  {
    area: 'repair',
    word: 'exCreate',
    isOpen: true,
    query: CREATE,
    variables: (first, language) => ({
      input: {
        reporterId: first('reporters'),
        equipmentId: first('equipments', RUNNING),
        description: SAMPLE_FAULT[language],
        urgency: 'STOP',
        isStopped: true,
      },
    }),
  },
  {
    area: 'repair',
    word: 'exRepair',
    isOpen: true,
    query: REPAIR,
    variables: (first) => ({
      reportId: first('reportLogs', 'status: { eq: PENDING }'),
      repairerIds: [first('repairers')],
      repairId: first('repairLogs', ASSIGNED),
      input: { description: 'OK', faultCategoryId: first('faultCategories'), hours: [{ id: first('repairers'), amount: 1 }] },
    }),
  },
  {
    area: 'repair',
    word: 'exWork',
    query: WORK,
    variables: (first) => ({ equipmentId: first('equipments', RUNNING), repairId: first('repairLogs', ASSIGNED) }),
  },
]

export const hours: readonly Example[] = [
  {
    area: 'hours',
    word: 'exHours',
    query: HOURS,
    variables: (first) => ({
      filter: { logDate: { from: day(-30) } },
      input: { repairerId: first('repairers'), hours: 1.5, logDate: day(0) },
    }),
  },
]

export const analytics: readonly Example[] = [
  { area: 'analytics', word: 'exFigures', query: FIGURES, variables: () => ({ from: day(-30), to: day(0) }) },
]

export const wall: readonly Example[] = [{ area: 'wall', word: 'exWalls', query: DISPLAYS, variables: () => ({ id: '?' }) }]
