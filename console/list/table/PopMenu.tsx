import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

/** The menu of the kit, whose code is not part of a first page. */
export const PopMenu = lazyComponent(() => import('../../kit/overlays/PopMenu.tsx').then((module) => module.PopMenu), { themed: true })
