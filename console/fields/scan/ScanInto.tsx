import { useMedia } from '../../kit/browser/media.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { metaOf } from '../../resource/meta.ts'
import type { ScanIntoProps } from './scanIntoProps.ts'

const ScanButton = lazyComponent(() => import('./ScanButton.tsx').then((module) => module.ScanButton), { words: ['phone'] })

/** Phones and tablets only, which can be pointed at a machine. */
const IN_HAND = '(max-width: 991px), (pointer: coarse)'

/** Fills in a link field by scanning a label, on devices with a camera at hand. */
export function ScanInto(props: ScanIntoProps) {
  const isInHand = useMedia(IN_HAND)
  return isInHand && metaOf(props.target).isLabelled ? <ScanButton {...props} /> : null
}
