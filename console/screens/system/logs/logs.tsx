import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { useLabels } from '../../../kit/words/i18n.ts'
import { addDays, today } from '../../../kit/words/time.ts'
import { writeRange } from '../../../resource/address.ts'
import type { HeaderAction } from '../../../resource/defineScreen.ts'
import { metaNamed } from '../../../resource/meta.ts'

const PurgeDialog = lazyComponent(() => import('./PurgeDialog.tsx').then((module) => module.PurgeDialog), { themed: true })

const DAYS = 90

type Log = 'operationLog' | 'loginLog' | 'requestLog' | 'importLog' | 'weChatLog'

/** Logs begin with the last three months; what is older is a filter away. */
export const lately = () => ({ at: writeRange(addDays(today(), -DAYS), '') })

/** The button that removes what is old, for whoever may. */
export const purge = (kind: Log): Record<string, HeaderAction> => ({
  purge: {
    title: 'systemScreens.log.purge',
    icon: 'trash',
    permission: `system:${kind}:purge`,
    dialog: function Purge({ onDone }) {
      const labels = useLabels()
      return <PurgeDialog kind={kind} title={labels.title(kind)} onDone={onDone} />
    },
  },
})

const OWN = ['create', 'update', 'delete']

/** Not records of the base, but in the log. */
const ELSEWHERE = ['queueJob']

/** A kind of record by its name; one that has no words keeps its code. */
export function ResourceWord({ name }: { name: string }) {
  const labels = useLabels()
  return metaNamed(name) || ELSEWHERE.includes(name) ? labels.name(name) : name
}

export function ActionWord({ resource, action }: { resource: string; action: string }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return OWN.includes(action) ? t(`screens.detail.did.${action}`) : labels.action(resource, action)
}

interface Row {
  resource: string
  title: string | null
  id: number
}
/** What a record was called then; by its number where it had no name. */
export function RowWord({ resource, title, id }: Row) {
  const labels = useLabels()
  const calledBy = metaNamed(resource)?.calledBy
  if (title === null) return `#${id}`
  return calledBy ? labels.value(resource, calledBy, title) : title
}

/** Who did it: a person, or the product by itself. */
export function Doer({ name, isPerson }: { name: string; isPerson: boolean }) {
  const { t } = useTranslation()
  return isPerson || name !== 'system' ? name : t('screens.detail.bySystem')
}
