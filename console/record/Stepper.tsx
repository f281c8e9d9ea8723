import { useTranslation } from 'react-i18next'
import { toneOf } from '../fields/display/tone.ts'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Icon } from '../kit/looks/icons.tsx'
import { type Row, shownState } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { flowPath, stepsOf } from './flowPath.ts'
import * as styles from './Stepper.module.css'

interface Props {
  meta: ResourceMeta
  words: ResourceWords
  row: Row
}

/** Where the record stands on its road, or on each of several; the buttons that move it are in the drawer's foot. */
export function Stepper({ meta, words, row }: Props) {
  const { field, tracks = [] } = meta.flow ?? {}
  if (!field) return null
  if (!tracks.length) return <Road meta={meta} words={words} row={row} field={field} />
  return (
    <div className={styles.roads} data-slot="roads">
      {[field, ...tracks]
        .filter((one) => row[one])
        .map((one) => (
          <section key={one} aria-label={words.label(one)}>
            <h3 className="note">{words.label(one)}</h3>
            <Road meta={meta} words={words} row={row} field={one} />
          </section>
        ))}
    </div>
  )
}

function Road({ meta, words, row, field }: Props & { field: string }) {
  const { t } = useTranslation()
  const now = String(row[field] ?? '')
  if (!meta.flow) return null
  const path = flowPath(stepsOf(meta.flow, field), meta.fields[field]?.values ?? [], now)
  // A state that no road leads to, or away from, is told by the title alone.
  if (path.length < 2) return null
  const at = path.indexOf(now)
  const tone = toneOf(meta.fields[field], now)
  const isEnd = at === path.length - 1
  const shown = shownState(meta, row, field)
  const wordOf = (state: string) =>
    state === now ? words.value(meta.name, shown.field, shown.value) : words.value(meta.name, field, state)
  return (
    <ol className={styles.stepper} aria-label={t('screens.detail.progress')}>
      {path.map((state, place) => (
        <li
          key={state}
          data-state={place < at || (isEnd && place === at && tone !== 'quiet') ? 'done' : place === at ? 'now' : 'next'}
          data-passed={place < at || undefined}
          data-tone={toneOf(meta.fields[field], state)}
          aria-current={place === at ? 'step' : undefined}
        >
          <i className="middle">{place < at || (isEnd && place === at && tone === 'good') ? <Icon name="tick" size={12} /> : null}</i>
          <span>{wordOf(state)}</span>
        </li>
      ))}
    </ol>
  )
}
