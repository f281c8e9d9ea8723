import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import * as lifelineStyles from '../../kit/looks/lifeline.module.css'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as pageStyles from '../../resource/page.module.css'
import { Empty } from '../../resource/states.tsx'
import { HistoryEntry } from './HistoryEntry.tsx'
import type { Entry } from './passport.ts'
import * as styles from './RollerHistory.module.css'

const FIRST = 25

/** By the month in which they happened, in the order they come. */
function months(entries: readonly Entry[]): { month: string; entries: Entry[] }[] {
  const out: { month: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const month = entry.at.slice(0, 7)
    const last = out.at(-1)
    if (last?.month === month) last.entries.push(entry)
    else out.push({ month, entries: [entry] })
  }
  return out
}

export function RollerHistory({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation()
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? entries : entries.slice(0, FIRST)
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${styles.rollerHistory}`}
      data-slot="card"
      aria-label={t('rollers.page.history')}
    >
      <h2>
        {t('rollers.page.history')}
        {entries.length > 0 && <small> {entries.length}</small>}
      </h2>
      {!entries.length && <Empty icon="history" title={t('rollers.page.empty')} hint={t('rollers.page.emptyHint')} />}
      {months(shown).map(({ month, entries: own }) => (
        <section key={month} className={styles.rollerMonth}>
          <h3>{t('rollers.page.month', { year: month.slice(0, 4), month: month.slice(5).replace(/^0/, '') })}</h3>
          <ol className={lifelineStyles.lifeline}>
            {own.map((entry) => (
              <HistoryEntry key={`${entry.kind}${entry.refId}`} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {shown.length < entries.length && (
        <Button size="sm" onClick={() => setIsAll(true)}>
          {t('rollers.page.showAll', { count: entries.length })}
        </Button>
      )}
    </section>
  )
}
