import { defineArea } from '../../resource/defineArea.ts'
import { everyArea } from '../../resource/meta.ts'

export default defineArea({
  pages: [
    {
      name: 'accessCheck',
      path: '/identity/access',
      words: ['access', ...everyArea],
      load: () => import('./AccessCheck.tsx').then((module) => module.AccessCheck),
    },
    {
      name: 'rights',
      path: '/identity/rights',
      words: ['access'],
      load: () => import('./RightsPage.tsx').then((module) => module.RightsPage),
    },
  ],
})
