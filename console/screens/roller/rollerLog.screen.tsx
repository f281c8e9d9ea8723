import { defineScreen } from '../../resource/defineScreen.ts'
import { RollerLink } from './cells.tsx'

export default defineScreen('rollerLog', {
  form: ['rollerId', 'operationId', 'logDate', 'equipmentId', 'operatorId', 'detail'],
  widths: { logDate: 120, rollerId: 120 },
  cells: { rollerId: (value, row) => <RollerLink id={value}>{row.roller?.title ?? ''}</RollerLink> },
})
