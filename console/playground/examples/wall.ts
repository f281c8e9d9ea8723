import type { Example } from '../example.ts'
import DISPLAYS from './wall/displays.graphql?raw'

export const wall: readonly Example[] = [{ area: 'wall', word: 'exWalls', query: DISPLAYS, variables: () => ({ id: '?' }) }]
