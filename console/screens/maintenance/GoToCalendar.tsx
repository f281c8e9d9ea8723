import { usePathOf } from '../../kit/places.ts'
import { GoTo } from '../../resource/GoTo.tsx'

/** From a list to the same things by their days. */
export function GoToCalendar({ onDone }: { onDone: () => void }) {
  const path = usePathOf()('maintenanceCalendar')
  return path ? <GoTo to={path} onDone={onDone} /> : null
}
