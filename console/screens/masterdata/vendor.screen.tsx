import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('vendor', {
  widths: { name: 210, businessType: 110, contact: 96, phone: 140 },
  hiddenFields: ['pinyin', 'sortOrder'],
})
