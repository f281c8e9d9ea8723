import { defineScreen } from '../../resource/defineScreen.ts'
import { KindTag, LogState, Since } from './Open.tsx'

export default defineScreen('ductLog', {
  widths: { beginDate: 120, ductId: 150, kind: 132, endDate: 190, workerId: 110, status: 100 },
  cells: {
    kind: (_, row) => <KindTag log={row} />,
    status: (value) => <LogState value={value} />,
    endDate: (value, row) => value ?? <Since day={row.beginDate} />,
  },
})
