import type { MouseEvent } from 'react'
import { textWidth } from '../../fields/display/textWidth.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { splitBlocked, waysOut } from '../../resource/blocked.ts'
import type { Row } from '../../resource/meta.ts'
import type { RowContext } from '../listView.ts'

/** One element for all rows, which need not be compared. */
const DOTS_ICON = <Icon name="dots" size={16} />
const SHOWN = 2
const ROOM = 124
const DOTS = 30
const PADDING = 10

/** Up to two actions stand in the row, as far as their words fit; the rest wait behind the dots. */
export function splitActions(names: readonly string[], word: (name: string) => string): { shown: string[]; hidden: string[] } {
  const width = (list: readonly string[]) => list.reduce((sum, name) => sum + textWidth(word(name)) + PADDING, 0)
  let count = Math.min(SHOWN, names.length)
  const needed = () => width(names.slice(0, count)) + DOTS
  while (count > 1 && needed() > ROOM) count--
  return { shown: names.slice(0, count), hidden: names.slice(count) }
}

type ActingView = Pick<RowContext, 'meta' | 'act' | 'more' | 'words' | 'names' | 'pathOf'>

/**
 * What a row offers: what is possible now, and instead of what waits for another record the way to that record. What would be refused stands behind
 * the dots with its reason; so does what puts history right, which is rare, however few other actions there are.
 */
function rowActions(view: ActingView, row: Row) {
  const isRare = (name: string) => Boolean(view.meta.flow?.steps[name]?.corrects)
  const { open, refused } = splitBlocked(row, view.names(row))
  const [way] = waysOut(refused, view.pathOf)
  const wayWord = way && view.words.openRecord(way.resource)
  const usual = open.filter((name) => !isRare(name))
  const { shown, hidden } = splitActions(wayWord ? [wayWord, ...usual] : usual, (name) =>
    name === wayWord ? name : view.words.action(name),
  )
  return { way, wayWord, shown: wayWord ? shown.slice(1) : shown, hidden: [...hidden, ...open.filter(isRare)], refused }
}

export function RowActions({ row, view }: { row: Row; view: ActingView }) {
  const { way, wayWord, shown, hidden, refused } = rowActions(view, row)
  const hasMore = hidden.length > 0 || refused.length > 0
  const more = (event: MouseEvent<HTMLButtonElement>) => view.more({ row, names: hidden, refused, anchor: event.currentTarget })
  return (
    <>
      {way && (
        <a className={buttonStyles.link} data-slot="link" data-visit="" href={way.to}>
          {wayWord}
        </a>
      )}
      {shown.map((name, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: another row takes over the buttons of this one, as its cells do
          key={place}
          type="button"
          className={buttonStyles.link}
          data-slot="link"
          data-tone={view.words.toneOfAction(name)}
          onClick={() => view.act(name, row)}
        >
          {view.words.action(name)}
        </button>
      ))}
      {!hasMore && shown.length > 0 && view.meta.flow && <span className={buttonStyles.dots} data-slot="dots" />}
      {hasMore && (
        <button
          type="button"
          className={`${buttonStyles.link} ${buttonStyles.dots}`}
          data-slot="link dots"
          aria-haspopup="menu"
          aria-label={`${view.words.more} ${row.title}`}
          onClick={more}
        >
          {DOTS_ICON}
        </button>
      )}
    </>
  )
}
