import type { MouseEvent } from 'react'
import * as buttonStyles from '../../kit/Button.module.css'
import { Icon } from '../../kit/icons.tsx'
import type { Row } from '../meta.ts'
import { textWidth } from '../textWidth.ts'
import type { StableView } from './DataTable.tsx'

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

/** What puts history right is rare: in a row it waits behind the dots, however few other actions there are. */
function rowActions(view: Pick<StableView, 'meta' | 'words' | 'names'>, row: Row): { shown: string[]; hidden: string[] } {
  const isRare = (name: string) => Boolean(view.meta.flow?.steps[name]?.corrects)
  const names = view.names(row)
  const { shown, hidden } = splitActions(
    names.filter((name) => !isRare(name)),
    view.words.action,
  )
  return { shown, hidden: [...hidden, ...names.filter(isRare)] }
}

export function RowActions({ row, view }: { row: Row; view: Pick<StableView, 'meta' | 'act' | 'more' | 'words' | 'names'> }) {
  const { shown, hidden } = rowActions(view, row)
  const more = (event: MouseEvent<HTMLButtonElement>) => view.more({ row, names: hidden, anchor: event.currentTarget })
  return (
    <>
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
      {hidden.length === 0 && shown.length > 0 && view.meta.flow && <span className={buttonStyles.dots} data-slot="dots" />}
      {hidden.length > 0 && (
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
