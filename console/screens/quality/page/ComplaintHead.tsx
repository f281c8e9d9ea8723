import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Nothing, Tag, ValueTag } from '../../../fields/display/cells.tsx'
import { moneyText } from '../../../fields/display/figures.ts'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import * as figuresStyles from '../../../kit/looks/figures.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as marksStyles from '../../../kit/looks/marks.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { today } from '../../../kit/words/time.ts'
import { ExplainedFigure } from '../../../resource/figures/ExplainedFigure.tsx'
import type { FigureKey, FigureLink } from '../../../resource/figures/figureKey.ts'
import { useRowsLink } from '../../../resource/figures/useRowsLink.ts'
import { metaOf } from '../../../resource/meta.ts'
import * as pageStyles from '../../../resource/page.module.css'
import type { Task } from '../../../resource/task.ts'
import { useWords } from '../../../resource/words.ts'
import { EIGHT_D, progressOf, type Section } from '../../shared/complaints/eightD.ts'
import { answerDue } from '../../shared/dueText.ts'
import * as styles from './ComplaintPage.module.css'
import type { Claim } from './useComplaint.ts'

interface HeadProps {
  claim: Claim
  sections: readonly Section[]
  start: (task: Task) => void
}

/** Which complaint it is, how urgent, and what it is about. */
export function ComplaintHead({ claim, sections, start }: HeadProps) {
  const { t } = useTranslation()
  const list = t('complaintPage.back')
  const isOver = claim.qaState === 'CLOSED'
  return (
    <>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <ResourceLink of="complaint" className={`${marksStyles.iconBtn} thumb`} aria-label={list} title={list}>
          <Icon name="left" />
        </ResourceLink>
        <h1 className="even">{claim.title}</h1>
        <ValueTag of="complaint" field="trafficStatus" value={claim.trafficStatus} />
        {isOver && (
          <Tag tone={claim.isSettled ? 'good' : 'wait'}>{t(claim.isSettled ? 'complaintPage.settled' : 'complaintPage.unsettled')}</Tag>
        )}
        <span className="grow" />
        <div className={pageStyles.pageActs}>
          {claim.actions.includes('edit') && (
            <Button onClick={() => start({ kind: 'edit', row: claim })}>
              <Icon name="edit" />
              {t('screens.list.edit')}
            </Button>
          )}
          <Link
            className={buttonStyles.button}
            data-slot="button"
            data-variant="outline"
            data-size="sm"
            to={`/print/complaints/${claim.id}`}
          >
            <Icon name="printer" />
            {t('complaintPage.print')}
          </Link>
        </div>
      </header>
      <Figures claim={claim} sections={sections} />
    </>
  )
}

/** The disciplines stand on the same page. */
const EIGHT_D_LINK: FigureLink = {
  href: `#${EIGHT_D}`,
  onClick: (event) => {
    event.preventDefault()
    document.getElementById(EIGHT_D)?.focus()
  },
}

function Figures({ claim, sections }: Omit<HeadProps, 'start'>) {
  const { t } = useTranslation()
  const words = useWords(metaOf('complaint'))
  const linkOf = useRowsLink()
  const due = answerDue(t, claim, today())
  const { done, of } = progressOf(sections)
  const customer = claim.customer && (
    <ResourceLink of="customer" search={`?open=${claim.customer.id}`}>
      {claim.customer.title}
    </ResourceLink>
  )
  const money = (value: number | null) => (value === null ? null : moneyText(value))
  const category = claim.claimCat && linkOf('complaintCategory', `?open=${claim.claimCat.id}`)
  const all: readonly (readonly [string, ReactNode, FigureKey?, FigureLink?])[] = [
    [words.label('customerId'), customer],
    [words.label('longCode'), [claim.longCode, claim.decorName].filter(Boolean).join(' ')],
    [words.label('claimCatId'), claim.claimCat?.title],
    [
      words.label('answerDue'),
      due && (
        <span className={tonesStyles.worded} data-tone={due.tone}>
          {due.text}
        </span>
      ),
      'complaint.answerDue',
      category ?? undefined,
    ],
    [words.label('qaId'), claim.qa?.title ?? <span className="wrong">{t('complaints.nobody')}</span>],
    [words.label('claimedAmount'), money(claim.claimedAmount), 'complaint.claimedAmount'],
    [words.label('compAmount'), money(claim.compAmount), 'complaint.compAmount'],
    [t('eightD.title'), t('eightD.progress', { done, of }), 'complaint.eightD', EIGHT_D_LINK],
  ]
  return (
    <dl className={`${pageStyles.card} ${figuresStyles.figures} ${styles.figures} breaks`} data-slot="card">
      {all.map(([label, value, figure, link]) => (
        <div key={label}>
          <dt className="muted">
            {figure ? (
              <ExplainedFigure of={figure} name={label} range="now" link={link}>
                {label}
              </ExplainedFigure>
            ) : (
              label
            )}
          </dt>
          <dd>{value || <Nothing />}</dd>
        </div>
      ))}
    </dl>
  )
}
