import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { loadWords } from '../../kit/words/i18n.ts'

/** What a board is narrowed to: no part of its first paint. */
export const LinkPicker = lazyThemed(
  () => import('../../fields/inputs/LinkPicker.tsx').then((module) => module.LinkPicker),
  () => loadWords('formsafe'),
)
