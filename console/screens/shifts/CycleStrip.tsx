import { useTranslation } from 'react-i18next'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import * as styles from './CycleStrip.module.css'

/** In the tones that the board gives the first shifts of a plant. */
const TONES: Readonly<Record<string, string>> = { A: 'info', B: 'good', C: 'wait' }

/** A cycle as its days, side by side: what repeats is seen and not counted. */
export function CycleStrip({ cycle }: { cycle: string }) {
  const { t } = useTranslation()
  if (!cycle) return null
  return (
    <span
      className={`flow gap-s ${styles.strip}`}
      role="img"
      aria-label={`${t('shiftBoard.pattern.strip', { count: cycle.length })}: ${cycle}`}
    >
      {[...cycle].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the day is what it is by its place
        <i key={at} className={`middle framed ${tonesStyles.toned} ${letter === '-' ? '' : 'in-tone'}`} data-tone={TONES[letter]}>
          {letter === '-' ? '' : letter}
        </i>
      ))}
    </span>
  )
}
