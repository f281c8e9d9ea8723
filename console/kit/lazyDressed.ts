import { type ComponentType, lazy } from 'react'

/** A part that draws with the component library: both are fetched when it is first shown, or once `ready`, and not before. */
export function lazyDressed<P extends object>(load: () => Promise<ComponentType<P>>, ready?: () => Promise<unknown>) {
  return lazy(async () => {
    await ready?.()
    const [Part, { dressed }] = await Promise.all([load(), import('./Ui.tsx')])
    return { default: dressed(Part) }
  })
}
