import { Input } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { farthest, neededText, roomOf, smallestText } from '../../shared/wallText.ts'
import * as wallStyles from './wall.module.css'

/** What a screen of this size can say to eyes at this distance, before anybody climbs a ladder. */
function ReadingAdvice({ inches, distance }: { inches: number; distance: number }) {
  const { t } = useTranslation()
  const [needed, px] = [neededText(inches, distance), smallestText(inches, distance)]
  const { hasSides, stops, categories, open } = roomOf(px)
  return (
    <output className={`well about in-wash framed stack gap-s even below ${wallStyles.reading}`} data-too-far={needed > px || undefined}>
      <b>{t('wall.advice.smallest', { px })}</b>
      <span>{t('wall.advice.rows', { stops: stops.short, categories, open })}</span>
      {!hasSides && <span>{t('wall.advice.alone')}</span>}
      {needed > px && <strong>{t('wall.advice.tooFar', { inches, distance, needed, px, farthest: farthest(inches) })}</strong>}
    </output>
  )
}

/** The distance of the eyes, with what follows from it and the size of the screen while both are being typed. */
export function DistanceControl({ name, form, id, describedBy, isInvalid }: CustomControlProps) {
  const [inches, distance] = useWatch({ control: form.control, name: ['inches', name] }).map(Number)
  return (
    <>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        {...form.register(name)}
      />
      {inches && distance ? <ReadingAdvice inches={inches} distance={distance} /> : null}
    </>
  )
}
