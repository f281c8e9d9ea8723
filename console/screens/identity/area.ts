import { defineArea } from '../../resource/defineArea.ts'
import { everyArea } from '../../resource/meta.ts'

export default defineArea({
  pages: [
    {
      name: 'accessCheck',
      path: '/identity/access',
      words: ['access', ...everyArea],
      load: () => import('./permissions/AccessCheck.tsx').then((module) => module.AccessCheck),
    },
    {
      name: 'rights',
      path: '/identity/rights',
      words: ['access'],
      load: () => import('./permissions/RightsPage.tsx').then((module) => module.RightsPage),
    },
  ],
})
