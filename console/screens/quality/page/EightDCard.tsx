import { useTranslation } from 'react-i18next'
import { Tag, ValueTag } from '../../../fields/display/cells.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import * as lifelineStyles from '../../../kit/looks/lifeline.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { dateTime } from '../../../kit/words/time.ts'
import * as factsStyles from '../../../record/Facts.module.css'
import { metaOf } from '../../../resource/meta.ts'
import { useWords } from '../../../resource/words.ts'
import { EIGHT_D, progressOf, type Section } from '../../shared/complaints/eightD.ts'
import { contentOf } from '../../shared/complaints/eightDContent.ts'
import { PageCard } from './PageCard.tsx'
import type { Action, Claim, Evidence } from './useComplaint.ts'

const META = metaOf('complaint')
const TONES = { done: 'good', begun: 'wait', missing: 'danger', none: 'quiet' } as const

interface EightDProps {
  claim: Claim
  sections: readonly Section[]
  actions: readonly Action[]
  evidence: readonly Evidence[]
}

/** The eight disciplines, each with what is there and what is missing. */
export function EightDCard({ sections, ...known }: EightDProps) {
  const { t } = useTranslation()
  const { done, of } = progressOf(sections)
  return (
    <PageCard
      id={EIGHT_D}
      title={t('eightD.title')}
      tools={<Tag tone={done === of ? 'good' : 'wait'}>{t('eightD.progress', { done, of })}</Tag>}
    >
      <ol className={`inset ${lifelineStyles.lifeline}`} data-slot="eight-d">
        {sections.map((section) => (
          <Discipline key={section.key} section={section} {...known} />
        ))}
      </ol>
    </PageCard>
  )
}

function Discipline({ section: { key, state, missing }, claim, actions, evidence }: Omit<EightDProps, 'sections'> & { section: Section }) {
  const { t } = useTranslation()
  const words = useWords(META)
  const content = contentOf(key, { claim, actions, words, t })
  return (
    <li data-discipline={key} data-state={state}>
      <b className={`${tonesStyles.toned} ${tonesStyles.disc}`} data-tone={TONES[state]}>
        {key}
      </b>
      <div className="stack gap-s">
        <p className="row between">
          <b>{t(`eightD.${key}`)}</b>
          <Tag tone={TONES[state]}>{t(`eightD.state.${state}`)}</Tag>
        </p>
        {content.entries.length > 0 && (
          <dl className={factsStyles.facts}>
            {content.entries.map(([label, text]) => (
              <div key={label} className="stack">
                <dt className="note">{label}</dt>
                <dd className="told">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {content.actions.map((one) => (
          <p key={one.id} className="wrapped small">
            <span>{one.name}</span>
            <span className="note">{one.owner?.title}</span>
            <ValueTag of="complaintAction" field="state" value={one.state} />
          </p>
        ))}
        {key === 'D4' &&
          evidence.map((one) => (
            <p key={one.id} className="small">
              {[`${dateTime(one.happenedAt)} ${one.name}`, one.remark].filter(Boolean).join(' · ')}
            </p>
          ))}
        {missing.length > 0 && (
          <p className="small wrong" data-slot="missing">
            {t('eightD.lacks', { gaps: joinNames(missing.map((gap) => t(`eightD.missing.${gap}`))) })}
          </p>
        )}
      </div>
    </li>
  )
}
