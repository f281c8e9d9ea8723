import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    {
      name: 'equipmentPage',
      record: '/equipment/',
      of: 'equipment',
      words: ['repair', 'maintenance', 'inspection'],
      load: () => import('./EquipmentPage.tsx').then((module) => module.EquipmentPage),
    },
  ],
})
