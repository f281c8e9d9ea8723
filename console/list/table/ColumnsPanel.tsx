import { type DragEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { placeUnder } from '../../kit/overlays/placeUnder.ts'
import * as popStyles from '../../kit/overlays/pop.module.css'
import { containsTerm } from '../../kit/words/searchText.ts'
import type { ListFrame } from '../controller/listController.ts'
import * as treeStyles from '../tree/tree.module.css'
import { freezing, frozenOf, moved, restOf, showing, storeLayout } from './arrange.ts'
import * as columnsPanelStyles from './columnsPanel.module.css'

/** From this many columns on, the panel has a search field. */
const MANY = 10

interface ColumnsPanelProps {
  list: ListFrame
  anchor: HTMLElement
  onClose: () => void
}

/** Chooses and orders columns; changes show immediately in the list beside it. */
export function ColumnsPanel({ list, anchor, onClose }: ColumnsPanelProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [word, setWord] = useState('')
  useEffect(() => {
    const panel = box.current
    if (!panel) return
    panel.showPopover()
    placeUnder(panel, anchor)
    panel.querySelector<HTMLElement>('input')?.focus()
  }, [anchor])
  const shown = list.columns.map(({ name }) => name)
  const rest = restOf(list, shown)
  const frozen = frozenOf(list.layout)
  const fits = (name: string) => containsTerm(list.words.label(name), word)
  const arrange = (names: readonly string[]) => storeLayout(list, showing(list, list.layout, names))
  return createPortal(
    <div
      ref={box}
      popover="auto"
      className={`${popStyles.pop} ${columnsPanelStyles.columnsPanel}`}
      role="dialog"
      aria-label={t('lists.tools.columns')}
      onToggle={(event) => {
        if (event.newState !== 'closed') return
        onClose()
        anchor.focus()
      }}
    >
      <header className="row between">
        <b>{t('lists.tools.columns')}</b>
        <Button variant="ghost" size="xs" disabled={!list.layout} onClick={() => storeLayout(list, undefined)}>
          {t('lists.column.reset')}
        </Button>
      </header>
      {shown.length + rest.length > MANY && (
        <input
          className={boxStyles.box}
          data-slot="box"
          type="search"
          value={word}
          placeholder={t('lists.column.search')}
          aria-label={t('lists.column.search')}
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      <Shown list={list} names={shown} fits={fits} arrange={arrange} />
      {rest.some(fits) && <h4 className="note">{t('lists.column.others')}</h4>}
      <ul className="below">
        {rest.filter(fits).map((name) => (
          <li key={name} className="row">
            <label className="row fill">
              <input type="checkbox" checked={false} onChange={() => arrange([...shown, name])} />
              {list.words.label(name)}
            </label>
          </li>
        ))}
      </ul>
      <label className={boxStyles.tick} data-slot="tick">
        <input
          type="checkbox"
          checked={frozen > 0}
          onChange={(event) => storeLayout(list, freezing(list, list.layout, event.target.checked ? 1 : 0))}
        />
        {t(frozen > 1 ? 'lists.column.pinMany' : 'lists.column.pin', { count: frozen })}
      </label>
    </div>,
    document.body,
  )
}

interface ShownProps {
  list: ListFrame
  names: readonly string[]
  fits: (name: string) => boolean
  arrange: (names: readonly string[]) => void
}

function Shown({ list, names, fits, arrange }: ShownProps) {
  const { t } = useTranslation()
  const [dragged, setDragged] = useState<string | null>(null)
  const over = (event: DragEvent, name: string) => {
    if (!dragged) return
    event.preventDefault()
    if (name !== dragged) arrange(moved(names, dragged, names.indexOf(name)))
  }
  return (
    <ul className="below">
      {names.map((name, place) =>
        fits(name) ? (
          <li key={name} className="row" data-dragged={name === dragged || undefined} onDragOver={(event) => over(event, name)}>
            <span
              className={treeStyles.grip}
              data-slot="grip"
              draggable
              aria-hidden="true"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(name)
              }}
              onDragEnd={() => setDragged(null)}
            >
              <Icon name="grip" size={14} />
            </span>
            <label className="row fill">
              <input
                type="checkbox"
                checked
                disabled={names.length === 1}
                onChange={() => arrange(names.filter((other) => other !== name))}
              />
              {list.words.label(name)}
            </label>
            <Step
              icon="up"
              isOff={place === 0}
              title={t('lists.column.up', { title: list.words.label(name) })}
              go={() => arrange(moved(names, name, place - 1))}
            />
            <Step
              icon="down"
              isOff={place === names.length - 1}
              title={t('lists.column.down', { title: list.words.label(name) })}
              go={() => arrange(moved(names, name, place + 1))}
            />
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Step({ icon, isOff, title, go }: { icon: string; isOff: boolean; title: string; go: () => void }) {
  return (
    <button type="button" className={columnsPanelStyles.columnsStep} disabled={isOff} aria-label={title} title={title} onClick={go}>
      <Icon name={icon} size={14} />
    </button>
  )
}
