import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    { name: 'jobQueue', path: '/system/jobs', load: () => import('./jobs/JobQueue.tsx').then((module) => module.JobQueue) },
    { name: 'health', path: '/system/health', words: ['health'], load: () => import('./Health.tsx').then((module) => module.Health) },
  ],
})
