import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [{ name: 'shiftBoard', path: '/shifts/board', load: () => import('./board/BoardPage.tsx').then((module) => module.BoardPage) }],
})
