import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyDressed } from '../kit/lazyDressed.ts'
import { type IdleState, isExempt, markActive, watchIdle } from './idle.ts'
import { logOut } from './logOut.ts'

const IdleWarning = lazyDressed(() => import('./IdleWarning.tsx').then((module) => module.IdleWarning))

export function IdleWatch() {
  const isWatched = !isExempt(useLocation().pathname)
  const [state, setState] = useState<IdleState>({ kind: 'active' })
  useEffect(() => {
    if (!isWatched) return
    const stop = watchIdle((next) => {
      if (next.kind === 'over') {
        stop()
        void logOut(true)
      } else setState((was) => (was.kind === 'active' && next.kind === 'active' ? was : next))
    })
    return stop
  }, [isWatched])
  return (
    <Suspense>
      {isWatched && state.kind === 'warning' && (
        <IdleWarning
          secondsLeft={state.secondsLeft}
          onStay={() => {
            markActive()
            setState({ kind: 'active' })
          }}
        />
      )}
    </Suspense>
  )
}
