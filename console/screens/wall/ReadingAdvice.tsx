import { useTranslation } from 'react-i18next'
import { farthest, neededText, roomOf, smallestText } from '../../shared/wallText.ts'
import * as wallStyles from './wall.module.css'

/** What a screen of this size can say to eyes at this distance, before anybody climbs a ladder. */
export function ReadingAdvice({ inches, distance }: { inches: number; distance: number }) {
  const { t } = useTranslation()
  const [needed, px] = [neededText(inches, distance), smallestText(inches, distance)]
  const { hasSides, stops, categories, open } = roomOf(px)
  return (
    <output className={wallStyles.reading} data-too-far={needed > px || undefined}>
      <b>{t('wall.advice.smallest', { px })}</b>
      <span>{t('wall.advice.rows', { stops: stops.short, categories, open })}</span>
      {!hasSides && <span>{t('wall.advice.alone')}</span>}
      {needed > px && <strong>{t('wall.advice.tooFar', { inches, distance, needed, px, farthest: farthest(inches) })}</strong>}
    </output>
  )
}
