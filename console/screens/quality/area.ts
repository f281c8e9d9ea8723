import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  starts: [
    {
      name: 'complaint',
      icon: 'alert',
      permission: 'quality:complaint:add',
      list: 'complaint',
      load: () => import('./StartComplaint.tsx').then((module) => module.StartComplaint),
    },
  ],
})
