import { useTranslation } from 'react-i18next'
import * as figuresStyles from '../../kit/looks/figures.module.css'
import { Facts } from '../../record/Facts.tsx'
import { NamedFigure } from '../../resource/figures/NamedFigure.tsx'
import { useRowsLink } from '../../resource/figures/useRowsLink.ts'
import { metaOf } from '../../resource/meta.ts'
import * as pageStyles from '../../resource/page.module.css'
import { useWords } from '../../resource/words.ts'
import { percent } from './cells.tsx'
import type { Passport } from './passport.ts'
import * as rollerPageStyles from './RollerPage.module.css'

/** The head of the page says these. */
const FACTS_SPEC = { hiddenFields: ['rollNumber', 'state', 'sortOrder'] }

/** Size and remark, and how often and how long it was away. */
export function RollerFacts({ passport }: { passport: Passport }) {
  const { t } = useTranslation()
  const meta = metaOf('roller')
  const words = useWords(meta)
  const linkOf = useRowsLink()
  const { roller, entries, repairs, returned, onTime, daysOut } = passport
  const mounted = entries.filter((entry) => entry.effect === 'MOUNT').length
  const note = returned ? t('rollers.page.onTimeOf', { onTime, returned }) : t('rollers.page.noneBack')
  const figures = [
    ['repairs', 'repairs', 'rollerRepair', t('rollers.page.times', { count: repairs })],
    ['onTime', 'onTime', 'rollerRepair', returned ? percent(onTime / returned) : '–'],
    ['daysOut', 'daysOut', 'rollerRepair', t('rollers.page.days', { count: daysOut })],
    ['mounted', 'entries', 'rollerLog', t('rollers.page.times', { count: mounted })],
  ] as const
  return (
    <aside className={`stack gap-l ${rollerPageStyles.rollerSide}`}>
      <dl className={`${pageStyles.card} ${figuresStyles.figures} ${rollerPageStyles.rollerFigures}`} data-slot="card">
        {figures.map(([word, of, list, value]) => (
          <NamedFigure
            key={word}
            of={`rollerPassport.${of}`}
            name={t(`rollers.page.${word}`)}
            range="ever"
            link={linkOf(list, `?rollerId=${roller.id}`)}
          >
            {value}
            {word === 'onTime' && <small>{note}</small>}
          </NamedFigure>
        ))}
      </dl>
      <div className={`${pageStyles.card} inset ${rollerPageStyles.rollerFacts}`} data-slot="card">
        <Facts meta={meta} spec={FACTS_SPEC} words={words} row={roller} />
      </div>
    </aside>
  )
}
