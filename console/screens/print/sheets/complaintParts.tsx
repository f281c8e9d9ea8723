import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { joinNames } from '../../../fields/display/textWidth.ts'
import { filesOf } from '../../../fields/files/fileInfo.ts'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { loadWords, useLabels } from '../../../kit/words/i18n.ts'
import { date, dateTime } from '../../../kit/words/time.ts'
import { metaNamed, metaOf } from '../../../resource/meta.ts'
import { useWords } from '../../../resource/words.ts'
import type { Discipline } from '../../shared/complaints/eightD.ts'
import { contentOf, DISCIPLINE_FIELDS } from '../../shared/complaints/eightDContent.ts'
import * as paperStyles from '../paper.module.css'
import { PaperFiles } from '../paperFiles.tsx'
import * as paperPartsStyles from '../paperParts.module.css'
import { type Cell, Grid, Part } from '../paperParts.tsx'
import type { Action, Claim, Evidence, PaperProps } from './complaintPaper.ts'

const META = metaOf('complaint')
/** What the head of the sheet has said. */
const IN_HEAD: readonly string[] = [
  ...['customerId', 'claimDate', 'longCode', 'decorName', 'paperRollNo', 'prodNo', 'soNo', 'prodDate', 'equipmentId'],
  ...['claimedAmount', 'compAmount'],
]
/** So many lines do not fill a page. */
const FEW = 12
const WIDE: readonly string[] = ['longText', 'text']
const isLong = (name: string) => WIDE.includes(META.fields[name]?.kind ?? '')

/** One discipline: what is said of it, its actions, and for the cause the evidence. */
export function DisciplinePart({ discipline: key, claim, actions, evidence }: PaperProps & { discipline: Discipline }) {
  const { t } = useTranslation()
  const words = useWords(META)
  const content = contentOf(key, { claim, actions, words, t })
  const inHead = new Set(DISCIPLINE_FIELDS[key].filter((name) => IN_HEAD.includes(name)).map(words.label))
  const long = new Set(DISCIPLINE_FIELDS[key].filter(isLong).map(words.label))
  const cells: Cell[] = content.entries
    .filter(([label]) => !inHead.has(label))
    .map(([label, text]) => [label, <p key={label}>{text}</p>, long.has(label)])
  const isEmpty = !cells.length && !content.actions.length && !(key === 'D4' && evidence.length)
  return (
    <Part title={`${key} ${t(`eightD.${key}`)}`} isWhole={evidence.length + content.actions.length <= FEW}>
      {cells.length > 0 && <Grid cells={cells} />}
      {key === 'D4' && evidence.length > 0 && <EvidenceTable evidence={evidence} />}
      {content.actions.length > 0 && <ActionTable actions={content.actions} isPlan={key === 'D5'} />}
      {key === 'D8' && <Thanks claim={claim} actions={actions} />}
      {isEmpty && <Grid cells={[[t('eightD.blank'), <span key="blank" className={paperPartsStyles.paperBlank} />, true]]} />}
    </Part>
  )
}

function EvidenceTable({ evidence }: { evidence: readonly Evidence[] }) {
  const { t } = useTranslation()
  const { label, name } = useLabels()
  // What was pinned may be of any area.
  for (const one of evidence) use(loadWords(metaNamed(one.ofResource)?.area ?? META.area))
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th className={paperStyles.narrow}>{label('complaintEvidence', 'happenedAt')}</th>
          <th>{t('eightD.evidence')}</th>
          <th>{label('complaintEvidence', 'remark')}</th>
        </tr>
      </thead>
      <tbody>
        {evidence.map((one) => (
          <tr key={one.id}>
            <td>{dateTime(one.happenedAt)}</td>
            <td>{[metaNamed(one.ofResource) && name(one.ofResource), one.name].filter(Boolean).join(' ')}</td>
            <td>{one.remark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was decided, or what became of it too. */
function ActionTable({ actions, isPlan }: { actions: readonly Action[]; isPlan: boolean }) {
  const { label, value } = useLabels()
  const headerOf = (field: string) => label('complaintAction', field)
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th className={paperStyles.narrow}>{headerOf('dueDate')}</th>
          <th>{headerOf('name')}</th>
          <th className={paperStyles.narrow}>{headerOf('ownerId')}</th>
          {!isPlan && <th className={paperStyles.narrow}>{headerOf('state')}</th>}
          {!isPlan && <th>{headerOf('proof')}</th>}
        </tr>
      </thead>
      <tbody>
        {actions.map((one) => (
          <tr key={one.id}>
            <td>{one.dueDate}</td>
            <td>{one.name}</td>
            <td>{one.owner?.title}</td>
            {!isPlan && <td>{value('complaintAction', 'state', one.state)}</td>}
            {!isPlan && <td>{proofOf(one)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
const proofOf = ({ doneAt, proof, checkedAt, finding }: Action) =>
  [doneAt && `${date(doneAt)} ${proof ?? ''}`.trim(), checkedAt && `${date(checkedAt)} ${finding ?? ''}`.trim()].filter(Boolean).join(' · ')

/** Whether it is over for good, and who made it so. */
function Thanks({ claim, actions }: { claim: Claim; actions: readonly Action[] }) {
  const { t } = useTranslation()
  if (claim.qaState !== 'CLOSED') return null
  const team = [
    claim.qa?.title,
    claim.sales?.title,
    claim.shiftMaster?.title,
    claim.worker?.title,
    ...actions.map(({ owner }) => owner?.title),
  ]
  const names = joinNames([...new Set(team.flatMap((name) => name ?? []))])
  return (
    <p className={paperPartsStyles.paperMore}>
      {[t(claim.isSettled ? 'complaintPage.settled' : 'complaintPage.unsettled'), names && t('eightD.thanks', { names })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

const PHOTOS = ['beforePhotoIds', 'afterPhotoIds'] as const

/** How it was, and how it is. */
export function Photos({ claim }: { claim: Claim }) {
  const words = useWords(META)
  return PHOTOS.map((name) => {
    const field = META.fields[name]
    const files = field ? filesOf(claim, field) : []
    return files.length ? (
      <Part key={name} title={words.label(name)} isWhole>
        <PaperFiles files={files} />
      </Part>
    ) : null
  })
}
