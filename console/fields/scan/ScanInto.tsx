import { useMedia } from '../../kit/browser/media.ts'
import { deferred } from '../../kit/overlays/deferred.tsx'
import { loadWords } from '../../kit/words/i18n.ts'
import { metaOf } from '../../resource/meta.ts'
import type { ScanIntoProps } from './scanIntoProps.ts'

const ScanButton = deferred(async () => {
  const [{ ScanButton: Button }] = await Promise.all([import('./ScanButton.tsx'), loadWords('phone')])
  return Button
})

/** A desk has a keyboard and no camera that could be held to a machine. */
const IN_HAND = '(max-width: 991px), (pointer: coarse)'

/** Fills in a record by its label, where somebody is likely to stand in front of it. */
export function ScanInto(props: ScanIntoProps) {
  const isInHand = useMedia(IN_HAND)
  return isInHand && metaOf(props.target).isLabelled ? <ScanButton {...props} /> : null
}
