import { useLayoutEffect } from 'react'
import { Header } from './Header.tsx'
import { useSay } from './language.tsx'
import { useLive } from './live.ts'
import { Pairing } from './Pairing.tsx'
import { Progress } from './Progress.tsx'
import { displayKey } from './pairing.ts'
import { Stage } from './Stage.tsx'
import { useFreshness } from './ticks.ts'
import * as styles from './Wall.module.css'

export function Wall() {
  const say = useSay()
  const state = useFreshness()
  const { summaries, settings } = useLive()
  const { downtimeSummary, faultSummary, repairSummary } = summaries
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = settings.theme.toLowerCase()
  }, [settings.theme])
  if (!displayKey() || state === 'refused') return <Pairing refused={state === 'refused'} />
  const ready = downtimeSummary && faultSummary && repairSummary
  return (
    <main className={styles.wall} data-slot="wall" data-state={state}>
      <Header />
      <Progress />
      {ready ? (
        <Stage downtime={downtimeSummary} faults={faultSummary} repairs={repairSummary} />
      ) : (
        <p className={styles.waiting}>{say('loading')}</p>
      )}
    </main>
  )
}
