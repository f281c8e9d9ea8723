import type { Example } from '../example.ts'
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
    variables: ({ reporterId, equipmentId }, language) => ({
      input: { reporterId, equipmentId, description: SAMPLE_FAULT[language], urgency: 'STOP', isStopped: true },
    }),
  },
  {
    area: 'repair',
    word: 'exRepair',
    isOpen: true,
    query: REPAIR,
    variables: ({ reportId, repairerIds, repairId, faultCategoryId }) => ({
      reportId,
      repairerIds,
      repairId,
      input: { description: 'OK', faultCategoryId, hours: repairerIds.map((id) => ({ id, amount: 1 })) },
    }),
  },
  {
    area: 'repair',
    word: 'exWork',
    query: WORK,
    variables: ({ equipmentId, repairId }) => ({ equipmentId, repairId }),
  },
]

export const hours: readonly Example[] = [
  {
    area: 'hours',
    word: 'exHours',
    query: HOURS,
    variables: ({ repairerIds: [repairerId = '?'] }) => ({
      filter: { logDate: { from: '2026-11-01' } },
      input: { repairerId, hours: 1.5, logDate: '2026-11-20' },
    }),
  },
]

export const analytics: readonly Example[] = [
  { area: 'analytics', word: 'exFigures', query: FIGURES, variables: () => ({ from: '2026-11-01', to: '2026-11-30' }) },
]

export const wall: readonly Example[] = [{ area: 'wall', word: 'exWalls', query: DISPLAYS, variables: () => ({ id: '?' }) }]
