import { Clip, Nothing } from '../../fields/display/cells.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { complaintsTab } from '../shared/complaints/complaintsTab.tsx'

export default defineScreen('customer', {
  widths: { sapCustNo: 120, name: 220, shortName: 116, fullAddress: 360 },
  cells: {
    fullAddress: (value) => (value ? <Clip text={value} /> : <Nothing />),
  },
  tabs: { complaints: complaintsTab },
  hiddenRelations: ['complaint'],
  hiddenFields: ['pinyin', 'country', 'province', 'city', 'district', 'street'],
})
