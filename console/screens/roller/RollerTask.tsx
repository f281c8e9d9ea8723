import { useMemo } from 'react'
import { Tasks } from '../../form/Tasks.tsx'
import { addDays, today } from '../../kit/words/time.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import { metaOf } from '../../resource/meta.ts'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'
import type { OpenRepair, Roller } from './passport.ts'
import rollerScreen from './roller.screen.tsx'
import logScreen from './rollerLog.screen.tsx'
import repairScreen from './rollerRepair.screen.tsx'

/** What the page's buttons ask for. */
export type Deed = { kind: 'send' } | { kind: 'log' } | { kind: 'edit' } | { kind: 'end'; step: string; repair: OpenRepair }
type Of = 'roller' | 'rollerLog' | 'rollerRepair'
const SPECS: Readonly<Record<Of, AnySpec>> = { roller: rollerScreen.spec, rollerLog: logScreen.spec, rollerRepair: repairScreen.spec }

/** About as long as repairers ask for. */
const USUAL_DAYS = 14
const usualReturn = () => addDays(today(), USUAL_DAYS)

function taskOf(deed: Deed, roller: Roller): { of: Of; task: Task } {
  switch (deed.kind) {
    case 'send':
      return { of: 'rollerRepair', task: { kind: 'create', preset: { rollerId: roller.id, expectedReturnDate: usualReturn() } } }
    case 'log':
      return { of: 'rollerLog', task: { kind: 'create', preset: { rollerId: roller.id } } }
    case 'edit':
      return { of: 'roller', task: { kind: 'edit', row: roller } }
    case 'end':
      return { of: 'rollerRepair', task: { kind: 'step', step: deed.step, row: deed.repair } }
  }
}

export function RollerTask({ deed, roller, onClose }: { deed: Deed; roller: Roller; onClose: () => void }) {
  // A form that is being filled in keeps its task while the page behind it looks anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the roller as it was when the button was pressed
  const { of, task } = useMemo(() => taskOf(deed, roller), [deed])
  const meta = metaOf(of)
  const words = useWords(meta, SPECS[of])
  return <Tasks meta={meta} spec={SPECS[of]} words={words} task={task} start={(next) => next || onClose()} />
}
