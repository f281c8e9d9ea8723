import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { inSentence } from '../../../resource/words.ts'
import * as styles from './Dispatch.module.css'
import type { Suggestion } from './queue.ts'
import { type RowWords, useRowWords } from './rowWords.ts'

interface WhyProps {
  suggestion: Pick<Suggestion, 'reasons' | 'caution'>
  /** The trade that is needed. */
  craft?: string | null
  /** Begins with the word that it is a suggestion. */
  isLead?: boolean
}

/** Why somebody is suggested; what the suggestion lacks stands out. Called as a function by rows of which there are hundreds. */
export function whyOf({ suggestion, craft = null, isLead, words: { t, value } }: WhyProps & { words: RowWords }) {
  const trade = craft ? value('repairer', 'craft', craft) : ''
  const reasons = suggestion.reasons.map((reason) => t(`dispatch.reasons.${reason}`, { trade })).join(' · ')
  return (
    <small className={styles.why}>
      {suggestion.caution && (
        <span className={`strong ${tonesStyles.toned} ${tonesStyles.worded}`} data-tone="warning">
          {t(`dispatch.cautions.${suggestion.caution}`, { trade: inSentence(trade) })}
        </span>
      )}
      {isLead ? t('dispatch.suggested', { reasons }) : reasons}
    </small>
  )
}

/** The same for one that stands by itself. */
export function Why(props: WhyProps) {
  return whyOf({ ...props, words: useRowWords() })
}
