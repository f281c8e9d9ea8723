import { loadWords } from '../../kit/words/i18n.ts'
import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    {
      name: 'complaintPage',
      record: '/complaints/',
      of: 'complaint',
      words: ['formsafe'],
      load: () => import('./page/ComplaintPage.tsx').then((module) => module.ComplaintPage),
    },
    {
      name: 'myComplaints',
      path: '/quality/mine',
      load: () => import('./MyComplaints.tsx').then((module) => module.MyComplaints),
    },
  ],
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
