import { useEffect, useState } from 'react'
import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { logOut } from '../login/logOut.ts'
import { useRoute } from '../views/useRoute.ts'
import { type IdleState, markActive, stayActive, watchIdle } from './idle.ts'

const IdleWarning = lazyThemed(() => import('./IdleWarning.tsx').then((module) => module.IdleWarning))

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
