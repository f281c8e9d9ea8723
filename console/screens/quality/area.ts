import { loadWords } from '../../kit/i18n.ts'
import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  starts: [
    {
      name: 'complaint',
      icon: 'alert',
      permission: 'quality:complaint:add',
      list: 'complaint',
      load: async () => {
        const [module] = await Promise.all([import('./StartComplaint.tsx'), loadWords('quality')])
        return module.StartComplaint
      },
    },
  ],
})
