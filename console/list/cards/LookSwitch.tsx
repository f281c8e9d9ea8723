import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import type { ListController } from '../controller/listController.ts'
import { isBoard } from './boardLanes.ts'

const LOOKS = [
  ['list', 'list'],
  ['board', 'columns'],
] as const

/**
 * Switches between list and board of the same rows. The board has columns for closed states of its own, so it drops the default state
 * filter of the list.
 */
export function LookSwitch({ list }: { list: ListController }) {
  const { t } = useTranslation()
  const { meta, spec } = list
  const state = meta.flow?.field ?? ''
  const begun = (spec.initial?.() as Readonly<Record<string, string>> | undefined)?.[state] ?? null
  const isNow = isBoard(list.search)
  const toggleBoard = () => {
    const chosen = list.state.filters[state] ?? null
    if (isNow) list.go({ look: null, page: null, [state]: chosen ?? begun })
    else list.go({ look: 'board', page: null, [state]: chosen === begun ? null : chosen })
  }
  return (
    <fieldset className={controlsStyles.segments} data-slot="look">
      <legend className="visually-hidden">{t('screens.board.look')}</legend>
      {LOOKS.map(([look, icon]) => (
        <button
          key={look}
          type="button"
          className="thumb"
          aria-pressed={(look === 'board') === isNow}
          onClick={() => (look === 'board') !== isNow && toggleBoard()}
        >
          <Icon name={icon} size={16} />
          <span className="unseen-s">{t(`screens.board.${look}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
