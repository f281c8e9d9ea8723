import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { searchOf } from '../views/viewState.ts'
import { requestedOrder, writeGrouping } from './grouping.ts'
import type { GroupView } from './groupView.ts'

const SubscriptionSheet = lazyComponent(() => import('../subscriptions/SubscriptionSheet.tsx').then((module) => module.SubscriptionSheet), {
  words: ['subscriptions'],
  themed: true,
})
/** The longest name of a sending. */
const NAME_MAX = 80

/** Sends the groups regularly, within the filters of now. */
export function SendGroups({ list, grouping }: Pick<GroupView, 'list' | 'grouping'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { meta, spec, state, words } = list
  const order = requestedOrder(grouping)
  const group = writeGrouping({ ...grouping, ...(order && { order }) })
  const name = [words.title, ...grouping.by.map(({ field }) => words.label(field))].join(' · ').slice(0, NAME_MAX)
  const search = searchOf({ ordinarySort: spec.sort ?? meta.sort }, { ...state, group })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="clock" />
        <span className="unseen-s">{t('lists.views.send')}</span>
      </Button>
      {isOpen && <SubscriptionSheet source={{ name, list: meta.name, search }} onClose={() => setOpen(false)} />}
    </>
  )
}
