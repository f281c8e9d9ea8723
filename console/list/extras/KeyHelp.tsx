import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import type { ListController } from '../controller/listController.ts'
import { useListActions } from '../controller/useListActions.ts'
import * as styles from './KeyHelp.module.css'

type Line = readonly [keys: readonly string[], word: string]
type Explained = readonly [keys: readonly string[], text: string]

const IN_LIST: readonly Line[] = [
  [['/'], 'search'],
  [['J', 'K'], 'move'],
  [['Enter'], 'open'],
  [['Space'], 'peek'],
  [['X'], 'pick'],
  [['Shift+X'], 'range'],
  [['S'], 'main'],
  [['E'], 'edit'],
  [['F2'], 'inline'],
  [['R'], 'refresh'],
  [['Ctrl+Z'], 'undo'],
  [['Ctrl+K'], 'palette'],
  [['?'], 'help'],
]
const IN_RECORD: readonly Line[] = [
  [['J', 'K'], 'turn'],
  [['Esc'], 'close'],
]
const IN_CELL: readonly Line[] = [
  [['Enter'], 'save'],
  [['Tab'], 'saveRight'],
  [['Esc'], 'giveUp'],
]

/** The keyboard shortcuts of a list that the user can use, those of row actions included. */
export function KeyHelp({ list, onClose }: { list: ListController; onClose: () => void }) {
  const { t } = useTranslation()
  const actions = useListActions(list)
  const isInline = list.columns.some((column) => column.isInline)
  const absent = new Set<string>([
    ...(list.can.pick ? [] : ['pick', 'range']),
    ...(list.meta.can.includes('update') ? [] : ['edit']),
    ...(isInline ? [] : ['inline']),
    ...(list.can.remove && !list.meta.isFinal ? [] : ['undo']),
  ])
  const lines = (group: readonly Line[]): Explained[] =>
    group.filter(([, word]) => !absent.has(word)).map(([keys, word]) => [keys, t(`lists.rows.keys.${word}`)])
  const pressed = actions.flatMap(({ shortcut, label }): Explained[] => (shortcut ? [[[shortcut.toUpperCase()], label]] : []))
  const footer = (
    <Button size="md" onClick={onClose}>
      {t('screens.form.close')}
    </Button>
  )
  return (
    <Sheet title={t('lists.rows.keys.title')} onClose={onClose} footer={footer}>
      <div className={styles.keys} data-slot="keys">
        <Group title="inList" lines={[...lines(IN_LIST), ...pressed]} />
        <div>
          <Group title="inRecord" lines={lines(IN_RECORD)} />
          {isInline && <Group title="inCell" lines={lines(IN_CELL)} />}
        </div>
      </div>
      <p className="muted" data-slot="plain">
        {t('lists.rows.keys.hint')}
      </p>
    </Sheet>
  )
}

function Group({ title, lines }: { title: string; lines: readonly Explained[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{t(`lists.rows.keys.${title}`)}</h3>
      <dl>
        {lines.map(([keys, text]) => (
          <div key={text} className="between gap-xl">
            <dt className="gap-s rigid">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
