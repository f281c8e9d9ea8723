import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    {
      name: 'rollerPage',
      record: '/rollers/',
      of: 'roller',
      load: () => import('./RollerPage.tsx').then((module) => module.RollerPage),
    },
  ],
})
