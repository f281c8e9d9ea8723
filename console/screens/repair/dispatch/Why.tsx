import { useTranslation } from 'react-i18next'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { inSentence } from '../../../resource/words.ts'
import * as styles from './Dispatch.module.css'
import type { Suggestion } from './queue.ts'

interface WhyProps {
  suggestion: Pick<Suggestion, 'reasons' | 'caution'>
  /** The trade that is needed. */
  craft?: string | null
  /** Begins with the word that it is a suggestion. */
  isLead?: boolean
}

/** Why somebody is suggested; what the suggestion lacks stands out. */
export function Why({ suggestion, craft = null, isLead }: WhyProps) {
  const { t } = useTranslation()
  const { value } = useLabels()
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
