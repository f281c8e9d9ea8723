import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { textOf } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { ImportDialog } from '../../../import/ImportDialog.tsx'
import type { StocktakeRow } from '../../../kit/gen/resources.ts'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import * as figuresStyles from '../../../kit/looks/figures.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import { download } from '../../../kit/network/download.ts'
import { toast } from '../../../kit/overlays/toast.ts'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { exportAddress } from '../../../list/export/exportAddress.ts'
import { NamedFigure } from '../../../resource/figures/NamedFigure.tsx'
import { useRowsLink } from '../../../resource/figures/useRowsLink.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import { metaOf } from '../../../resource/meta.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { useWords } from '../../../resource/words.ts'
import * as styles from '../StockLevel.module.css'
import { StocktakeOutcomeDocument } from './gen/stocktake.ts'

const LINE = metaOf('stocktakeLine')
const linesOf = ({ id }: Pick<StocktakeRow, 'id'>, more = '') => `?stocktakeId=${id}${more}`

/** Its name, what it comes to, where it leads, and how many lines it counts. */
type Figure = [keyof typeof KEYS, string, string, number?]
/** What each is in the answer of the server. */
const KEYS = {
  uncounted: 'uncounted',
  toRecount: 'toRecount',
  over: 'overValue',
  short: 'shortValue',
  net: 'net',
  moved: 'movedLines',
} as const

/** What posting would book, in lines and money; each figure leads to the lines that it counts. */
export function Outcome({ row }: { row: StocktakeRow }) {
  const { t } = useTranslation()
  const linkOf = useRowsLink()
  const words = useWords(metaOf('stocktake'))
  const { data, refetch } = useQuery(StocktakeOutcomeDocument, {
    variables: { id: row.id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  useAnswerChanges(StocktakeOutcomeDocument, () => void refetch().catch(() => undefined))
  const outcome = data?.outcome
  if (!outcome) return <div className={styles.wait} />
  const money = (value: number) =>
    textOf(metaOf('stocktake'), 'differenceValue', { id: '', title: '', actions: [], differenceValue: value } as never, words)
  const { uncounted, toRecount, overLines, overValue, shortLines, shortValue, movedLines } = outcome
  const hasFigures = overLines !== null && shortLines !== null
  const differing = linesOf(row, '&isDifferent=true')
  const figures: Figure[] = [
    ...(uncounted ? [['uncounted', String(uncounted), linesOf(row, '&state=OPEN')] satisfies Figure] : []),
    ...(toRecount ? [['toRecount', String(toRecount), linesOf(row, '&state=RECOUNT')] satisfies Figure] : []),
    ...(hasFigures
      ? ([
          ['over', money(overValue ?? 0), differing, overLines],
          ['short', money(shortValue ?? 0), differing, shortLines],
          ['net', money(Math.round(((overValue ?? 0) + (shortValue ?? 0)) * 100) / 100), differing],
          ['moved', String(movedLines ?? 0), linesOf(row)],
        ] satisfies Figure[])
      : []),
  ]
  return (
    <div className="stack">
      <dl className={`${figuresStyles.figures} ${styles.figures}`} data-slot="stocktake-outcome">
        {figures.map(([name, text, search, count]) => (
          <NamedFigure
            key={name}
            of={`stocktakeOutcome.${KEYS[name]}`}
            name={t(`stocktakeLead.${name}`, { count })}
            range="now"
            link={linkOf('stocktakeLine', search)}
          >
            <ResourceLink of="stocktakeLine" search={search}>
              {text}
            </ResourceLink>
          </NamedFigure>
        ))}
      </dl>
      {!hasFigures && <p className="note">{t('stocktakeLead.blind')}</p>}
      {hasFigures && (movedLines ?? 0) > 0 && row.state !== 'POSTED' && <p className="note">{t('stocktakeLead.movedHint')}</p>}
    </div>
  )
}

/** What stands first on a stocktake: how far it is, what it comes to, and the ways to count it. */
export function StocktakeLead({ row }: { row: StocktakeRow }) {
  const { t } = useTranslation()
  const mayCount = usePermitted('stock:stocktakeLine:edit') && row.state === 'COUNTING'
  const mayExport = usePermitted('stock:stocktakeLine:export')
  const mayImport = usePermitted('stock:stocktakeLine:import') && mayCount
  const words = useWords(LINE)
  const [isImporting, setIsImporting] = useState(false)
  const sheet = exportAddress(LINE, { keyword: '', filters: { stocktakeId: row.id }, sort: undefined } as never)
  const save = () =>
    download(sheet, `${row.stocktakeNo}.xlsx`).catch((error: unknown) =>
      toast({ type: 'error', title: (error instanceof Error && error.message) || t('screens.list.failed') }),
    )
  const button = { className: buttonStyles.button, 'data-slot': 'button', 'data-variant': 'outline', 'data-size': 'sm' }
  return (
    <section className={`gap-l ${styles.level}`}>
      <p className="row about figure gap-l">
        <progress value={row.countedLines} max={Math.max(1, row.lineCount)} aria-label={row.stocktakeNo} />
        <span>{t('stocktakeLead.progress', { done: row.countedLines, total: row.lineCount })}</span>
      </p>
      <Outcome row={row} />
      <div className="wrapped">
        {mayCount && (
          <Link {...button} to={`/stock/count?take=${row.id}`}>
            <Icon name="qr" />
            {t('stocktakeLead.count')}
          </Link>
        )}
        <ResourceLink of="stocktakeLine" search={linesOf(row)} {...button}>
          <Icon name="list" />
          {t('stocktakeLead.lines')}
        </ResourceLink>
        {mayExport && (
          <Button size="sm" onClick={() => void save()}>
            <Icon name="download" />
            {t('stocktakeLead.export')}
          </Button>
        )}
        {mayImport && (
          <Button size="sm" onClick={() => setIsImporting(true)}>
            <Icon name="upload" />
            {t('stocktakeLead.import')}
          </Button>
        )}
      </div>
      {isImporting && <ImportDialog list={{ meta: LINE, words }} onClose={() => setIsImporting(false)} />}
    </section>
  )
}
