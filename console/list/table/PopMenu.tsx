import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

/** The menu of the kit, loaded lazily to stay out of the first bundle. */
export const PopMenu = lazyComponent(() => import('../../kit/overlays/PopMenu.tsx').then((module) => module.PopMenu), { themed: true })
