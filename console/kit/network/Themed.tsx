import type { ReactNode } from 'react'
import { lazyComponent } from './lazyComponent.tsx'

/**
 * Draws with the component library what others define, such as the dialogs of a screen's actions, whether or not they say that they use it: without
 * it such a dialog takes the whole page with it.
 */
export const Themed = lazyComponent<{ children: ReactNode }>(
  async () =>
    ({ children }) =>
      children,
  { themed: true },
)
