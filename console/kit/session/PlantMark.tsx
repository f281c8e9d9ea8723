import type { CSSProperties } from 'react'
import * as marksStyles from '../looks/marks.module.css'
import { useMe } from './me.ts'

/** As many as there are colours for. */
const HUES = 6

/** Each plant of a person has a colour of its own, beside its name: plants look alike, and so do their numbers. */
export function PlantMark({ id }: { id: string }) {
  const { plants } = useMe()
  const ids = plants.map((plant) => Number(plant.id)).sort((a, b) => a - b)
  const hue = ids.indexOf(Number(id)) % HUES
  const style = { '--hue': `var(--plant-${Math.max(hue, 0) + 1})` } as CSSProperties
  return <i className={marksStyles.plantMark} data-hue={hue} style={style} aria-hidden="true" />
}
