import { defineArea, type Waiting } from '../../resource/defineArea.ts'
import { PendingMaintenanceDocument } from './gen/pending.ts'

/** There only while maintenance waits for somebody (§4). */
export const pendingMaintenance: Waiting = {
  permission: 'maint:order:list',
  document: PendingMaintenanceDocument,
  isWaiting: ({ hasPendingMaintenance }) => Boolean(hasPendingMaintenance),
  title: 'console.shell.pendingMaintenance',
  to: ['maintlogs', 'maintenanceOrder'],
}

export default defineArea({
  waiting: [pendingMaintenance],
  pages: [
    { name: 'maintlogs', path: '/maintlogs/index', alias: '/maintlogs', list: 'maintenanceOrder' },
    {
      name: 'maintenanceCalendar',
      path: '/maint/calendar',
      load: () => import('./calendar/CalendarPage.tsx').then((module) => module.CalendarPage),
    },
  ],
})
