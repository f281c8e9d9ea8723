import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tasks } from '../../form/Tasks.tsx'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { useCan } from '../../kit/session/me.ts'
import { daysBetween, today } from '../../kit/words/time.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { listDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { useWords } from '../../resource/words.ts'
import * as ductStyles from './duct.module.css'

type DuctLog = ResourceTypes['ductLog']['row'] & Row

const MOST = 200
const variables = { filter: { status: { in: ['OPEN'] } }, page: { no: 1, size: MOST, sort: 'beginDate', order: 'DESC' } }

/** The work under way on a tank. All rows of the list share one question. */
function useOpenLog(ductId: string): DuctLog | undefined {
  const mayRead = useCan()('duct:log:list')
  const { data, previousData } = useQuery(listDocument<DuctLog>(metaOf('ductLog')), {
    variables,
    skip: !mayRead,
    context: SHOWN_HERE,
  })
  return (data ?? previousData)?.page.items.find((log) => log.ductId === ductId)
}

const daysFrom = (day: string) => Math.max(0, daysBetween(day, today()))

export function KindTag({ log }: { log: Pick<DuctLog, 'kind'> }) {
  const words = useWords(metaOf('ductLog'))
  return (
    <span className={tonesStyles.tag} data-slot="tag" data-tone={log.kind === 'REPAIR' ? 'warning' : 'info'}>
      {words.value('ductLog', 'kind', log.kind)}
    </span>
  )
}

/** Cleaning takes a day, most repairs no more than this. */
const LONG_DAYS = 2
export function LogState({ value }: { value: DuctLog['status'] }) {
  const words = useWords(metaOf('ductLog'))
  return (
    <span className={tonesStyles.tag} data-slot="tag" data-tone={value === 'OPEN' ? 'wait' : 'good'}>
      {words.value('ductLog', 'status', value)}
    </span>
  )
}

export function Since({ day }: { day: string }) {
  const { t } = useTranslation()
  const days = daysFrom(day)
  return (
    <span className={`wrapped figure about ${ductStyles.since}`}>
      {t('ducts.since', { day })}
      {days > 0 && <b data-long={days > LONG_DAYS || undefined}>{t('ducts.days', { count: days })}</b>}
    </span>
  )
}

/** What is being done with a tank now, and the button that ends it. */
export function OpenWork({ ductId }: { ductId: string }) {
  const log = useOpenLog(ductId)
  const meta = metaOf('ductLog')
  const words = useWords(meta)
  const [isClosing, setIsClosing] = useState(false)
  if (!log) return null
  const tank = log.duct?.title ?? ''
  return (
    <span className="wrapped figure">
      <KindTag log={log} />
      <Since day={log.beginDate} />
      {log.actions.includes('close') && (
        <button
          type="button"
          className={buttonStyles.link}
          data-slot="link"
          onClick={() => setIsClosing(true)}
          aria-label={`${words.action('close')} ${tank}`}
        >
          {words.action('close')}
        </button>
      )}
      <Tasks
        meta={meta}
        spec={{}}
        words={words}
        task={isClosing ? { kind: 'step', step: 'close', row: { ...log, title: tank } } : null}
        start={() => setIsClosing(false)}
      />
    </span>
  )
}
