import { useTranslation } from 'react-i18next'
import * as figuresStyles from '../../kit/looks/figures.module.css'
import { Facts } from '../../record/Facts.tsx'
import { metaOf } from '../../resource/meta.ts'
import * as pageStyles from '../../resource/page.module.css'
import { useWords } from '../../resource/words.ts'
import { percent } from './cells.tsx'
import type { Passport } from './passport.ts'
import * as rollerPageStyles from './RollerPage.module.css'

/** The head of the page says these. */
const FACTS_SPEC = { hiddenFields: ['rollNumber', 'state', 'sortOrder'] }

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** Size and remark, and how often and how long it was away. */
export function RollerFacts({ passport }: { passport: Passport }) {
  const { t } = useTranslation()
  const meta = metaOf('roller')
  const words = useWords(meta)
  const { roller, entries, repairs, returned, onTime, daysOut } = passport
  const mounted = entries.filter((entry) => entry.effect === 'MOUNT').length
  const note = returned ? t('rollers.page.onTimeOf', { onTime, returned }) : t('rollers.page.noneBack')
  return (
    <aside className={`stack gap-l ${rollerPageStyles.rollerSide}`}>
      <dl className={`${pageStyles.card} ${figuresStyles.figures} ${rollerPageStyles.rollerFigures}`} data-slot="card">
        <Figure name={t('rollers.page.repairs')} value={t('rollers.page.times', { count: repairs })} />
        <Figure name={t('rollers.page.onTime')} value={returned ? percent(onTime / returned) : '–'} note={note} />
        <Figure name={t('rollers.page.daysOut')} value={t('rollers.page.days', { count: daysOut })} />
        <Figure name={t('rollers.page.mounted')} value={t('rollers.page.times', { count: mounted })} />
      </dl>
      <div className={`${pageStyles.card} inset ${rollerPageStyles.rollerFacts}`} data-slot="card">
        <Facts meta={meta} spec={FACTS_SPEC} words={words} row={roller} />
      </div>
    </aside>
  )
}
