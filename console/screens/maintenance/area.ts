import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    { name: 'maintlogs', path: '/maintlogs/index', alias: '/maintlogs', list: 'maintenanceOrder' },
    {
      name: 'maintenanceCalendar',
      path: '/maint/calendar',
      load: () => import('./calendar/CalendarPage.tsx').then((module) => module.CalendarPage),
    },
  ],
})
