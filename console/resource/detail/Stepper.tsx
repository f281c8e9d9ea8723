import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/icons.tsx'
import type { Row } from '../meta.ts'
import { toneOf } from '../tone.ts'
import type { ResourceWords } from '../words.ts'
import { flowPath } from './flowPath.ts'
import * as styles from './Stepper.module.css'

/** Where the record stands on its road; the buttons that move it are in the drawer's foot. */
export function Stepper({ meta, words, row }: { meta: ResourceMeta; words: ResourceWords; row: Row }) {
  const { t } = useTranslation()
  const field = meta.flow?.field ?? ''
  const now = String(row[field] ?? '')
  if (!meta.flow) return null
  const path = flowPath(meta.flow, meta.fields[field]?.values ?? [], now)
  // A state that no road leads to, or away from, is told by the title alone.
  if (path.length < 2) return null
  const at = path.indexOf(now)
  const tone = toneOf(meta.fields[field], now)
  const isEnd = at === path.length - 1
  return (
    <ol className={styles.stepper} aria-label={t('screens.detail.progress')}>
      {path.map((state, place) => (
        <li
          key={state}
          data-state={place < at || (isEnd && place === at && tone !== 'quiet') ? 'done' : place === at ? 'now' : 'next'}
          data-tone={toneOf(meta.fields[field], state)}
          aria-current={place === at ? 'step' : undefined}
        >
          <i className="middle">{place < at || (isEnd && place === at && tone === 'good') ? <Icon name="tick" size={12} /> : null}</i>
          <span>{words.value(meta.name, field, state)}</span>
        </li>
      ))}
    </ol>
  )
}
