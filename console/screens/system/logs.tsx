import { useLabels } from '../../kit/i18n.ts'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import { addDays, today } from '../../kit/time.ts'
import { writeRange } from '../../resource/address.ts'
import type { HeaderAction } from '../../resource/defineScreen.ts'

const PurgeDialog = lazyThemed(() => import('./PurgeDialog.tsx').then((module) => module.PurgeDialog))

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
