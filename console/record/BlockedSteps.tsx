import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../kit/looks/Button.tsx'
import * as controlsStyles from '../kit/looks/controls.module.css'
import { Icon } from '../kit/looks/icons.tsx'
import { usePathOf } from '../kit/session/navigation.ts'
import { blockerLinks, type RowAction } from '../resource/actions.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as detailDrawerStyles from './DetailDrawer.module.css'

const byReason = (actions: readonly RowAction[]) =>
  [...new Set(actions.map(({ refusal }) => refusal?.reason))].map((reason) => ({
    reason,
    alike: actions.filter(({ refusal }) => refusal?.reason === reason),
  }))

interface BlockedStepsProps {
  /** Refused ones only. */
  actions: readonly RowAction[]
  words: Pick<ResourceWords, 'openRecord'>
}

/** What cannot be done yet stays in sight with its reason, so that nobody looks for a button that has gone. */
export function BlockedSteps({ actions, words }: BlockedStepsProps) {
  const { t } = useTranslation()
  const id = useId()
  const pathOf = usePathOf()
  if (!actions.length) return null
  return (
    <ul className={`stack ${detailDrawerStyles.blocked}`} aria-label={t('screens.detail.blockedTitle')}>
      {byReason(actions).map(({ reason, alike }) => (
        <li key={reason} className="wrapped about">
          {alike.map(({ name, label }) => (
            <Button key={name} disabled aria-describedby={`${id}${alike[0]?.name}`}>
              <Icon name="lock" size={14} />
              {label}
            </Button>
          ))}
          <span id={`${id}${alike[0]?.name}`}>{reason}</span>
          {blockerLinks(alike, pathOf).map(({ resource, to }) => (
            <Link key={to} className={`row-inline ${controlsStyles.linked} small thumb`} to={to}>
              {words.openRecord(resource)}
              <Icon name="right" size={13} />
            </Link>
          ))}
        </li>
      ))}
    </ul>
  )
}
