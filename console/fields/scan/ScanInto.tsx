import { useMedia } from '../../kit/browser/media.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { metaOf } from '../../resource/meta.ts'
import type { ScanIntoProps } from './scanIntoProps.ts'

const ScanButton = lazyComponent(() => import('./ScanButton.tsx').then((module) => module.ScanButton), { words: ['phone'] })

/** A desk has a keyboard and no camera that could be held to a machine. */
const IN_HAND = '(max-width: 991px), (pointer: coarse)'

/** Fills in a record by its label, where somebody is likely to stand in front of it. */
export function ScanInto(props: ScanIntoProps) {
  const isInHand = useMedia(IN_HAND)
  return isInHand && metaOf(props.target).isLabelled ? <ScanButton {...props} /> : null
}
