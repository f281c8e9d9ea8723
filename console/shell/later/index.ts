import { restoreFocus } from '../views/restoreFocus.ts'

/** Parts of the shell that come once the first page stands. */
export { Bell } from '../bell/Bell.tsx'
export { Alerts } from './Alerts.tsx'
export { Duties } from './Duties.tsx'
export { FavouriteStrip, Favourites } from './Favourites.tsx'
export { NewVersion } from './NewVersion.tsx'
export { Star } from './Star.tsx'

restoreFocus()
