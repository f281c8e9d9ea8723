import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../kit/looks/Button.tsx'
import * as controlsStyles from '../kit/looks/controls.module.css'
import { Icon } from '../kit/looks/icons.tsx'
import { usePathOf } from '../kit/session/navigation.ts'
import { type BlockedStep, waysOut } from '../resource/blocked.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as detailDrawerStyles from './DetailDrawer.module.css'

const byReason = (steps: readonly BlockedStep[]) =>
  [...new Set(steps.map((one) => one.message))].map((message) => ({ message, steps: steps.filter((one) => one.message === message) }))

/** What cannot be done yet stays in sight with its reason, so that nobody looks for a button that has gone. */
export function BlockedSteps({ steps, words }: { steps: readonly BlockedStep[]; words: ResourceWords }) {
  const { t } = useTranslation()
  const id = useId()
  const pathOf = usePathOf()
  if (!steps.length) return null
  return (
    <ul className={`stack ${detailDrawerStyles.blocked}`} aria-label={t('screens.detail.blockedTitle')}>
      {byReason(steps).map(({ message, steps: refused }) => (
        <li key={message} className="wrapped about">
          {refused.map(({ step }) => (
            <Button key={step} disabled aria-describedby={`${id}${refused[0]?.step}`}>
              <Icon name="lock" size={14} />
              {words.action(step)}
            </Button>
          ))}
          <span id={`${id}${refused[0]?.step}`}>{message}</span>
          {waysOut(refused, pathOf).map(({ resource, to }) => (
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
