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
  ],
})
