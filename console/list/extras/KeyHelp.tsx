import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../resource/dialogs/Sheet.tsx'
import type { ListView } from '../listView.ts'
import * as styles from './KeyHelp.module.css'

type Line = readonly [keys: readonly string[], word: string]

const IN_LIST: readonly Line[] = [
  [['/'], 'search'],
  [['J', 'K'], 'move'],
  [['Enter'], 'open'],
  [['Space'], 'peek'],
  [['X'], 'pick'],
  [['Shift+X'], 'range'],
  [['E'], 'edit'],
  [['F2'], 'inline'],
  [['N'], 'create'],
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

/** The keys of a list, as far as this person can use them. */
export function KeyHelp({ view, onClose }: { view: ListView; onClose: () => void }) {
  const { t } = useTranslation()
  const isInline = view.columns.some((column) => column.isInline)
  const absent = new Set<string>([
    ...(view.canPick ? [] : ['pick', 'range']),
    ...(view.canCreate ? [] : ['create']),
    ...(view.meta.can.includes('update') ? [] : ['edit']),
    ...(isInline ? [] : ['inline']),
    ...(view.canRemove && !view.meta.isFinal ? [] : ['undo']),
  ])
  const footer = (
    <Button size="md" onClick={onClose}>
      {t('screens.form.close')}
    </Button>
  )
  return (
    <Sheet title={t('lists.rows.keys.title')} onClose={onClose} footer={footer}>
      <div className={styles.keys} data-slot="keys">
        <Group title="inList" lines={IN_LIST.filter(([, word]) => !absent.has(word))} />
        <div>
          <Group title="inRecord" lines={IN_RECORD} />
          {isInline && <Group title="inCell" lines={IN_CELL} />}
        </div>
      </div>
      <p className="muted" data-slot="plain">
        {t('lists.rows.keys.hint')}
      </p>
    </Sheet>
  )
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{t(`lists.rows.keys.${title}`)}</h3>
      <dl>
        {lines.map(([keys, word]) => (
          <div key={word} className="between gap-xl">
            <dt className="gap-s rigid">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`lists.rows.keys.${word}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
