import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as marksStyles from '../../../kit/looks/marks.module.css'
import { download, WireFailure } from '../../../kit/network/download.ts'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { PopMenu } from '../../../list/table/PopMenu.tsx'
import { type Board, useBoard } from '../board.ts'
import { ORDINARY, PRESETS } from '../range.ts'
import type { Chart } from './chart.ts'

const SubscriptionSheet = lazyComponent(
  () => import('../../../list/subscriptions/SubscriptionSheet.tsx').then((module) => module.SubscriptionSheet),
  { words: ['subscriptions'], themed: true },
)

const PATHS = {
  ...{ downtime: 'downtime', fault: 'faults', repair: 'repairs', stock: 'stock', handover: 'handover', complaint: 'complaints' },
} as const

/** Where the figures of a chart come as a sheet. */
export function exportAddress(
  { kind, table }: Pick<Chart<never>, 'kind' | 'table'>,
  { range, workshopId, filters }: Pick<Board, 'range' | 'workshopId' | 'filters'>,
): string {
  const { from, to } = range
  const params = new URLSearchParams({ from, to, ...(workshopId && { workshopId }), ...filters, table })
  return `/api/v1/dataview/${PATHS[kind]}/export?${params}`
}

/** The same without its days, for regular sending. */
function boardPath(
  { kind, table }: Pick<Chart<never>, 'kind' | 'table'>,
  { workshopId, filters }: Pick<Board, 'workshopId' | 'filters'>,
): string {
  return `/dataview/${PATHS[kind]}?${new URLSearchParams({ ...(workshopId && { workshopId }), ...filters, table })}`
}
/** A preset of the board as a period that moves on with the days. */
const periodOf = ({ range }: Pick<Board, 'range'>) => {
  const days = PRESETS[range.preset ?? ORDINARY]
  return days === 1 ? 'today' : `last${days}days`
}

const FORBIDDEN = /[\\/:*?"<>|\s]+/g

/** Chart, plant and days, in letters that every file system takes. */
export function fileName(title: string, { range, plantName }: Pick<Board, 'range' | 'plantName'>, ending: string): string {
  const days = range.from === range.to ? [range.from] : [range.from, range.to]
  const parts = [title, plantName, ...days].map((part) => part.replace(FORBIDDEN, '-')).filter(Boolean)
  return `${parts.join('_')}.${ending}`
}

interface TakeAwayProps {
  chart: Pick<Chart<never>, 'kind' | 'table' | 'title' | 'note'>
  plot: RefObject<HTMLDivElement | null>
}

/** The chart as a picture, and its figures as a sheet for those who may have them. */
export function TakeAway({ chart, plot }: TakeAwayProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const board = useBoard()
  const mayExport = usePermitted(`dataview:${chart.kind}:export`)
  const { run, isBusy } = useTaking(chart, plot)
  const label = `${t('boards.dataview.save')} ${chart.title}`
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${marksStyles.iconBtn} thumb`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        aria-label={label}
        title={t('boards.dataview.save')}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="download" size={15} />
      </button>
      {isOpen && button.current && (
        <PopMenu
          label={label}
          anchor={button.current}
          placement="bottom-end"
          onClose={() => setIsOpen(false)}
          items={[
            { name: 'picture', label: t('boards.dataview.savePicture'), perform: () => void run('picture') },
            ...(mayExport
              ? [
                  { name: 'sheet', label: t('boards.dataview.saveSheet'), perform: () => void run('sheet') },
                  { name: 'send', label: t('boards.dataview.send'), perform: () => setIsSending(true) },
                ]
              : []),
          ]}
        />
      )}
      {isSending && (
        <SubscriptionSheet
          source={{ name: chart.title.slice(0, 80), board: boardPath(chart, board), period: periodOf(board) }}
          onClose={() => setIsSending(false)}
        />
      )}
    </>
  )
}

async function takePicture({ chart, plot }: TakeAwayProps, { range, plantName, workshopName }: Board) {
  if (!plot.current) return
  const { savePicture } = await import('./picture.ts')
  const days = range.from === range.to ? range.from : `${range.from} – ${range.to}`
  await savePicture(plot.current, {
    title: chart.title,
    subtitle: [plantName, workshopName, days, chart.note].filter(Boolean).join(' · '),
    name: fileName(chart.title, { range, plantName }, 'png'),
  })
}

function useTaking(chart: TakeAwayProps['chart'], plot: TakeAwayProps['plot']) {
  const { t } = useTranslation()
  const board = useBoard()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (what: 'picture' | 'sheet') => {
    if (isBusy) return
    setIsBusy(true)
    try {
      if (what === 'picture') await takePicture({ chart, plot }, board)
      else await download(exportAddress(chart, board), fileName(chart.title, board, 'xlsx'))
      toast({ type: 'success', id: 'taken', title: t('screens.list.exported', { name: chart.title }) })
    } catch (error) {
      const title = (error instanceof WireFailure && error.message) || t('boards.dataview.notSaved')
      toast({ type: 'error', id: 'taken', title })
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
