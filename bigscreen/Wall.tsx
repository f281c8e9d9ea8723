import { Board } from './boards/Board.tsx'
import { Header } from './Header.tsx'
import { useSay } from './language.tsx'
import { useLive } from './live.ts'
import { Pairing } from './Pairing.tsx'
import { displayKey } from './pairing.ts'
import { useFreshness } from './ticks.ts'

export function Wall() {
  const say = useSay()
  const state = useFreshness()
  const { downtimeSummary, faultSummary, repairSummary } = useLive().summaries
  if (!displayKey() || state === 'refused') return <Pairing refused={state === 'refused'} />
  const ready = downtimeSummary && faultSummary && repairSummary
  return (
    <main className="wall" data-state={state}>
      <Header />
      {ready ? (
        <Board downtime={downtimeSummary} faults={faultSummary} repairs={repairSummary} />
      ) : (
        <p className="waiting">{say('loading')}</p>
      )}
    </main>
  )
}
