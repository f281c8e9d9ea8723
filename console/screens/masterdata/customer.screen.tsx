import { deferred } from '../../kit/deferred.tsx'
import { loadWords } from '../../kit/i18n.ts'
import { Clip, Nothing } from '../../resource/cells.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const Complaints = deferred(async () => {
  const [{ CustomerComplaints }] = await Promise.all([import('../shared/CustomerComplaints.tsx'), loadWords('quality')])
  return CustomerComplaints
})

export default defineScreen('customer', {
  widths: { sapCustNo: 120, name: 220, shortName: 116, fullAddress: 360 },
  cells: {
    fullAddress: (value) => (value ? <Clip text={value} /> : <Nothing />),
  },
  tabs: {
    complaints: (row, can) => (can('quality:complaint:list') || can('quality:complaint:query')) && <Complaints id={row.id} />,
  },
  unrelated: ['complaint'],
  factless: ['pinyin', 'country', 'province', 'city', 'district', 'street'],
})
