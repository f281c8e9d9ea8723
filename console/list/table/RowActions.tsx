import type { MouseEvent } from 'react'
import { textWidth } from '../../fields/display/textWidth.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { blockerLinks, isOpen, isRefused, type RowAction } from '../../resource/actions.ts'
import type { Row } from '../../resource/meta.ts'
import type { RowList } from '../controller/listController.ts'

/** One element for all rows, so that React skips comparing it. */
const DOTS_ICON = <Icon name="dots" size={16} />
const SHOWN = 2
const ROOM = 124
const DOTS = 30
const PADDING = 10

/** How many of the labels fit as buttons, two at most; the others go to the menu. */
export function countFitting(labels: readonly string[]): number {
  const width = (count: number) => labels.slice(0, count).reduce((sum, label) => sum + textWidth(label) + PADDING, DOTS)
  let count = Math.min(SHOWN, labels.length)
  while (count > 1 && width(count) > ROOM) count--
  return count
}

type ActingList = Pick<RowList, 'meta' | 'openMenu' | 'words' | 'actions' | 'pathOf'>

/**
 * The actions of a row: as buttons those possible now, or a link to the record that blocks them. Refused ones are in the menu with their
 * reason, and so are corrections, which are rare.
 */
function partsOf(list: ActingList, row: Row) {
  const actions = list.actions(row)
  const refused = actions.filter(isRefused)
  const usual = actions.filter((action) => isOpen(action) && !action.isRare)
  const [blocker] = blockerLinks(refused, list.pathOf)
  const link = blocker && { to: blocker.to, label: list.words.openRecord(blocker.resource) }
  const labels = [...(link ? [link.label] : []), ...usual.map(({ label }) => label)]
  const shown = usual.slice(0, countFitting(labels) - (link ? 1 : 0))
  const hidden: RowAction[] = [...usual.slice(shown.length), ...actions.filter((action) => isOpen(action) && action.isRare), ...refused]
  return { link, shown, hidden }
}

/** The actions of a row. Called as a function, since a component would double the cost. */
export function RowActions({ row, list }: { row: Row; list: ActingList }) {
  const { link, shown, hidden } = partsOf(list, row)
  const openMenu = (event: MouseEvent<HTMLButtonElement>) => list.openMenu({ row, actions: hidden, anchor: event.currentTarget })
  return (
    <>
      {link && (
        <a className={buttonStyles.link} data-slot="link" data-visit="" href={link.to}>
          {link.label}
        </a>
      )}
      {shown.map(({ label, tone, perform }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: another row takes over the buttons of this one, as its cells do
          key={index}
          type="button"
          className={buttonStyles.link}
          data-slot="link"
          data-tone={tone}
          onClick={perform}
        >
          {label}
        </button>
      ))}
      {!hidden.length && shown.length > 0 && list.meta.flow && <span className={buttonStyles.dots} data-slot="dots" />}
      {hidden.length > 0 && (
        <button
          type="button"
          className={`${buttonStyles.link} ${buttonStyles.dots}`}
          data-slot="link dots"
          aria-haspopup="menu"
          aria-label={`${list.words.more} ${row.title}`}
          onClick={openMenu}
        >
          {DOTS_ICON}
        </button>
      )}
    </>
  )
}
