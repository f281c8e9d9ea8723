import { defineArea } from '../../resource/defineArea.ts'

const ownPage = { isEverybodys: true, startsFresh: true } as const

export default defineArea({
  pages: [
    {
      ...ownPage,
      name: 'profile',
      words: ['identity'],
      path: '/profile/index',
      alias: '/profile',
      icon: 'user',
      load: () => import('./Profile.tsx').then((module) => module.Profile),
    },
    {
      ...ownPage,
      name: 'mobileApp',
      words: ['system'],
      path: '/profile/app',
      icon: 'phone',
      load: () => import('./MobileApp.tsx').then((module) => module.MobileApp),
    },
    {
      ...ownPage,
      name: 'errorLog',
      path: '/profile/errors',
      icon: 'bug',
      load: () => import('./ErrorLog.tsx').then((module) => module.ErrorLog),
    },
  ],
})
