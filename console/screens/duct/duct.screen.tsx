import { Nothing } from '../../fields/display/cells.tsx'
import { Tasks } from '../../form/Tasks.tsx'
import { type ActionProps, defineScreen } from '../../resource/defineScreen.ts'
import { metaOf } from '../../resource/meta.ts'
import { useWords } from '../../resource/words.ts'
import * as styles from './duct.module.css'
import ductLog from './ductLog.screen.tsx'
import { OpenWork } from './Open.tsx'

function BeginDialog({ row, onDone }: ActionProps<{ id: string }>) {
  const meta = metaOf('ductLog')
  const words = useWords(meta, ductLog.spec)
  return (
    <Tasks meta={meta} spec={ductLog.spec} words={words} task={{ kind: 'create', preset: { ductId: row.id } }} start={() => onDone()} />
  )
}

export default defineScreen('duct', {
  widths: { ductNo: 150, equipmentId: 140, lastDuctLogEnd: 420, remark: 130 },
  cells: {
    lastDuctLogEnd: (value, row) => (
      <span className="wrapped figure">
        <span className={styles.ductLast}>{value ?? <Nothing />}</span>
        <OpenWork ductId={row.id} />
      </span>
    ),
  },
  actions: { begin: { title: 'ducts.begin', permission: 'duct:log:add', isShown: (row) => row.status === 'ENABLED', dialog: BeginDialog } },
})
