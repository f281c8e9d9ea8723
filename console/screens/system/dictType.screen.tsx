import { defineScreen } from '../../resource/defineScreen.ts'
import { Entries } from './logs/Entries.tsx'

export default defineScreen('dictType', {
  widths: { dictName: 200, dictType: 200 },
  cells: {
    dictType: (value) => <code className="clip">{value}</code>,
  },
  tabs: { entries: (row) => <Entries typeId={row.id} /> },
  hiddenRelations: ['dictData'],
})
