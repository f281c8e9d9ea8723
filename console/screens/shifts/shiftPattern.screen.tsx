import { deferred } from '../../kit/deferred.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import type { CustomControlProps } from '../../resource/form/controlProps.ts'
import { CycleStrip } from './CycleStrip.tsx'

const Cycle = deferred(() => import('./CycleControl.tsx').then((module) => module.CycleControl))
/** The field of a cycle comes with the form that asks for it. */
function CycleField(props: CustomControlProps) {
  return <Cycle {...props} />
}

export default defineScreen('shiftPattern', {
  widths: { cycle: 320 },
  cells: { cycle: (value) => <CycleStrip cycle={value} /> },
  controls: { cycle: CycleField },
})
