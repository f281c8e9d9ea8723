import { useEffect } from 'react'
import { listText, smallestText } from '../console/shared/wallText.ts'
import { useLive } from './live.ts'

/** Pixels of the picture of 1080 lines in a root font, whatever the screen really has. */
const REM = 16

/** The smallest text this screen may show, in px at 1080 lines; the style sheets hear of it too. */
export function useSmallest(): number {
  const { inches, distance } = useLive().settings
  const smallest = smallestText(inches, distance)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--text', `${smallest / REM}rem`)
    style.setProperty('--list', `${listText(smallest) / REM}rem`)
  }, [smallest])
  return smallest
}
