import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { CycleStrip } from './CycleStrip.tsx'

const Cycle = lazyComponent(() => import('./CycleControl.tsx').then((module) => module.CycleControl))
/** The field of a cycle comes with the form that asks for it. */
function CycleField(props: CustomControlProps) {
  return <Cycle {...props} />
}

export default defineScreen('shiftPattern', {
  widths: { cycle: 320 },
  cells: { cycle: (value) => <CycleStrip cycle={value} /> },
  controls: { cycle: CycleField },
})
