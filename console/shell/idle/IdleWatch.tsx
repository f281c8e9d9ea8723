import { useEffect, useState } from 'react'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { logOut } from '../login/logOut.ts'
import { useRoute } from '../views/useRoute.ts'
import { type IdleState, markActive, stayActive, watchIdle } from './idle.ts'

const IdleWarning = lazyComponent(() => import('./IdleWarning.tsx').then((module) => module.IdleWarning), { themed: true })

export function IdleWatch() {
  // §4: boards are looked at, not worked with.
  const isWatched = useRoute().route.kind !== 'board'
  const [state, setState] = useState<IdleState>({ kind: 'active' })
  useEffect(() => {
    if (!isWatched) return stayActive()
    const stop = watchIdle((next) => {
      if (next.kind === 'over') {
        stop()
        void logOut(true)
      } else setState((was) => (was.kind === 'active' && next.kind === 'active' ? was : next))
    })
    return stop
  }, [isWatched])
  if (!isWatched || state.kind !== 'warning') return null
  const stay = () => {
    markActive()
    setState({ kind: 'active' })
  }
  return <IdleWarning secondsLeft={state.secondsLeft} onStay={stay} />
}
